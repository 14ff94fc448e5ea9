let two: UInt8 = 200
print(two + 55)  // prints: 255
print(two + 56)  // fails: Fatal error: Arithmetic overflow
