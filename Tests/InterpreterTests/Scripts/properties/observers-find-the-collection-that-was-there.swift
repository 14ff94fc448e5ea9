class Box {
  var items: [Int] = [1] { didSet { print(oldValue, items) } }
  var names: [String: Int] = [:] { willSet { print(names, newValue) } }
  private var kept = [7]
  var computed: [Int] {
    get { kept }
    set {
      print(kept, newValue)
      kept = newValue
    }
  }
  func add() { items.append(3) }
}
let box = Box()
box.items.append(2)  // prints: [1] [1, 2]
box.items[0] = 9  // prints: [1, 2] [9, 2]
box.add()  // prints: [9, 2] [9, 2, 3]
box.names["x"] = 1  // prints: [:] ["x": 1]
box.computed.append(8)  // prints: [7] [7, 8]
box.items.removeAll()  // prints: [9, 2, 3] []
