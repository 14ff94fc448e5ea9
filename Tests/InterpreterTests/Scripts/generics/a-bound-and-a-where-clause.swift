func largest<T: Comparable>(_ list: [T]) -> T? {
  guard var best = list.first else { return nil }
  for item in list where item > best { best = item }
  return best
}
print(largest([3, 9, 4]) ?? 0, largest(["b", "a"]) ?? "", largest([Int]()) ?? -1)  // prints: 9 b -1
extension Array where Element == Int {
  var sum: Int { reduce(0, +) }
}
print([1, 2, 3].sum)  // prints: 6
