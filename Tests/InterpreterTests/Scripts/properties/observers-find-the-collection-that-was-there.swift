class Box {
  var items: [Int] = [1] { didSet { print(oldValue, items) } }  // prints: [1] [1, 2] | [1, 2] [9, 2] | [9, 2] [9, 2, 3] | [9, 2, 3] []
  var names: [String: Int] = [:] { willSet { print(names, newValue) } }  // prints: [:] ["x": 1]
  private var kept = [7]
  var computed: [Int] {
    get { kept }
    set {
      print(kept, newValue)  // prints: [7] [7, 8]
      kept = newValue
    }
  }
  func add() { items.append(3) }
}
let box = Box()
box.items.append(2)
box.items[0] = 9
box.add()
box.names["x"] = 1
box.computed.append(8)
box.items.removeAll()
