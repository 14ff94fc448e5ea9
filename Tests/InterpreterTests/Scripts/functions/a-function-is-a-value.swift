func twice(_ n: Int) -> Int { n * 2 }
let f = twice
print(f(4), [1, 2].map(twice))  // prints: 8 [2, 4]
func make(_ step: Int) -> (Int) -> Int { { $0 + step } }
print(make(3)(4))  // prints: 7
let operations: [String: (Int, Int) -> Int] = ["+": { $0 + $1 }, "*": { $0 * $1 }]
print(operations["*"]!(6, 7))  // prints: 42
