class Plain {
  var description: String { "not asked" }
}
class Page: CustomStringConvertible {
  var description: String { "page" }
}
class Both: CustomStringConvertible, CustomDebugStringConvertible {
  var description: String { "both" }
  var debugDescription: String { "both, looked at" }
}
struct Looked: CustomDebugStringConvertible {
  var debugDescription: String { "looked" }
}
struct Unsaid {
  let name: String
  var description: String { "not asked" }
}
protocol Titled: CustomStringConvertible {
  var title: String { get }
}
extension Titled {
  var description: String { "<" + title + ">" }
}
struct Chapter: Titled {
  let title: String
}
class Cell: NSObject {
  override var description: String { "cell" }
}
class Row: NSObject {
  override var description: String { "row" }
  override var debugDescription: String { "row, looked at" }
}
enum Mark: CustomStringConvertible {
  case none, full
  var description: String { self == .full ? "*" : "-" }
}
struct Shelf {
  let both = Both()
  let row: Row? = Row()
}
print(Plain(), Page(), Both(), Looked())  // prints: main.Plain page both looked
print([Page()], [Both()], [Looked()])  // prints: [page] [both, looked at] [looked]
print(Unsaid(name: "n"), [Unsaid(name: "n")])  // prints: Unsaid(name: "n") [main.Unsaid(name: "n")]
print(Chapter(title: "1"), [Chapter(title: "2")], "\(Chapter(title: "3"))")  // prints: <1> [<2>] <3>
print(Cell(), [Cell()], Row(), [Row()])  // prints: cell [cell] row [row, looked at]
let maybe: Both? = Both()
print(maybe as Any, (1, Both()), ["k": Both()])  // prints: Optional(both, looked at) (1, both, looked at) ["k": both, looked at]
print(Shelf())  // prints: Shelf(both: both, looked at, row: Optional(row, looked at))
print([Mark.full, .none], "\(Mark.full)")  // prints: [*, -] *
debugPrint(Both(), "text", [1], Page())  // prints: both, looked at "text" [1] page
print(String(describing: Both()), String(reflecting: Both()), String(reflecting: "a"))  // prints: both both, looked at "a"
let pages = NSArray(array: [Page(), Page()])
print(pages.description.replacingOccurrences(of: "\n", with: "|"))  // prints: (|    page,|    page|)
