:ios 17.0
:device ipad
let split = UISplitViewController(style: .doubleColumn)
let list = UIViewController()
split.setViewController(list, for: .primary)
split.setViewController(UIViewController(), for: .secondary)
window.rootViewController = split
let detail = UIViewController()
list.showDetailViewController(detail, sender: nil)
print(split.viewController(for: .secondary) === detail, detail.view.window != nil)  // prints: true true
