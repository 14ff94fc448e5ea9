enum Suit: String, CaseIterable, Comparable {
  case clubs, hearts, spades
  static var strongest: Suit { allCases[2] }
  static func < (one: Suit, other: Suit) -> Bool {
    allCases.firstIndex(of: one)! < allCases.firstIndex(of: other)!
  }
}
print(Suit.strongest, Suit.clubs < .hearts, Suit.allCases.sorted(by: >))  // prints: spades true [main.Suit.spades, main.Suit.hearts, main.Suit.clubs]
print(Suit.allCases.map { $0.rawValue.uppercased() })  // prints: ["CLUBS", "HEARTS", "SPADES"]
