struct Basket {
  var fruit: [String] = []
  mutating func add(_ name: String) { fruit.append(name) }
}
func fill(_ basket: inout Basket) {
  basket.add("plum")
  basket.fruit.append("pear")
}
var mine = Basket()
let before = mine
fill(&mine)
print(mine.fruit, before.fruit)  // prints: ["plum", "pear"] []
