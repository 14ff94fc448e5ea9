print(Array(stride(from: 0.0, to: 1.0, by: 0.1)).count)  // prints: 10
print(Array(stride(from: 0.0, through: 0.8, by: 0.1)))  // prints: [0.0, 0.1, 0.2, 0.30000000000000004, 0.4, 0.5, 0.6000000000000001, 0.7000000000000001, 0.8]
let large = 9_007_199_254_740_993
print(Array(stride(from: large, through: large + 2, by: 1)))  // prints: [9007199254740993, 9007199254740994, 9007199254740995]
print(Array(stride(from: Int.max - 1, through: Int.max, by: 1)).count)  // prints: 2
print(Array(stride(from: 5, to: 0, by: -2)))  // prints: [5, 3, 1]
