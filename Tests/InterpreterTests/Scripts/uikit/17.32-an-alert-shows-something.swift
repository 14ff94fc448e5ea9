let root = UIViewController()
window.rootViewController = root
root.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: true)  // fails: NSInternalInconsistencyException: UIAlertController must have a title, a message or an action to display
