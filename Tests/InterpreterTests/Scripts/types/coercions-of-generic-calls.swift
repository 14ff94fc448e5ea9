print(min(1, 2) as Double)  // prints: 1.0
print(abs(-2) as Double)  // prints: 2.0
