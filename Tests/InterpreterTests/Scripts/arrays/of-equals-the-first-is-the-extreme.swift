struct Pair { var key: Int; var name: String }
let pairs = [Pair(key: 1, name: "a"), Pair(key: 2, name: "b"), Pair(key: 2, name: "c"), Pair(key: 1, name: "d")]
print(pairs.max { $0.key < $1.key }!.name, pairs.min { $0.key < $1.key }!.name)  // prints: b a
var count = 0
_ = pairs.max { count += 1; return $0.key < $1.key }
print(count)  // prints: 3
let none: [Pair] = []
print(none.max { $0.key < $1.key } == nil)  // prints: true
