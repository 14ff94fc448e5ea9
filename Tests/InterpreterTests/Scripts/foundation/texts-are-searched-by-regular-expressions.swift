let text = "order 12, order 345"
if let range = text.range(of: "[0-9]+", options: .regularExpression) { print(text[range]) }  // prints: 12
print(text.range(of: "x+", options: .regularExpression) == nil)  // prints: true
print(text.replacingOccurrences(of: "order (\\d+)", with: "#$1", options: .regularExpression))  // prints: #12, #345
print("  a   b ".replacingOccurrences(of: "\\s+", with: " ", options: .regularExpression))  // prints:  a b 
let isMail = NSPredicate(format: "SELF MATCHES %@", "[^@]+@[^@]+\\.[a-z]{2,}")
print(isMail.evaluate(with: "a@b.cz"), isMail.evaluate(with: "a@b"))  // prints: true false
