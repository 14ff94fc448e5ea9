let page = UIViewController()
let field = UITextField()
page.view.addSubview(field)
window.rootViewController = page
let token = NotificationCenter.default.addObserver(
  forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
) { note in
  let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
  print(frame!.cgRectValue)  // prints: (0.0, 538.0, 402.0, 336.0)
}
field.becomeFirstResponder()
