print((1..<3).overlaps(2..<4), (1...3).overlaps(4...5), (1...3).overlaps(3..<5))  // prints: true false true
print((1..<1).overlaps(0..<5), (0.5...1.5).overlaps(1.5...2))  // prints: false true
let list = [1, 2, 3]
print((1...).relative(to: list), (...1).relative(to: list), (1...2).relative(to: list))  // prints: 1..<3 0..<2 1..<3
