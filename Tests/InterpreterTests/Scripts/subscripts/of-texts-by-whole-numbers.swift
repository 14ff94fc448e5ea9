extension String {
  subscript(place: Int) -> Character { self[index(startIndex, offsetBy: place)] }
  subscript(range: Range<Int>) -> String {
    let start = index(startIndex, offsetBy: range.lowerBound)
    let end = self.index(self.startIndex, offsetBy: range.upperBound)
    return String(self[start..<end])
  }
  subscript(safe place: Int) -> Character? { place < count ? self[place] : nil }
}
print("hello"[1], "hello"[1..<3], "hey"[safe: 9] == nil)  // prints: e el true
