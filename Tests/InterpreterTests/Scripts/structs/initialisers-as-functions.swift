struct Card {
  var name: String
  var count = 1
}
print(["x", "y"].map { Card.init(name: $0) }.map { $0.name })  // prints: ["x", "y"]
let make = Card.init(name:count:)
print(make("z", 3).count)  // prints: 3
struct Place {
  var x: Int
  var y: Int
}
extension Place {
  init(_ both: Int) { self.init(x: both, y: both) }
}
let place = Place(x: 1, y: 2)
let even = Place(3)
print(place.x, place.y, even.x, even.y)  // prints: 1 2 3 3
print([1, 2].map(Place.init).map { $0.y })  // prints: [1, 2]
print([1, 2].map(Place.init(_:)).map { $0.y })  // prints: [1, 2]
struct Box {
  var count: Int
  static func of(_ count: Int) -> Box { Box(count: count) }
}
print([1, 2].map(Box.of).map { $0.count })  // prints: [1, 2]
enum State {
  case idle, busy(Int)
  static func idle(after seconds: Int) -> State { .busy(seconds) }
}
print(State.idle)  // prints: idle
struct Bag {
  static let empty = Bag()
  static func empty(_ count: Int) -> Bag { Bag() }
}
print(type(of: Bag.empty))  // prints: Bag
