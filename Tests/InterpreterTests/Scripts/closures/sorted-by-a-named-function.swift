func byLength(_ a: String, _ b: String) -> Bool { a.count < b.count }
print(["ccc", "a", "bb"].sorted(by: byLength))  // prints: ["a", "bb", "ccc"]
let shout: (String) -> String = { $0.uppercased() }
print(["a"].map(shout), [1, 2].map(String.init), ["1", "x"].map { Int($0) ?? 0 })  // prints: ["A"] ["1", "2"] [1, 0]
let autorun = { (x: Int, y: Int) -> Int in x * y }(6, 7)
print(autorun)  // prints: 42
