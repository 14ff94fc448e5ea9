let root = UIViewController()
window.rootViewController = root
root.present(root, animated: false)  // fails: NSInvalidArgumentException: Application tried to present modal view controller on itself. Presenting controller is <UIViewController: 0x600000000100>.
