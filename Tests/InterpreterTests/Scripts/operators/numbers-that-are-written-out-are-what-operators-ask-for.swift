infix operator **: MultiplicationPrecedence
func ** (base: Double, exponent: Int) -> Double { (0..<exponent).reduce(1) { power, _ in power * base } }
print(2 ** 10, 3.0 ** 2 + 1)  // prints: 1024.0 10.0
extension Sequence {
  func count(where isCounted: (Element) -> Bool) -> Int { reduce(0) { isCounted($1) ? $0 + 1 : $0 } }
}
extension Array { func chunks(of size: Int) -> [[Element]] { stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) } } }
print([1, 2, 3].chunks(of: 2), [1, 2, 3].count { $0 > 1 })  // prints: [[1, 2], [3]] 2
struct Late {
  lazy var list: [Int] = [1, 2]
  var size: Int { mutating get { list.count } }
}
var late = Late()
print(late.size, late.list)  // prints: 2 [1, 2]
func show(_ value: any Equatable) -> String { "\(value)" }
func some(_ flag: Bool) -> some Equatable { flag }
print(show(3), show("s"), some(true) == some(true))  // prints: 3 s true
