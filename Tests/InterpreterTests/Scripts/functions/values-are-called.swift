struct Adder {
  let start: Int
  func callAsFunction(_ number: Int) -> Int { start + number }
  func callAsFunction(twice number: Int) -> Int { start + 2 * number }
}
let add = Adder(start: 3)
print(add(4), add(twice: 4), add.callAsFunction(1))  // prints: 7 11 4
class Press { func callAsFunction() { print("pressed") } }  // prints: pressed
let press = Press()
press()
