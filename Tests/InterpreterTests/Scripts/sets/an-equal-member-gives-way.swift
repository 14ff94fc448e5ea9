struct Card: Hashable {
  let id: Int
  let text: String
  static func == (one: Card, other: Card) -> Bool { one.id == other.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
var cards: Set = [Card(id: 1, text: "old")]
cards.insert(Card(id: 1, text: "inserted"))
print(cards.first!.text)  // prints: old
cards.update(with: Card(id: 1, text: "new"))
print(cards.count, cards.first!.text)  // prints: 1 new
