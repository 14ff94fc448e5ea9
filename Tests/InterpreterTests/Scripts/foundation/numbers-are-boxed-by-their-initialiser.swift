let whole = NSNumber(value: 5)
let part = NSNumber(value: 0.5)
print(whole, part)  // prints: 5 0.5
print(whole.intValue + 1)  // prints: 6
