struct Basket {
  var items: [Int] = []
  var sum = 0
  init(_ items: [Int]) { items.forEach { put($0) } }
  mutating func put(_ item: Int) { items.append(item) }
  mutating func fill() { [1, 2].forEach { put($0) } }
  mutating func count() { items.forEach { sum += $0 } }
  mutating func double() {
    [3].forEach {
      self.items.append($0)
      put($0)
    }
  }
}
var basket = Basket([7, 8])
let before = basket
basket.fill()
basket.count()
basket.double()
print(basket.items, basket.sum)  // prints: [7, 8, 1, 2, 3, 3] 18
print(before.items, before.sum)  // prints: [7, 8] 0
