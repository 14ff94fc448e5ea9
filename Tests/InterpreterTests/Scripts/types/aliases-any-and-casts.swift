typealias Handler = (Int) -> String
typealias Pair = (Int, Int)
let h: Handler = { "n\($0)" }
let p: Pair = (1, 2)
print(h(3), p.0 + p.1)  // prints: n3 3
let things: [Any] = [1, "a", 2.5]
print(things.compactMap { $0 as? Int }, things[1] as? Int as Any, things.count)  // prints: [1] nil 3
let n: Any = 5
if let i = n as? Int, i > 3 { print(i, type(of: i)) }  // prints: 5 Int
