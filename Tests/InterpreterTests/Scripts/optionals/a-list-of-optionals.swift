let numbers: [Int?] = [1, nil, 3]
print(numbers)  // prints: [Optional(1), nil, Optional(3)]
let texts = ["1", "x", "3"].map { Int($0) }
print(texts)  // prints: [Optional(1), nil, Optional(3)]
print(texts.compactMap { $0 })  // prints: [1, 3]
for case let number? in texts { print(number) }  // prints: 1 | 3
