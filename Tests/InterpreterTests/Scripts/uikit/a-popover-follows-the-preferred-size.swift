:device ipad
let root = UIViewController()
window.rootViewController = root
let menu = UIViewController()
menu.modalPresentationStyle = .popover
menu.popoverPresentationController?.sourceView = root.view
menu.preferredContentSize = CGSize(width: 200, height: 300)
root.present(menu, animated: true)
print(menu.view.frame.size)  // prints: (200.0, 300.0)
menu.preferredContentSize = CGSize(width: 250, height: 100)
print(menu.view.frame.size)  // prints: (250.0, 100.0)
