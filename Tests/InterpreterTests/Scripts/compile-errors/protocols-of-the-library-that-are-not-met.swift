struct Silent: CustomStringConvertible {}  // error: nonconforming
class Node: Equatable {}  // error: nonconforming
class Key: Hashable {}  // error: nonconforming | nonconforming
struct Rank: Comparable { var n = 1 }  // error: nonconforming
struct Steps: IteratorProtocol {}  // error: nonconforming
struct Known: Identifiable {}  // error: nonconforming
struct Handler: Equatable { var run: () -> Void }  // error: nonconforming
class Item: Identifiable {}
class View: NSObject {}
class Same: Equatable {
  static func == (one: Same, other: Same) -> Bool { one === other }
}
class Hashed: Hashable {
  static func == (one: Hashed, other: Hashed) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(1) }
}
struct Point: Hashable { var x = 1, y = [2], z: String? }
struct Ordered: Comparable {
  var n = 1
  static func < (one: Ordered, other: Ordered) -> Bool { one.n < other.n }
}
enum Level: Comparable { case low, high }
class Controller: UIViewController, Identifiable {}
