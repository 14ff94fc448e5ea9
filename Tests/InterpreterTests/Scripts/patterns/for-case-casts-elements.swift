class Card {}
final class Ace: Card { let suit = "spades" }
let hand: [Card] = [Card(), Ace(), Card()]
for case let ace as Ace in hand { print(ace.suit) }  // prints: spades
for case let ace as Ace in hand where ace.suit == "hearts" { print(ace.suit) }
let mixed: [Any] = [1, "two", 3]
for case let text as String in mixed { print(text) }  // prints: two
