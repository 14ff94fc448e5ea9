class Lamp { deinit { print("freed") } }  // prints: freed
var a: Lamp? = Lamp()
var b = a
:owners b  // owners: you, you
a = nil
print("still lit")  // prints: still lit
b = nil
