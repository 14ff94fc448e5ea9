let big = Int.max
let small = big - 1
print(small + 1 == big)  // prints: true
print(big + small)  // fails: Fatal error: Arithmetic overflow
