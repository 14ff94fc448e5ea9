func costly() -> Int {
  print("asked")  // prints: asked | asked
  return 4
}
func log(_ text: @autoclosure () -> String, _ isOn: Bool) { if isOn { print(text()) } }  // prints: x4
log("x\(costly())", true)
log("never \(costly())", false)
func value<T>(of one: T?, or other: @autoclosure () -> T) -> T { one ?? other() }
print(value(of: 3, or: costly()), value(of: nil, or: costly()))  // prints: 3 4
class Later {
  var work: [() -> Int] = []
  func add(_ one: @autoclosure @escaping () -> Int) { work.append(one) }
}
let later = Later()
var number = 1
later.add(number + 1)
number = 9
print(later.work[0]())  // prints: 10
