func share(_ n: Int, among m: Int) -> Int { n / m }
print(share(9, among: 3))  // prints: 3
print(share(9, among: 0))  // fails: Fatal error: Division by zero
