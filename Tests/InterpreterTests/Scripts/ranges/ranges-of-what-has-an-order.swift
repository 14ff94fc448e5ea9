print(("a"..."c").contains("b"), ("a"..."c").contains("d"), "a"..."c" ~= "b")  // prints: true false true
struct Version: Comparable {
  var number: Int
  static func < (one: Version, other: Version) -> Bool { one.number < other.number }
}
let versions = Version(number: 1)...Version(number: 3)
print(versions.contains(Version(number: 2)), versions.contains(Version(number: 4)))  // prints: true false
print((Version(number: 1)..<Version(number: 3)).contains(Version(number: 3)))  // prints: false
switch "b" {
case "a"..."c": print("inside")  // prints: inside
default: print("outside")
}
print((1...10).clamped(to: 3...20), (1..<10).clamped(to: 3..<5))  // prints: 3...10 3..<5
extension Sequence where Element: Numeric { func total() -> Element { reduce(0, +) } }
print((1...4).total(), (1..<4).total(), [1.5, 2].total())  // prints: 10 6 3.5
