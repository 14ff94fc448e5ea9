var calls = 0
final class Box { var count = 1 }
let box = Box()
func found() -> Box {
  calls += 1
  return box
}
func place() -> Int {
  calls += 1
  return 1
}
found().count += 4
print(calls, box.count)  // prints: 1 5
var numbers = [1, 2]
numbers[place()] *= 10
print(calls, numbers)  // prints: 2 [1, 20]
