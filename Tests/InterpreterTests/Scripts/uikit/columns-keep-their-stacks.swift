let split = UISplitViewController(style: .doubleColumn)
let (list, detail, phone) = (UIViewController(), UIViewController(), UIViewController())
split.setViewController(list, for: .primary)
split.setViewController(detail, for: .secondary)
weak var stack = list.navigationController
split.setViewController(phone, for: .compact)
window.rootViewController = split
print(stack === list.navigationController, stack != nil)  // prints: true true
print(split.children.count, phone.view.window != nil)  // prints: 1 true
split.setViewController(nil, for: .primary)
print(stack == nil)  // prints: true
