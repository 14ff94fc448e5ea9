enum Weekday: String, CaseIterable {
  case monday, sunday = "So"
  var isWeekend: Bool { self == .sunday }
  static var first: Weekday { .monday }
  func next() -> Weekday { self == .monday ? .sunday : .monday }
}
print(Weekday.monday.rawValue, Weekday(rawValue: "So")!, Weekday(rawValue: "x") == nil)  // prints: monday sunday true
print(Weekday.allCases.map(\.rawValue), Weekday.first.next().isWeekend)  // prints: ["monday", "So"] true
enum Op: Character { case plus = "+", minus = "-" }
print(Op(rawValue: "+") == .plus)  // prints: true
