let columns = UISplitViewController(style: .tripleColumn)
columns.preferredDisplayMode = .twoBesideSecondary
print(columns.preferredDisplayMode == .twoBesideSecondary, columns.preferredDisplayMode.rawValue)  // prints: true 4
let classic = UISplitViewController()
classic.setViewController(UIViewController(), for: .primary)  // fails: NSInternalInconsistencyException: -[UISplitViewController setViewController:forColumn:] does not apply to a style of UISplitViewControllerStyleUnspecified
