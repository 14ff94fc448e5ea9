let names = ["a", "b", "c"]
for (number, name) in zip(1..., names) { print(number, name) }  // prints: 1 a | 2 b | 3 c
print(Array(zip(names, 0...)).map { "\($0.0)\($0.1)" })  // prints: ["a0", "b1", "c2"]
print(Array(zip(1..., [String]())).isEmpty)  // prints: true
