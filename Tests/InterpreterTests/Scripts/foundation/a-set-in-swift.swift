var seen: Set<String> = []
seen.insert("a")
seen.insert("b")
seen.insert("a")
print(seen.count, seen.contains("b"))  // prints: 2 true
seen.remove("a")
print(seen)  // prints: ["b"]
print(Set([1, 2, 2]).union([3]).count)  // prints: 3
