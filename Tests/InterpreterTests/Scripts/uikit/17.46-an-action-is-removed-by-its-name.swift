:ios 14.0
let button = UIButton(type: .system)
button.addAction(UIAction(title: "one", identifier: .init("a")) { _ in print("one") }, for: .touchUpInside)
button.addAction(UIAction(title: "two", identifier: .init("b")) { _ in print("two") }, for: .touchUpInside)  // prints: two
button.removeAction(identifiedBy: .init("a"), for: .touchUpInside)
button.sendActions(for: .touchUpInside)
