print([1: 2].count(where: { $0.value > 1 }), [1, 2].count { $0 > 1 }, Set([1]).count { $0 > 0 })  // prints: 1 1 1
print("abca".count { $0 == "a" }, (1...9).count(where: { $0.isMultiple(of: 2) }), [1].count)  // prints: 2 4 1
