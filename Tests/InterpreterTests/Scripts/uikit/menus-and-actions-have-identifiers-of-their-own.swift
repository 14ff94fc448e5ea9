let menu = UIMenu(title: "M", children: [])
print(menu.identifier.rawValue.hasPrefix("com.apple.menu.dynamic."), menu.identifier == menu.identifier)  // prints: true true
let action = UIAction(title: "A") { _ in }
print(action.identifier.rawValue.hasPrefix("com.apple.action.dynamic."))  // prints: true
print(UIMenu(title: "M", identifier: .init("own"), children: []).identifier.rawValue)  // prints: own
