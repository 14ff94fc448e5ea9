@propertyWrapper struct Fixed<T> {
  let wrappedValue: T
  init(wrappedValue: T) { self.wrappedValue = wrappedValue }
}
@propertyWrapper struct Doubled {
  var number = 2
  var wrappedValue: Int { number * 2 }
}
struct Card {
  @Fixed var title = "card"
  @Doubled var size
}
let card = Card()
print(card.title, card.size)  // prints: card 4
