struct Size {
  static let zero = Size(w: 0)
  static var made = 0
  var w: Int
  static func make(_ w: Int) -> Size { made += 1; return Size(w: w) }
}
print(Size.zero.w, Size.make(3).w, Size.make(4).w, Size.made)  // prints: 0 3 4 2
Size.made = 10
print(Size.made)  // prints: 10
