struct Box { var xs = [1, 2] }
var list = [1, 2]
let first = \[Int].[0]
list[keyPath: first] = 9
print(list)  // prints: [9, 2]
var rows = [[1, 2]]
rows[0][keyPath: first] += 1
print(rows)  // prints: [[2, 2]]
var box = Box()
box.xs[keyPath: first] = 5
print(box.xs)  // prints: [5, 2]
var ages = ["a": 1]
let a = \[String: Int].["a"]
ages[keyPath: a] = 3
print(ages["a"] ?? 0)  // prints: 3
