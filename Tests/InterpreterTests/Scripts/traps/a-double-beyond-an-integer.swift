let wide = 300.5
print(UInt16(wide))  // prints: 300
print(UInt8(wide))  // fails: Fatal error: Double value cannot be converted to UInt8 because the result would be greater than UInt8.max
