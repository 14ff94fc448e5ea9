let page = UIViewController()
window.rootViewController = page
print(page.traitOverrides.contains(UITraitUserInterfaceStyle.self))  // prints: false
page.traitOverrides.userInterfaceStyle = .dark
print(page.traitOverrides.contains(UITraitUserInterfaceStyle.self))  // prints: true
print(page.traitCollection.userInterfaceStyle == .dark)  // prints: true
page.traitOverrides.remove(UITraitUserInterfaceStyle.self)
print(page.traitOverrides.contains(UITraitUserInterfaceStyle.self))  // prints: false
print(page.traitCollection.userInterfaceStyle == .dark)  // prints: false
