func factorial(_ n: Int) -> Int { n < 2 ? 1 : n * factorial(n - 1) }
print(factorial(10))  // prints: 3628800
func fibonacci(_ n: Int, _ memo: inout [Int: Int]) -> Int {
  if n < 2 { return n }
  if let known = memo[n] { return known }
  let value = fibonacci(n - 1, &memo) + fibonacci(n - 2, &memo)
  memo[n] = value
  return value
}
var memo: [Int: Int] = [:]
print(fibonacci(12, &memo))  // prints: 144
