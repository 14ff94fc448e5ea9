let list = Array(1...7)
let chunks = stride(from: 0, to: list.count, by: 3).map {
  Array(list[$0..<min($0 + 3, list.count)])
}
print(chunks)  // prints: [[1, 2, 3], [4, 5, 6], [7]]
print(list.split(separator: 4).map { Array($0) }, list.sorted(by: >).prefix(2))  // prints: [[1, 2, 3], [5, 6, 7]] [7, 6]
print(list.partitioned { $0 > 5 })  // prints: ([1, 2, 3, 4, 5], [6, 7])
extension Array {
  func partitioned(by test: (Element) -> Bool) -> ([Element], [Element]) {
    (filter { !test($0) }, filter(test))
  }
}
