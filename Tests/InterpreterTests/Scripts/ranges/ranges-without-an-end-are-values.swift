let numbers = [1, 2, 3, 4, 5]
let from = 2...
let through = ...3
let below = ..<2
print(numbers[from], numbers[through], numbers[below])  // prints: [3, 4, 5] [1, 2, 3, 4] [1, 2]
print(from.contains(7), through.contains(4), below.contains(1))  // prints: true false true
let bound = 3
let typed: PartialRangeUpTo<Int> = ..<bound
print(typed.upperBound, from.lowerBound, through.upperBound)  // prints: 3 2 3
func named(_ number: Int) -> String {
  switch number {
  case below: return "below"
  case through: return "through"
  case from: return "from"
  default: return "none"
  }
}
print(named(1), named(3), named(9))  // prints: below through from
print(from ~= 3, through ~= 4)  // prints: true false
for number in from {
  if number > 4 { break }
  print(number)  // prints: 2 | 3 | 4
}
func first(of range: PartialRangeFrom<Int>) -> Int { range.lowerBound }
print(first(of: 4...))  // prints: 4
let text = "hello"
let rest = text.index(text.startIndex, offsetBy: 2)...
print(text[rest])  // prints: llo
let ranges: [PartialRangeFrom<Int>] = [1..., 2...]
print(ranges.count)  // prints: 2
print(Array(from.prefix(3)))  // prints: [2, 3, 4]
let ones = 1...
print(zip(ones, ["a", "b"]).map { "\($0)\($1)" })  // prints: ["1a", "2b"]
var changed = [1, 2, 3, 4]
changed[below] = [9]
print(changed)  // prints: [9, 3, 4]
changed.removeSubrange(from)
print(changed)  // prints: [9, 3]
changed.removeSubrange(1...)
changed.replaceSubrange(..<1, with: [7, 8])
print(changed)  // prints: [7, 8]
