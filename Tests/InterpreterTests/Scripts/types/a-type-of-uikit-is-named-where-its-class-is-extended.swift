import UIKit
extension UIStackView {
  convenience init(
    _ axis: NSLayoutConstraint.Axis, align: Alignment = .fill, spread: Distribution = .fill,
    content: () -> [UIView]
  ) {
    self.init(arrangedSubviews: content())
    self.axis = axis
    alignment = align
    distribution = spread
  }
}
let stack = UIStackView(.vertical, align: .center) { [UILabel(), UILabel()] }
print(stack.arrangedSubviews.count, stack.alignment == .center, stack.distribution == .fill)  // prints: 2 true true
class Big: UIButton {
  convenience init(_ kind: ButtonType = .system, title: () -> String) {
    self.init(type: kind)
    setTitle(title(), for: .normal)
  }
  func look() -> State { .selected }
}
print(Big { "go" }.title(for: .normal) ?? "none", Big(.custom) { "" }.look() == .selected)  // prints: go true
enum Distribution { case own }
extension UIStackView { func inner() -> Distribution { .fillEqually } }
func outer() -> Distribution { .own }
print(stack.inner() == .fillEqually, outer())  // prints: true own
