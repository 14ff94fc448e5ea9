extension Collection {
  subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
}
var found = ["a": 1]
found["b", default: 0] += 1
found["a", default: 0] += 2
print(found["a"]!, found["b"]!)  // prints: 3 1
let list = [1, 2, 3]
print(list[safe: 1] ?? 0, list[safe: 7] ?? -1)  // prints: 2 -1
