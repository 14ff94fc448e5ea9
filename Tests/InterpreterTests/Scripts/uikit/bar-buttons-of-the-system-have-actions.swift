let add = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in print("added") })
print(add.primaryAction != nil, UIBarButtonItem.fixedSpace(8).width)  // prints: true 8.0
