let page = UIViewController()
page.traitOverrides[UITraitUserInterfaceStyle.self] = 2  // error: notSimulatedHere
print(page.traitCollection[UITraitUserInterfaceStyle.self])  // error: notSimulatedHere
