:ios 17.0
struct Point3 { var x = 0 }
final class Box { subscript(index: Int) -> Int { index * 2 } }
protocol Named { var name: String { get } }
print(Box()[4])  // prints: 8
print(Point3()[0])  // error: noSubscripts
let view = UIView()
print(view[0])  // error: noSubscripts
let anything: Any = [1]
print(anything[0])  // error: noSubscripts
func first(_ named: Named) -> Int { named[0] }  // error: noSubscripts
print([1, 2][1], ["a": 1]["a"] ?? 0)  // prints: 2 1
print(UIViewController().traitCollection[0])  // error: notSimulatedHere
