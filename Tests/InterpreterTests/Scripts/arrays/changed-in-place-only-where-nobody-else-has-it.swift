var list = [1, 2]
let copy = list
list.append(3)
list[0] = 9
print(copy, list)  // prints: [1, 2] [9, 2, 3]
var names = ["a": 1]
var other = names
names["a"] = 2
other["b"] = 3
print(names["a"] ?? 0, names.count, other["a"] ?? 0, other.count)  // prints: 2 1 1 2
names["a"] = nil
print(names.isEmpty)  // prints: true

var rows = [[1], [2]]
let first = rows[0]
rows[0].append(5)
rows[1][0] = 7
print(first, rows)  // prints: [1] [[1, 5], [7]]

class Box {
  var items = [1]
  var seen: [Int] = [] {
    didSet { print("seen", seen) }  // prints: seen [1] | seen [4]
  }
  func add() { items.append(items.count + 1) }
  func see() {
    seen.append(1)
    seen[0] = 4
  }
}
class LoudBox: Box {
  override var items: [Int] {
    get { super.items }
    set { print("now", newValue); super.items = newValue }  // prints: now [1, 2]
  }
}
let boxes = [Box(), LoudBox()]
for box in boxes { box.add() }
print(boxes[0].items)  // prints: [1, 2]
boxes[0].see()
