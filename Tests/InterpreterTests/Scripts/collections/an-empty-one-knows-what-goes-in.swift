struct Row { let title: String; var count = 0 }
enum Kind { case plain, numbered(Int) }
var rows = [Row]()
rows.append(.init(title: "a"))
rows.insert(.init(title: "b", count: 2), at: 0)
rows += [.init(title: "c")]
rows[1] = .init(title: "d")
print(rows.map(\.title), rows[0].count)  // prints: ["b", "d", "c"] 2
var named = [String: [Kind]]()
named["k", default: []].append(.numbered(1))
named["k"]?.append(.plain)
print(named["k"]!.count, named["k"]!)  // prints: 2 [main.Kind.numbered(1), main.Kind.plain]
var nested = [[Row]]()
nested.append([.init(title: "x")])
nested[0].append(.init(title: "y"))
print(nested[0].map(\.title))  // prints: ["x", "y"]
final class Store {
  var rows = Array<Row>()
  func fill() { rows.append(.init(title: "s")) }
}
let store = Store()
store.fill()
print(store.rows[0].title)  // prints: s
