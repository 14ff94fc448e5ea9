let less = -300
print(UInt8(less))  // fails: Fatal error: Negative value is not representable
