let three: Int? = .some(3)
print(three!, three as Any)  // prints: 3 Optional(3)
func found(_ key: String) -> String? { key.isEmpty ? .none : .some(key) }
print(found("a") as Any, found("") as Any)  // prints: Optional("a") nil
var table: [String: Int] = [:]
table["a"] = .some(1)
print(table)  // prints: ["a": 1]
func nothing() -> String? { return .none }
var number: Int? = 3
number = .none
print(nothing() as Any, number as Any, nothing() == .none)  // prints: nil nil true
