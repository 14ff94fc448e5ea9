let a: Set = [1, 2, 3], b: Set = [3, 4]
print(a.union(b).sorted(), a.intersection(b).sorted(), a.subtracting(b).sorted())  // prints: [1, 2, 3, 4] [3] [1, 2]
print(a.isSubset(of: [1, 2, 3, 4]), a.isDisjoint(with: [9]), a.symmetricDifference(b).sorted())  // prints: true true [1, 2, 4]
let unique = Set(["x", "y", "x"])
print(unique.count, unique.map { $0 }.sorted(), Array(unique).count)  // prints: 2 ["x", "y"] 2
