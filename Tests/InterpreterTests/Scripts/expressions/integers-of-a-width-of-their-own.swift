var red: UInt8 = 255
print(red &+ 1, red &- 255, ~red, red >> 1, red << 1)  // prints: 0 0 0 127 254
let wide = 300
print(UInt8(truncatingIfNeeded: wide), Int8(truncatingIfNeeded: wide))  // prints: 44 44
print(UInt8(clamping: wide), UInt8(clamping: -1), Int8(bitPattern: 200))  // prints: 255 0 -56
print(UInt8(exactly: wide) as Any, UInt8("300") as Any, UInt8("30") as Any)  // prints: nil nil Optional(30)
print(Int(exactly: 1.5) as Any, Int(exactly: 2.0) as Any)  // prints: nil Optional(2)
let word: UInt64 = 5
print(word &- 6, UInt.max, UInt.max / 2)  // prints: 18446744073709551615 18446744073709551615 9223372036854775807
print(word &- 6 > 3, word < 6)  // prints: true true
print(Int8.max, Int8.min, UInt32.max)  // prints: 127 -128 4294967295
let half = 1 + red / 2
print(half, Int(half) + 200)  // prints: 128 328
struct Pixel { var red: UInt8 = 0; mutating func brighten() { red &+= 200 } }
var pixel = Pixel()
pixel.brighten()
pixel.brighten()
print(pixel.red)  // prints: 144
func doubled(_ x: UInt8) -> UInt8 { x &* 2 }
print(doubled(200), doubled(.max))  // prints: 144 254
var hash: UInt32 = 5381
for byte in "hello".utf8 { hash = (hash << 5) &+ hash &+ UInt32(byte) }
print(hash)  // prints: 261238937
let letter: Character = "A"
print((letter.asciiValue ?? 0) &+ 200, "é".utf8.count, "é".debugDescription)  // prints: 9 2 "é"
