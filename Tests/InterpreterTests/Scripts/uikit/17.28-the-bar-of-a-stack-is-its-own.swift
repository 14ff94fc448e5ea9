let pages = UINavigationController(rootViewController: UIViewController())
window.rootViewController = pages
let own = UINavigationBar()
own.setItems([UINavigationItem(title: "a")], animated: false)
own.pushItem(UINavigationItem(title: "b"), animated: false)
print(own.topItem?.title as Any, own.items?.count as Any)  // prints: Optional("b") Optional(2)
print(own.popItem(animated: false)?.title as Any, own.topItem?.title as Any)  // prints: Optional("b") Optional("a")
pages.navigationBar.setItems([], animated: false)  // fails: NSInternalInconsistencyException: Cannot call setItems:animated: directly on a UINavigationBar managed by a controller.
