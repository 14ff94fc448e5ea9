print(10.nonzeroBitCount, 1.leadingZeroBitCount, 8.trailingZeroBitCount)  // prints: 2 63 3
print(UInt8(1).leadingZeroBitCount, UInt8(0).trailingZeroBitCount)  // prints: 7 8
print((-1).nonzeroBitCount, Int8(-1).nonzeroBitCount)  // prints: 64 8
print(UInt16(0x1234).byteSwapped, UInt32(1).byteSwapped)  // prints: 13330 16777216
let small: UInt8 = 3
print(small.bitWidth, 5.bitWidth)  // prints: 8 64
