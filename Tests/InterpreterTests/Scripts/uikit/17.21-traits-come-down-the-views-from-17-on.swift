let parent = UIViewController(), child = UIViewController()
window.rootViewController = parent
parent.addChild(child)
parent.view.addSubview(child.view)
child.didMove(toParent: parent)
parent.view.traitOverrides.userInterfaceStyle = .dark
print(child.traitCollection.userInterfaceStyle.rawValue)  // prints: 2
print(parent.traitCollection.userInterfaceStyle.rawValue)  // prints: 1
