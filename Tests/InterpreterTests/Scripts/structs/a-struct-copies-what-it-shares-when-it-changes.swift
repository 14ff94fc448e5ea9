final class Storage {
  var values: [Int]
  init(_ values: [Int]) { self.values = values }
}
struct Bag {
  private var storage = Storage([])
  var values: [Int] { storage.values }
  mutating func add(_ value: Int) {
    if !isKnownUniquelyReferenced(&storage) {
      print("copy")  // prints: copy
      storage = Storage(storage.values)
    }
    storage.values.append(value)
  }
}
var one = Bag()
one.add(1)
one.add(2)
var other = one
other.add(3)
other.add(4)
one.add(5)
print(one.values, other.values)  // prints: [1, 2, 5] [1, 2, 3, 4]
var alone = Storage([1])
print(isKnownUniquelyReferenced(&alone))  // prints: true
let second = alone
print(isKnownUniquelyReferenced(&alone), second.values)  // prints: false [1]
