let open = 1..<4
let closed = 1...3
print(open, closed)  // prints: 1..<4 1...3
print(open.count, closed.contains(3), open.contains(4))  // prints: 3 true false
print(open.lowerBound, closed.upperBound)  // prints: 1 3
print(Array(closed), open.map { $0 * $0 })  // prints: [1, 2, 3] [1, 4, 9]
for i in closed.reversed() { print(i) }  // prints: 3 | 2 | 1
