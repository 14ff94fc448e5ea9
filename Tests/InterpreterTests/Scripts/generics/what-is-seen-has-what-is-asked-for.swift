// A value that is seen through protocols has what these ask for and give, whatever it is.
protocol Shape { var area: Double { get } }
extension Shape { var half: Double { area / 2 } }
struct Square: Shape {
  var side: Double
  var area: Double { side * side }
}
let shape: any Shape = Square(side: 2)
print(shape.area, shape.half)  // prints: 4.0 2.0
print(shape.side)  // error: notSeen
func whole(_ shape: some Shape) -> Double { shape.area }
func side(_ shape: some Shape) -> Double { shape.side }  // error: notSeen
func twice<S: Shape>(_ shape: S) -> Double { shape.half * 4 }
func broad<S: Shape>(_ shape: S) -> Double { shape.side }  // error: notSeen
print(whole(Square(side: 3)), twice(Square(side: 3)))  // prints: 9.0 18.0

func both<S>(_ one: S, _ other: S) -> Double where S: Shape { one.area + other.half }
print(both(Square(side: 2), Square(side: 4)))  // prints: 12.0
func neither<S>(_ one: S) -> Double { one.area }  // error: notSeen

let anything: Any = "text"
print((anything as? String)?.count ?? 0)  // prints: 4
print(anything.count)  // error: notSeen
anything.append("more")  // error: notSeen
let kept: [String: Any] = ["a": 1]
print(kept["a"]!.advanced(by: 1))  // error: notSeen
print(kept["a"].map { "\($0)" } ?? "")  // prints: 1

class Base { var name = "base" }
final class Below: Base { var more = 1 }
func named<B: Base>(_ base: B) -> String { base.name }
print(named(Below()))  // prints: base
func more<B: Base>(_ base: B) -> Int { base.more }  // error: notSeen

protocol Named { var name: String { get } }
func label(_ thing: Named & Shape) -> String { "\(thing.name) \(thing.area)" }
func wrong(_ thing: Named & Shape) -> Int { thing.weight }  // error: notSeen
struct Tile: Named, Shape {
  var name = "tile"
  var area = 1.0
}
print(label(Tile()))  // prints: tile 1.0
extension UIView: Named { var name: String { "view" } }
func placed(_ thing: UIView & Named) -> String { "\(thing.name) \(thing.frame.width)" }
print(placed(UIView()))  // prints: view 0.0

func largest<C: Comparable>(_ list: [C]) -> C? { list.max() }
print(largest([3, 1]) ?? 0)  // prints: 3
func applied<T, U>(_ value: T, _ body: (T) -> U) -> U { body(value) }
print(applied("abc") { $0.count })  // prints: 3
func firstName<T: Sequence>(_ list: T) -> String where T.Element == String {
  list.first { _ in true }?.uppercased() ?? ""
}
print(firstName(["a"]))  // prints: A

protocol Named2 { func plain() -> String }
extension Named2 { var me: Self { self } }
protocol Louder: Named2 { func loud() -> String }
struct Quiet: Named2 { func plain() -> String { "quiet" } }
struct Loud: Louder {
  func plain() -> String { "plain" }
  func loud() -> String { "loud" }
}
func itself<T: Louder>(_ value: T) -> String { value.me.loud() }
print(itself(Loud()))  // prints: loud
protocol Row { subscript(index: Int) -> String { get } }
extension Row { subscript(safe index: Int) -> String? { index == 0 ? self[index] : nil } }
struct One: Row { subscript(index: Int) -> String { "one" } }
func safely<T: Row>(_ row: T) -> String { row[safe: 4] ?? row[0] }
print(safely(One()))  // prints: one

extension Equatable { func isAny(of others: Self...) -> Bool { others.contains(self) } }
func known<T: Hashable>(_ value: T) -> Bool { value.isAny(of: value) }
print(known(3))  // prints: true

@dynamicMemberLookup protocol Open { subscript(dynamicMember name: String) -> Int { get } }
struct Counted: Open { subscript(dynamicMember name: String) -> Int { name.count } }
func opened<T: Open>(_ value: T) -> Int { value.hello }
print(opened(Counted()))  // prints: 5
