let text: String? = "12"
let length = text.map { $0.count }
let number = text.flatMap { Int($0) }
print(length as Any, number as Any)  // prints: Optional(2) Optional(12)
let none: String? = nil
print(none.map { $0.count } as Any)  // prints: nil
print(none?.count ?? 0)  // prints: 0
