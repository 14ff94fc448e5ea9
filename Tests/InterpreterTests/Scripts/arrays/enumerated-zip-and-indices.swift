let names = ["x", "y"]
for (i, name) in names.enumerated() { print(i, name) }  // prints: 0 x | 1 y
for (name, age) in zip(names, [1, 2, 3]) { print(name, age) }  // prints: x 1 | y 2
for i in names.indices { print(names[i]) }  // prints: x | y
print(Array(zip([1, 2], ["a", "b"])), Array(names.enumerated()).count)  // prints: [(1, "a"), (2, "b")] 2
for (i, n) in [5, 6].enumerated().reversed() { print(i, n) }  // prints: 1 6 | 0 5
