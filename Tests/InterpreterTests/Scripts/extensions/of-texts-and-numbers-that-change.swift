extension String {
  mutating func shout() {
    self = uppercased()
    append("!")
  }
  mutating func shoutTwice() {
    shout()
    self += "!"
  }
  init(stars count: Int) { self.init(repeating: "*", count: count) }
  init(dots count: Int) { self = String(repeating: ".", count: count) }
}
extension Int { mutating func double() { self *= 2 } }
var text = "a"
text.shoutTwice()
var count = 3
count.double()
print(text, count)  // prints: A!! 6
print(String(stars: 3), String(dots: 2))  // prints: *** ..
