for n in stride(from: 10, to: 0, by: -5) { print(n) }  // prints: 10 | 5
print(Array(stride(from: 0, through: 1, by: 0.5)))  // prints: [0.0, 0.5, 1.0]
print(stride(from: 1, through: 9, by: 4).map { $0 })  // prints: [1, 5, 9]
