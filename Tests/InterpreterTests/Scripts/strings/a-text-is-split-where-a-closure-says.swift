print("a,b;c".split { $0 == "," || $0 == ";" })  // prints: ["a", "b", "c"]
print([1, 0, 2, 3].split { $0 == 0 }.map(Array.init))  // prints: [[1], [2, 3]]
extension Array {
  func chunks(of size: Int) -> [[Element]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
}
print([1, 2, 3].chunks(of: 2), Swift.max(1, 5))  // prints: [[1, 2], [3]] 5
