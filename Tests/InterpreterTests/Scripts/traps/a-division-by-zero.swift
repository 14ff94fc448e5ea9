func share(_ n: Int, among m: Int) -> Int { n / m }  // fails: Fatal error: Division by zero
print(share(9, among: 3))  // prints: 3
print(share(9, among: 0))
