class Button {
  var onTap: (() -> Void)?
  private var handlers: [(String) -> Void] = []
  func add(_ handler: @escaping (String) -> Void) { handlers.append(handler) }
  func tap() {
    onTap?()
    handlers.forEach { $0("tapped") }
  }
}
let button = Button()
button.tap()
button.onTap = { print("on tap") }  // prints: on tap
button.add { print("got \($0)") }  // prints: got tapped
button.tap()
