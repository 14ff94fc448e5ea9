struct Point { var x = 0.0; var y: Double = 0 }
var p = Point(x: 1, y: 2)
var q = p
q.x = 10
print(p, q)  // prints: Point(x: 1.0, y: 2.0) Point(x: 10.0, y: 2.0)
