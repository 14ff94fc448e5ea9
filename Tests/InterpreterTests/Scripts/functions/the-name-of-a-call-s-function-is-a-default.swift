func here(_ name: String = #function) { print(name) }  // prints: caller(_:) | init() | show(a:_:) | value | main
func caller(_ x: Int) { here() }
caller(1)
class Screen {
  init() { here() }
  func show(a: Int, _ b: Int) { here() }
  var value: Int {
    here()
    return 1
  }
}
let screen = Screen()
screen.show(a: 1, 2)
_ = screen.value
here()
