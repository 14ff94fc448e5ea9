class Page: UIViewController {
  let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { print($0.title, $0.sender is UIButton) })  // prints: Go true
  func listen() {
    button.addAction(UIAction(handler: { [weak self] _ in print(self != nil) }), for: .touchUpInside)  // prints: true
    let once = UIAction(title: "Once", image: nil) { _ in print("never") }
    button.addAction(once, for: .touchUpInside)
    button.removeAction(once, for: .touchUpInside)
    button.addTarget(self, action: #selector(touched), for: .touchUpInside)
  }
  @objc func touched() { print("target") }  // prints: target
  deinit { print("gone") }  // prints: gone
}
var page: Page? = Page()
page?.listen()
page?.button.sendActions(for: .touchUpInside)
let button = page?.button
page = nil
var caught: UIButton? = UIButton()  // leaks: caught cycle caught.actions -> UIAction#4.handler -> closure#4 [caught] -> caught
caught?.addAction(UIAction { [caught] _ in print(caught as Any) }, for: .touchUpInside)  // leaks: closure#4 cycle closure#4 [caught] -> caught.actions -> UIAction#4.handler -> closure#4 | UIAction#4 cycle UIAction#4.handler -> closure#4 [caught] -> caught.actions -> UIAction#4
caught = nil
