let d: [String: Any?] = ["a": 1, "f": nil]
print(d.count)  // prints: 2
let e = ["a": 1, "b": nil]
print(e.count)  // prints: 2
var g: [String: Int?] = [:]
g["x"] = nil
print(g.count)  // prints: 0
g.updateValue(nil, forKey: "y")
print(g.count)  // prints: 1
