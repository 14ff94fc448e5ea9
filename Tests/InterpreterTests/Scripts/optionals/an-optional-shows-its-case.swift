let name: String? = "Ada"
let age: Int? = 36
let missing: String? = nil
print(name as Any)  // prints: Optional("Ada")
print("\(String(describing: name)) and \(String(describing: age))")  // prints: Optional("Ada") and Optional(36)
print(missing as Any)  // prints: nil
print(String(describing: missing))  // prints: nil
