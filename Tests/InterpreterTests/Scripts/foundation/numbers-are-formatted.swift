let formatter = NumberFormatter()
print(formatter.string(from: 1234.5)!, formatter.string(from: 1235.5)!)  // prints: 1234 1236
formatter.numberStyle = .decimal
print(formatter.string(from: 1234567.8915)!)  // prints: 1,234,567.892
formatter.maximumFractionDigits = 1
print(formatter.string(from: NSNumber(value: -3.14159))!)  // prints: -3.1
formatter.numberStyle = .currency
print(formatter.string(from: 9.9)!, formatter.string(from: -1200)!)  // prints: $9.90 -$1,200.00
formatter.numberStyle = .percent
print(formatter.string(from: 0.25)!, formatter.number(from: "12%")!)  // prints: 25% 0.12
