let root = UIViewController(), sheet = UIViewController()
window.rootViewController = root
root.present(sheet, animated: true)
print(sheet.view.frame.height < root.view.frame.height, sheet.view.frame.width == root.view.frame.width)  // prints: true true
