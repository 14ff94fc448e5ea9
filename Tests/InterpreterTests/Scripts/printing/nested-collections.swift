print([[1, 2], []], ["k": [1.5]])  // prints: [[1, 2], []] ["k": [1.5]]
print(["a", "b"], [true, false])  // prints: ["a", "b"] [true, false]
let empty: [String: Int] = [:]
print(empty, [Int]())  // prints: [:] []
print((["a"], ("b", 1)))  // prints: (["a"], ("b", 1))
