print(Int.max, Int.min)  // prints: 9223372036854775807 -9223372036854775808
print(UInt8.max, Int8.min)  // prints: 255 -128
print(Double.pi > 3.14, Double.infinity, Int.random(in: 4...4))  // prints: true inf 4
print((5).signum(), (-5).magnitude, 17.quotientAndRemainder(dividingBy: 5))  // prints: 1 5 (quotient: 3, remainder: 2)
