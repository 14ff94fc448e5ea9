class Lamp { func hum() { print("hum") } }  // prints: hum
var lamp: Lamp? = Lamp()
var action: (() -> Void)?
func set(_ given: Lamp) {
  action = { [weak given] in given?.hum() }
}
set(lamp!)
:owners lamp  // owners: you
action?()
lamp = nil
action?()
