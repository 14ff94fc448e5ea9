var numbers = [1, 2, 3].makeIterator()
let first = numbers
var sum = 0
while let number = numbers.next() { sum += number }
print(sum)  // prints: 6
var again = first
print(again.next() ?? 0, numbers.next() == nil)  // prints: 1 true
var letters = "ab".makeIterator()
print(letters.next() ?? "-", letters.next() ?? "-", letters.next() ?? "-")  // prints: a b -
var pairs = ["k": 2].makeIterator()
if let pair = pairs.next() { print(pair.key, pair.value + 1) }  // prints: k 3
var one = Set([5]).makeIterator()
print(one.next().map { $0 + 1 } ?? 0)  // prints: 6
