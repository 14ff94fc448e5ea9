struct Metres: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  var value: Double
  init(integerLiteral number: Int) { value = Double(number) }
  init(floatLiteral number: Double) { value = number }
}
let five: Metres = 5
let half: Metres = 0.5
func length(_ metres: Metres) -> Double { metres.value }
print(five.value, half.value, length(7))  // prints: 5.0 0.5 7.0
struct Tag: ExpressibleByStringLiteral {
  let name: String
  init(stringLiteral text: String) { name = text }
}
let tags: [Tag] = ["a", "b"]
print(tags.map { $0.name })  // prints: ["a", "b"]
struct Bag: ExpressibleByArrayLiteral {
  var items: [Int]
  init(arrayLiteral elements: Int...) { items = elements }
}
let bag: Bag = [1, 2, 3]
print(bag.items.count)  // prints: 3
struct Pairs: ExpressibleByDictionaryLiteral {
  var keys: [String] = []
  init(dictionaryLiteral elements: (String, Int)...) { keys = elements.map { $0.0 } }
}
let pairs: Pairs = ["x": 1, "y": 2]
print(pairs.keys)  // prints: ["x", "y"]
