let numbers = [4, 8, 15, 16, 23, 42]
print(numbers.map { $0 / 2 }, numbers.filter { $0 % 2 == 0 }, numbers.reduce(0, +))  // prints: [2, 4, 7, 8, 11, 21] [4, 8, 16, 42] 108
print(numbers.reduce("") { $0 + "\($1) " })  // prints: 4 8 15 16 23 42 
print(numbers.flatMap { [$0, -$0] }.prefix(4))  // prints: [4, -4, 8, -8]
print([[1], [2, 3]].flatMap { $0 }, ["1", "x"].compactMap { Int($0) })  // prints: [1, 2, 3] [1]
print(numbers.allSatisfy { $0 > 3 }, numbers.contains { $0 > 40 }, numbers.contains(15))  // prints: true true true
