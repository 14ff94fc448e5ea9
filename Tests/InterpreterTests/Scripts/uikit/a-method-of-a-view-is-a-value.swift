import UIKit
class Card: UIView {
  let title = UILabel()
  let text = UILabel()
  func build() { [title, text].forEach(addSubview) }
}
class Page: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    [UILabel(), UILabel()].forEach(view.addSubview)
    [UIView()].forEach(view.addSubview(_:))
    print(view.subviews.count)  // prints: 3
    let add = view.addSubview
    add(UISwitch())
    print(view.subviews.count)  // prints: 4
  }
}
Page().loadViewIfNeeded()
let card = Card()
card.build()
print(card.subviews == [card.title, card.text])  // prints: true
