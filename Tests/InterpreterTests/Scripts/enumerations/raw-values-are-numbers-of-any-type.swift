enum Cold: Double { case hard = -1.5, mild = 2, warm }
print(Cold.hard.rawValue, Cold.mild.rawValue, Cold.warm.rawValue)  // prints: -1.5 2.0 3.0
print(Cold(rawValue: -1.5) == .hard)  // prints: true
enum Byte: UInt8 { case a, b, c = 200, d }
print(Byte.b.rawValue, Byte.d.rawValue)  // prints: 1 201
print(Byte(rawValue: 201)!)  // prints: d
enum Long: Int64 { case below = -3, next }
print(Long.next.rawValue)  // prints: -2
