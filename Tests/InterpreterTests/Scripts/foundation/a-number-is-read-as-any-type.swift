let number: NSNumber = 7
print(number.uintValue, number.intValue, number.doubleValue, number.boolValue)  // prints: 7 7 7.0 true
print(number.uint64Value, number.int64Value, number.int32Value, number.int16Value)  // prints: 7 7 7 7
print(number.uint8Value, number.uint16Value, number.uint32Value)  // prints: 7 7 7
let any: Any = number
print((any as! NSNumber).uintValue + 1)  // prints: 8
