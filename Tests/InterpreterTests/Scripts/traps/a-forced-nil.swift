let ages = ["a": 1]
print(ages["a"]!)  // prints: 1
print(ages["b"]!)  // fails: Fatal error: Unexpectedly found nil while unwrapping an Optional value
