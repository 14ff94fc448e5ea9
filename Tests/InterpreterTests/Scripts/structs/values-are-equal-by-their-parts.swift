struct P: Equatable { var x: Int; var tags: [String] }
print(P(x: 1, tags: ["a"]) == P(x: 1, tags: ["a"]), P(x: 1, tags: []) != P(x: 2, tags: []))  // prints: true true
