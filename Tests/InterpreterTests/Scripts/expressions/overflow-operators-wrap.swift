let most = Int.max
print(most &+ 1 == Int.min, Int.min &- 1 == Int.max)  // prints: true true
print(3 &* 4, 7 & 3, 5 | 2, 6 ^ 3, ~0)  // prints: 12 3 7 5 -1
print(1 << 4, -16 >> 2)  // prints: 16 -4
