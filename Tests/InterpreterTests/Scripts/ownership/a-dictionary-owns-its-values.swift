class Lamp { deinit { print("freed") } }  // prints: freed
var map = ["a": Lamp()]
print("kept")  // prints: kept
map["a"] = nil
print("gone")  // prints: gone
