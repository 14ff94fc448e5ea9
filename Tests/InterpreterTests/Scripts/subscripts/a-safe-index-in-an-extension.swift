extension Array {
  subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
let list = ["a", "b"]
print(list[safe: 1] ?? "none", list[safe: 2] ?? "none")  // prints: b none
