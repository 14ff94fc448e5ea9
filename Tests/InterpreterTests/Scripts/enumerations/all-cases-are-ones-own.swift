enum Side: CaseIterable {
  case left, right
  static var allCases: [Side] { [.right, .left] }
}
print(Side.allCases)  // prints: [main.Side.right, main.Side.left]
