class Lamp {}
var lamp: Lamp? = Lamp()
weak var w = lamp
:owners lamp  // owners: you
lamp = nil
print(w as Any)  // prints: nil
