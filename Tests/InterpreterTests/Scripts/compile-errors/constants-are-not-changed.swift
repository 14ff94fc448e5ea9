struct Point { var x = 1; mutating func move() { x += 1 } }
let point = Point()
point.x = 2  // error: immutable
point.x += 2  // error: immutable
point.move()  // error: immutable
let numbers = [1]
numbers[0] = 3  // error: immutable
numbers.append(2)  // error: immutable
let text = "a"
text += "b"  // error: immutable
let sizes = ["a": 1]
sizes["a"] = 2  // error: immutable
let pair = (1, 2)
pair.0 = 3  // error: immutable
pair = (3, 4)  // error: constantAssignment
func grow(_ number: inout Int) { number += 1 }
let one = 1
grow(&one)  // error: immutable
func change(_ point: Point, _ numbers: [Int]) {
  point.x = 3  // error: immutable
  numbers[0] = 3  // error: immutable
}
