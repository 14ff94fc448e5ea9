extension String {
  subscript(place: Int) -> Character { self[index(startIndex, offsetBy: place)] }
}
extension Array { subscript(wrapped place: Int) -> Element { self[place % count] } }
let text = "Hello"
let place = text.index(text.startIndex, offsetBy: 2)
print(text[1], text[place...], text[..<place], text[place..<text.endIndex])  // prints: e llo He llo
print([1, 2, 3][1...], [1, 2, 3][wrapped: 4])  // prints: [2, 3] 2
