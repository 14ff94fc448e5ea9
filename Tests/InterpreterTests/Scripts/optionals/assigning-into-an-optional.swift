var cache: [String: [Int]] = [:]
cache["a"] = [1]
cache["a"]?.append(2)
cache["b"]?.append(3)
cache["c", default: []].append(4)
print(cache["a"]!, cache["b"] == nil, cache["c"]!)  // prints: [1, 2] true [4]
