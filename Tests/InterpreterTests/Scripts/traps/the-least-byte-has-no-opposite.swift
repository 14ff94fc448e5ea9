let one: Int8 = 5
print(-one)  // prints: -5
let least: Int8 = -128
print(-least)  // fails: Fatal error: Arithmetic overflow
