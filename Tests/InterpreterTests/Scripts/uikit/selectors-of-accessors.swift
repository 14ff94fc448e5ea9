import UIKit
class A: UIViewController {
  @objc var count = 1
  @objc func hear() {}
}
print(#selector(getter: A.count), #selector(setter: A.count))  // prints: count setCount:
print(#selector(getter: UIView.isHidden))  // prints: isHidden
_ = UIAlertAction(title: "OK", style: .default)
