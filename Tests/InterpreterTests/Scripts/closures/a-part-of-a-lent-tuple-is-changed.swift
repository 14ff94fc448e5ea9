let parts = [1, 2, 3].reduce(into: ([Int](), [Int]())) {
  $1 % 2 == 0 ? $0.0.append($1) : $0.1.append($1)
}
print(parts)  // prints: ([2], [1, 3])
func change(_ body: (inout (Int, [Int])) -> Void) -> (Int, [Int]) {
  var pair = (0, [0])
  body(&pair)
  return pair
}
print(change { $0.0 += 4 }, change { $0.1.append(5) })  // prints: (4, [0]) (0, [0, 5])
