class Shape {
  let sides: Int
  required init(sides: Int) { self.sides = sides }
  convenience init() { self.init(sides: 3) }
}
class Square: Shape {
  var size = 1
  required init(sides: Int) { super.init(sides: 4) }
  convenience init(size: Int) {
    self.init(sides: 0)
    self.size = size
  }
}
print(Shape().sides, Square(size: 5).sides, Square(size: 5).size)  // prints: 3 4 5
