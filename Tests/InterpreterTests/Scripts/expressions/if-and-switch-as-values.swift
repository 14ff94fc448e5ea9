let temperature = 31
let advice = if temperature > 30 { "stay in" } else if temperature > 15 { "go out" } else { "coat" }
print(advice)  // prints: stay in
let size = switch temperature {
case ..<0: 0
case 0...30: 1
default: 2
}
print(size)  // prints: 2
func sign(_ n: Int) -> String {
  if n < 0 { "minus" } else { "plus" }
}
print(sign(-3), sign(3))  // prints: minus plus
enum Side { case left, right
  var other: Side {
    switch self {
    case .left: .right
    case .right: .left
    }
  }
}
print(Side.left.other)  // prints: right
