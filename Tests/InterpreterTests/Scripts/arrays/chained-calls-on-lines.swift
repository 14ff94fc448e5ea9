let result = [5, 3, 8, 1]
  .filter { $0 > 2 }
  .sorted()
  .map { "#\($0)" }
  .joined(separator: ",")
print(result)  // prints: #3,#5,#8
let total = (1...4)
  .lazy
  .map { $0 * 10 }
  .reduce(0, +)
print(total)  // prints: 100
