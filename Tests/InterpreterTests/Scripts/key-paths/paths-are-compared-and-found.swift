struct Point {
  var x = 1
  var y = 2
  var name = ""
}
let first = \Point.x
print(first == \Point.x, first == \Point.y, first != \Point.y)  // prints: true false true
let names: [PartialKeyPath<Point>: String] = [\Point.x: "x", \Point.y: "y", \Point.name: "name"]
print(names[\Point.x]!, names[\Point.name]!, names.count)  // prints: x name 3
let part: PartialKeyPath<Point> = \Point.name
let any: AnyKeyPath = \Point.name
print(part == \Point.name, any == part)  // prints: true true
let point = Point(x: 5, y: 6, name: "q")
print(point[keyPath: part])  // prints: q
let all: [PartialKeyPath<Point>] = [\.x, \.y, \.name]
for path in all { print(point[keyPath: path]) }  // prints: 5 | 6 | q
switch part {
case \Point.name: print("name")  // prints: name
default: print("other")
}
let set: Set<AnyKeyPath> = [\Point.x, \Point.x]
print(set.count)  // prints: 1
func called<T>(_ path: KeyPath<Point, T>) -> String { path == \Point.x ? "x" : "?" }
print(called(\.x), called(\.y))  // prints: x ?
