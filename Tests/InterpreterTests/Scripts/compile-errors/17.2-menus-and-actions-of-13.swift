:ios 13.0
let action = UIAction { _ in }
let menu = UIMenu(children: [action])
print(menu.children.count, action.title.isEmpty, menu.title.isEmpty)  // prints: 1 true true
