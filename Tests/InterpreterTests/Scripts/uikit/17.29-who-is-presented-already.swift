let root = UIViewController()
window.rootViewController = root
let sheet = UIViewController()
root.present(sheet, animated: false)
root.present(sheet, animated: false)  // fails: NSInvalidArgumentException: Application tried to present modally a view controller <UIViewController: 0x600000000140> that is already being presented by <UIViewController: 0x600000000100>.
