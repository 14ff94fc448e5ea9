let pairs = [("a", 1), ("b", 2), ("a", 5)]
let sums = Dictionary(pairs, uniquingKeysWith: +)
print(sums["a"] ?? 0, sums["b"] ?? 0, sums.count)  // prints: 6 2 2
let first = Dictionary(pairs.map { ($0.0, $0.1) }, uniquingKeysWith: { old, _ in old })
print(first["a"] ?? 0)  // prints: 1
