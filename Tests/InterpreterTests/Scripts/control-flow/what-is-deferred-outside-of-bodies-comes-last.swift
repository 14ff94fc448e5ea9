var steps = ["a"]
defer { print(steps) }  // prints: ["a", "b"]
defer { print("first") }  // prints: first
steps.append("b")
print(steps.count)  // prints: 2
