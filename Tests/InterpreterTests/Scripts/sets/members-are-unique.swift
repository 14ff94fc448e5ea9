var seen: Set<Int> = [3, 1, 3]
print(seen.count, seen.contains(1), seen.sorted())  // prints: 2 true [1, 3]
print(seen.insert(3).inserted, seen.insert(4).inserted, seen.remove(1) as Any, seen.remove(9) as Any)  // prints: false true Optional(1) nil
print(seen.sorted(), seen == [4, 3])  // prints: [3, 4] true
