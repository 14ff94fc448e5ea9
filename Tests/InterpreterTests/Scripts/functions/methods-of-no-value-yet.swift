struct Point {
  var x: Int
  func moved(_ by: Int) -> Int { x + by }
}
let moved = Point.moved
print(moved(Point(x: 3))(4), [Point(x: 1)].map(Point.moved).map { $0(5) })  // prints: 7 [6]
let bound = Point.moved(Point(x: 6))
print(bound(1))  // prints: 7
