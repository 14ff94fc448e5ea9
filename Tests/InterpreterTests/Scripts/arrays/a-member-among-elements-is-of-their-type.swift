struct Card {
  static let zero = Card(n: 1)
  let n: Int
  static func of(_ n: Int) -> Card { Card(n: n) }
}
let cards = [Card(n: 3), .zero, .of(5), .init(n: 7)]
print(cards.map(\.n))  // prints: [3, 1, 5, 7]
let others = [.zero, Card(n: 4)]
print(others.map { $0.n })  // prints: [1, 4]
let colours = [UIColor.red, .blue]
print(colours.count, colours[1] == .blue)  // prints: 2 true
