func bounds(_ list: [Int]) -> (min: Int, max: Int)? {
  guard let first = list.first else { return nil }
  return list.reduce((min: first, max: first)) { (min($0.min, $1), max($0.max, $1)) }
}
if let (low, high) = bounds([3, 1, 4]) { print(low, high) }  // prints: 1 4
print(bounds([]) == nil, bounds([2])!.max)  // prints: true 2
var a = 1, b = 2
(a, b) = (b, a)
print(a, b, (1, "a") == (1, "a"), (1, 2) < (1, 3))  // prints: 2 1 true true
