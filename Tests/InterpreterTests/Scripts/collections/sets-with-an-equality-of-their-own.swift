final class Tag: Hashable {
  let name: String
  var note = ""
  init(_ name: String) { self.name = name }
  static func == (one: Tag, other: Tag) -> Bool { one.name == other.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
var tags: Set<Tag> = []
for i in 0..<30 { tags.insert(Tag("t\(i % 10)")) }
print(tags.count)  // prints: 10
print(tags.contains(Tag("t3")), tags.contains(Tag("x")))  // prints: true false
tags.remove(Tag("t3"))
print(tags.count)  // prints: 9
var numbers: Set<Int> = []
for i in 0..<40 { numbers.insert(i % 20) }
numbers.formUnion([19, 20])
numbers.subtract([0, 1, 2])
numbers.formIntersection(Array(0..<10))
print(numbers.sorted())  // prints: [3, 4, 5, 6, 7, 8, 9]
print(numbers.symmetricDifference([3, 99]).sorted(), numbers.isSuperset(of: [4, 5]))  // prints: [4, 5, 6, 7, 8, 9, 99] true
