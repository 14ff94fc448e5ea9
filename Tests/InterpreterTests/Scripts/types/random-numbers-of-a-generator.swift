struct Wheel: RandomNumberGenerator {
  var state: UInt64 = 1
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }
}
var wheel = Wheel()
print(Int.random(in: 0..<100, using: &wheel), Int.random(in: 1...6, using: &wheel))  // prints: 42 4
print([1, 2, 3].randomElement(using: &wheel)!)  // prints: 2
print([1, 2, 3, 4].shuffled(using: &wheel), Bool.random(using: &wheel))  // prints: [2, 4, 1, 3] true
print(Double.random(in: 0..<1, using: &wheel))  // prints: 0.9787509232384021
var cards = [1, 2, 3, 4]
cards.shuffle(using: &wheel)
print(cards)  // prints: [4, 2, 1, 3]
var system = SystemRandomNumberGenerator()
print((1...6).contains(Int.random(in: 1...6, using: &system)))  // prints: true
