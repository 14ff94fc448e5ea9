protocol Named { var name: String { get } }
extension Named {
  func show(_ value: Int) -> String { "\(name) number \(value)" }
  func show(_ value: String) -> String { "\(name) text \(value)" }
  func show(_ make: (Int) -> String) -> String { "\(name) made \(make(3))" }
  func join(_ one: Any, _ other: Any) -> String { "any" }
  func join(_ one: Any, _ other: (Int, Any) -> Any) -> String { "closure" }
}
struct Card: Named { let name = "card" }
let card = Card()
print(card.show(1), card.show("a"), card.show { "\($0)" })  // prints: card number 1 card text a card made 3
print(card.join(1, 2), card.join(1) { "\($0)\($1)" })  // prints: any closure
func through(_ named: some Named) -> String { named.show("b") }
print(through(card))  // prints: card text b
