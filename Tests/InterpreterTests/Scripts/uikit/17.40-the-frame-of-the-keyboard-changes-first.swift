let root = UIViewController()
window.rootViewController = root
let field = UITextField()
root.view.addSubview(field)
let names = [UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification, UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification, UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification]
for name in names {
  NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { print($0.name.rawValue.dropFirst(10).dropLast(12)) }  // prints: WillChangeFrame | WillShow | DidChangeFrame | DidShow | WillChangeFrame | WillHide | DidChangeFrame | DidHide
}
field.becomeFirstResponder()
field.resignFirstResponder()
