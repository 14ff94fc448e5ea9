var handlers = [String: (Int) -> Void]()
handlers["a"] = { print($0 + 1) }  // prints: 2
handlers["a"]?(1)
var steps = [() -> Int]()
steps.append { 7 }
print(steps.map { $0() }, handlers.count)  // prints: [7] 1
struct Row {
  var cells: [Double]
  init(_ count: Int) { cells = .init(repeating: 0.5, count: count) }
}
print(Row(2).cells)  // prints: [0.5, 0.5]
