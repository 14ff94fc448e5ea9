print(0xFFFF_FFFF_FFFF_FFFF as UInt64, 0x8000000000000000 as UInt)  // prints: 18446744073709551615 9223372036854775808
let least = -9223372036854775808
let most: UInt = 18446744073709551615
print(least == .min, most == .max)  // prints: true true
