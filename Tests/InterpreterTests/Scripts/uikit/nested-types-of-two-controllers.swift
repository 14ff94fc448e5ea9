import UIKit
class A: UIViewController {
  enum State { case on, off }
  var state = State.on
}
class B: UIViewController {
  enum State: Int { case one = 1, two }
  private enum Keys { static let id = "cell" }
  var state: State = .two
  func show() { print(state, state.rawValue, Keys.id, B.State.one) }  // prints: two 2 cell one
}
B().show()
print(A().state == .off, A.State.on)  // prints: false on
