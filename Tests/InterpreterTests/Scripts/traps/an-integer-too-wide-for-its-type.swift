let wide = 300
print(UInt8(wide - 100))  // prints: 200
print(UInt8(wide))  // fails: Fatal error: Not enough bits to represent the passed value
