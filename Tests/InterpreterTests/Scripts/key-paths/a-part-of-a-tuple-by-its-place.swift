let pairs = [(1, "a"), (2, "b")]
print(pairs.map(\.0), pairs.map(\.1), pairs.map(\.1.count))  // prints: [1, 2] ["a", "b"] [1, 1]
let named = [(name: "a", size: (1, 2))]
print(named.map(\.size.1), named.map(\.name))  // prints: [2] ["a"]
