let primes = [2, 3, 5]
let ages = ["Ada": 36]
print(primes.first as Any, primes.last as Any)  // prints: Optional(2) Optional(5)
print(ages["Ada"] as Any, ages["Bob"] as Any)  // prints: Optional(36) nil
print(primes.firstIndex(of: 5) as Any, primes.min() as Any)  // prints: Optional(2) Optional(2)
print([Int]().first as Any)  // prints: nil
print(primes.first(where: { $0 > 2 }) as Any)  // prints: Optional(3)
