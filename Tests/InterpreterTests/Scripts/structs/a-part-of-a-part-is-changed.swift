struct Point { var x = 0; var y = 0 }
struct Line { var from: Point; var to = Point(); var name: String? }
var line = Line(from: Point(x: 1, y: 1))
let copy = line
line.to.x = 7
line.name = "l"
print(line)  // prints: Line(from: main.Point(x: 1, y: 1), to: main.Point(x: 7, y: 0), name: Optional("l"))
print(copy)  // prints: Line(from: main.Point(x: 1, y: 1), to: main.Point(x: 0, y: 0), name: nil)
