@resultBuilder enum Lines {
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildExpression(_ line: String) -> [String] { [line] }
  static func buildOptional(_ part: [String]?) -> [String] { part ?? ["-"] }
  static func buildEither(first: [String]) -> [String] { ["1"] + first }
  static func buildEither(second: [String]) -> [String] { ["2"] + second }
  static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
}
func text(@Lines _ lines: () -> [String]) -> String { lines().joined(separator: "|") }
let isOn = true
let count = 3
print(  // prints: a|yes|-|2|small|i0|i1|last
  text {
    "a"
    if isOn { "yes" }
    if !isOn { "never" }
    if count > 5 { "big" } else { "small" }
    for i in 0..<2 { "i\(i)" }
    let last = "last"
    last
  })
enum Kind { case one, two, three }
func row(_ kind: Kind) -> String {
  text {
    switch kind {
    case .one: "one"
    case .two: "two"
    case .three:
      "three"
      "3"
    }
  }
}
print(row(.one), row(.two), row(.three))  // prints: 1|1|one 1|2|two 2|three|3
@resultBuilder struct Sum { static func buildBlock(_ numbers: Int...) -> Int { numbers.reduce(0, +) } }
struct Numbers {
  @Sum var total: Int {
    4
    5
  }
  @Sum func more() -> Int {
    1
    total
  }
}
print(Numbers().total, Numbers().more())  // prints: 9 10
@resultBuilder enum List<T> { static func buildBlock(_ items: T...) -> [T] { items } }
class Stack {
  let views: [String]
  init(spacing: Int = 0, @List<String> _ views: () -> [String]) { self.views = views() }
}
let stack = Stack(spacing: 8) {
  "one"
  "two"
}
print(stack.views)  // prints: ["one", "two"]
@resultBuilder enum Pairs {
  static func buildPartialBlock(first: Int) -> [Int] { [first] }
  static func buildPartialBlock(accumulated: [Int], next: Int) -> [Int] { accumulated + [next] }
  static func buildFinalResult(_ numbers: [Int]) -> String { "\(numbers)" }
}
@Pairs func pairs() -> String {
  1
  2
  3
}
print(pairs())  // prints: [1, 2, 3]
