func one(_ body: (Int) -> Void) {}
func two(_ body: (Int, Int) -> Int) {}
func none(_ body: () -> Void) {}
one { print("x") }  // error: closureArity
one { _ in }
one { a, b in }  // error: closureArity
two { $0 }  // error: closureArity
two { $0 + $1 }
two { a, b in a }
none { print("x") }
none { x in }  // error: closureArity
let add: (Int, Int) -> Int = { $0 }  // error: closureArity
["a": 1].map { key, value in key }
["a": 1].forEach { print($0, $1) }  // prints: a 1
zip([1], [2]).map { $0 + $1 }
[1, 2].map { "x" }  // error: closureArity
[1, 2].reduce(0) { $0 }  // error: closureArity
