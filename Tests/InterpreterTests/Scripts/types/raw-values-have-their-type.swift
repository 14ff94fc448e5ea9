enum Wide: Int64 { case a = 1 }
enum Small: UInt8 { case a = 1 }
enum Real: Double { case a = 1 }
print(type(of: Wide.a.rawValue), type(of: Small.a.rawValue), type(of: Real.a.rawValue))  // prints: Int64 UInt8 Double
print(Small(rawValue: 1)!.rawValue &+ 255)  // prints: 0
