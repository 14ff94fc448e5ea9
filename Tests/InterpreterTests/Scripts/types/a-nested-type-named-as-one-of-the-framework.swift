import UIKit
extension UIView {
  enum ContentMode { case a }
  func f(w: UIView.ContentMode) -> String { w == .a ? "own" : "other" }
}
print(UIView().f(w: .a))  // prints: own
