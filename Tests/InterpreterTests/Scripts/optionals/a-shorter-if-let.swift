let first: Int? = 4
let second: Int? = nil
if let first { print("first is \(first)") }  // prints: first is 4
if let second { print(second) } else { print("no second") }  // prints: no second
func sum(_ a: Int?, _ b: Int?) -> Int {
  guard let a, let b else { return -1 }
  return a + b
}
print(sum(first, second), sum(first, 6))  // prints: -1 10
