var d = ["a": 1]
d["b"] = 2
d["a"] = nil
print(d, d["b"]!, d["z"] ?? 0, d["z", default: 9])  // prints: ["b": 2] 2 0 9
for (k, v) in d { print(k, v) }  // prints: b 2
let copy = d
d["c", default: 0] += 5
print(d.keys.sorted(), copy.count, d.values.contains(5))  // prints: ["b", "c"] 1 true
d.removeValue(forKey: "b")
print(d)  // prints: ["c": 5]
var groups: [String: [Int]] = [:]
groups["x"] = [1]
groups["x"]?.append(2)
print(groups)  // prints: ["x": [1, 2]]
