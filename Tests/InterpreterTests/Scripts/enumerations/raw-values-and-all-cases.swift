enum Kind: String, CaseIterable { case red, green = "g" }
enum Level: Int { case low = 3, middle, high = 9 }
print(Kind.green.rawValue, Kind.red.rawValue, Level.middle.rawValue)  // prints: g red 4
print(Kind.allCases, Kind.allCases.count)  // prints: [main.Kind.red, main.Kind.green] 2
if let k = Kind(rawValue: "g") { print(k, k == .green, k == .red) }  // prints: green true false
print(Level(rawValue: 5) == nil)  // prints: true
