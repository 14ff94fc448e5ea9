let half = Double(7) / 2
print(half, 7 / 2, -7 / 2, -7 % 3)  // prints: 3.5 3 -3 -1
print(Int(3.99), Int(-3.99), Double("2.5") ?? 0, Int("x") ?? -1)  // prints: 3 -3 2.5 -1
print((2.5).rounded(), (3.7).rounded(.down), abs(-4), max(3, 9, 4), min(2, 1))  // prints: 3.0 3.0 4 9 1
print(0xFF, 0b101, 1_000, String(255, radix: 16))  // prints: 255 5 1000 ff
print(Int("ff", radix: 16) ?? 0, 10.0.squareRoot() > 3)  // prints: 255 true
