var a = [1, 2]
var b = a
b.append(3)
print(a, b, a == b, a + b)  // prints: [1, 2] [1, 2, 3] false [1, 2, 1, 2, 3]
let grid = Array(repeating: Array(repeating: 0, count: 2), count: 2)
var other = grid
other[0][1] = 5
print(grid, other)  // prints: [[0, 0], [0, 0]] [[0, 5], [0, 0]]
a.removeAll()
print(a.isEmpty, a.first as Any)  // prints: true nil
