let name: String? = "Ada"
let plain: String = name  // error: optionalValue
func greet(_ name: String) {}
greet(name)  // error: optionalValue
let number = Int("4")
let sum = number + 1  // error: optionalValue
