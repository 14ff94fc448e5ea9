let list = [1, 2, 3, 4]
let slice = list[1...2]
print(slice.startIndex, slice[1], slice.endIndex, slice.count, slice)  // prints: 1 2 3 2 [2, 3]
print([1, 2, 3].dropFirst()[1], [1, 2, 3].suffix(2)[2], [5, 6, 7][1...][2])  // prints: 2 3 7
for place in slice.indices { print(place, slice[place]) }  // prints: 1 2 | 2 3
print(slice.firstIndex(of: 3)!, slice.firstIndex { $0 == 2 }!, slice.first!, slice[2...])  // prints: 2 1 2 [3]
print(list.prefix(3).dropFirst()[2], list.drop { $0 < 3 }.startIndex, list.suffix(from: 3)[3])  // prints: 3 2 4
// A list of its own begins at 0 again.
print(Array(slice)[0], slice.map { $0 }[0], slice == [2, 3])  // prints: 2 2 true
let last: [Int] = list.suffix(2)
let most: [Int] = list.dropLast()
func first(of numbers: [Int]) -> Int { numbers[0] }
print(last[0], most[2], first(of: list.suffix(1)))  // prints: 3 3 4
func total(_ numbers: ArraySlice<Int>) -> Int {
  if numbers.isEmpty { return 0 }
  return numbers[numbers.startIndex] + total(numbers.dropFirst())
}
print(total(list[0...]), total(list.dropFirst(2)))  // prints: 10 7
var rest = list[1...]
rest[1] = 20
rest.removeFirst()
print(rest.startIndex, rest[2], rest)  // prints: 2 3 [3, 4]
rest.insert(9, at: 3)
rest += [8]
print(rest.remove(at: 2), rest, rest.startIndex)  // prints: 3 [9, 4, 8] 2
rest.swapAt(2, 4)
print(rest, list)  // prints: [8, 4, 9] [1, 2, 3, 4]
while let next = rest.popFirst() { print(next) }  // prints: 8 | 4 | 9
print([1, 0, 2, 3].split(separator: 0)[1][3])  // prints: 3
print(list.dropFirst()[0])  // fails: Fatal error: Index out of bounds
