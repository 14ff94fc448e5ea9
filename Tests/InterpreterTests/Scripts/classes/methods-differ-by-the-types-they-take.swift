class Printer {
  var text = ""
  init(a: Int) { text = "int \(a)" }
  init(a: String) { text = "string \(a)" }
  func show(_ a: Int) -> String { "int" }
  func show(_ a: String) -> String { "string" }
  func show(_ a: Double) -> String { "double" }
  func add(item: UIView, to place: Int) -> Int { 1 }
  func add(item: UILabel, to place: Int) -> Int { 2 }
  static func make(_ a: Bool) -> String { "bool" }
  static func make(_ a: [Int]) -> String { "list" }
}
class Louder: Printer {
  override func show(_ a: String) -> String { "STRING" }
}
let printer = Printer(a: "x")
print(printer.text, Printer(a: 1).text)  // prints: string x int 1
print(printer.show(1), printer.show("a"), printer.show(1.5))  // prints: int string double
print(printer.add(item: UIView(), to: 1), printer.add(item: UILabel(), to: 1))  // prints: 1 2
print(printer.add(item: UIButton(), to: 1))  // prints: 1
print(Printer.make(true), Printer.make([1]))  // prints: bool list
let louder: Printer = Louder(a: 2)
print(louder.show(1), louder.show("a"))  // prints: int STRING

struct Pair {
  func both(_ a: Int, _ b: Int) -> Int { 1 }
  func both(_ a: Int, _ b: String) -> Int { 2 }
}
extension Pair {
  func both(_ a: String, _ b: String) -> Int { 3 }
}
print(Pair().both(1, 1), Pair().both(1, ""), Pair().both("", ""))  // prints: 1 2 3

protocol Drawing { func draw(_ a: Int) -> Int }
final class Canvas: Drawing {
  func draw(_ a: Int) -> Int { 1 }
  func draw(_ a: String) -> Int { 2 }
}
let drawing: Drawing = Canvas()
print(drawing.draw(1), Canvas().draw(""))  // prints: 1 2
