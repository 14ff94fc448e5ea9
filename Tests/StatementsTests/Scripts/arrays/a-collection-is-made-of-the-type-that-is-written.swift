var numbers = [Double](repeating: 0, count: 2)
numbers[1] = 1.5
print(numbers)  // prints: [0.0, 1.5]
var board = [[Int]](repeating: [Int](repeating: 0, count: 2), count: 2)
board[1][0] = 5
print(board)  // prints: [[0, 0], [5, 0]]
print([Int?](repeating: nil, count: 2))  // prints: [nil, nil]
print([Int](0..<4), [Character]("ab"))  // prints: [0, 1, 2, 3] ["a", "b"]
print(Array<Int>(repeating: 7, count: 2))  // prints: [7, 7]
print(Set<String>(["x"]), [String: Int](uniqueKeysWithValues: [("a", 1)]))  // prints: ["x"] ["a": 1]
struct Place { var x = 0 }
var places = [Place](repeating: Place(), count: 2)
places[1].x = 3
print(places[0].x, places[1].x)  // prints: 0 3
print(Optional<Int>(4) ?? 0, Optional(5) ?? 0)  // prints: 4 5
print(Optional<Int>(4), [Int]())  // prints: Optional(4) []
