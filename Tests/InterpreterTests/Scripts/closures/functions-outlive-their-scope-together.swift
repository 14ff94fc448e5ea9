// Functions of a body that call one another live as long as a closure that calls one of them.
func counting() -> () -> Void {
  var count = 0
  func step() { count += 1; if count < 3 { tell() } }
  func tell() { print("told", count); step() }  // prints: told 1 | told 2
  return { step() }
}
let count = counting()
count()
count()

final class Gate {
  var pass: ((Int) -> Void)?
  deinit { print("gone") }  // prints: gone
}
func gate() -> Gate {
  let made = Gate()
  var isClosed = false
  func open() { isClosed = false; print("open") }  // prints: open
  func deliver(_ value: Int) {
    isClosed = true
    print(value)  // prints: 5
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { open() }
  }
  made.pass = { value in if !isClosed { deliver(value) } else { print("closed") } }  // prints: closed
  return made
}
var way: Gate? = gate()
way!.pass!(5)
way!.pass!(6)
way = nil
RunLoop.main.run(until: Date(timeIntervalSinceNow: 2))
