let numbers = [1, 2, 3].lazy
let doubled: [Int] = numbers.map { $0 * 2 }
print(doubled)  // prints: [2, 4, 6]
let odd: [Int] = [1, 2, 3].lazy.filter { $0 % 2 == 1 }
print(odd)  // prints: [1, 3]
func listed() -> [Int] { [1, 2].lazy.map { $0 + 1 } }
print(listed())  // prints: [2, 3]
let mapped = numbers.map { $0 * 10 }
print(mapped[1], mapped.last!, mapped.indices, mapped.count)  // prints: 20 30 0..<3 3
print(Array(mapped.reversed()))  // prints: [30, 20, 10]
