:ios 17.0
let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
let page = UIViewController()
page.view.addSubview(field)
window.rootViewController = page
let center = NotificationCenter.default
let token = center.addObserver(
  forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
) { note in
  guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
    let info = note.userInfo
  else { return print("no frame") }
  print(frame.width, frame.height > 200)  // prints: 393.0 true
  let boxed = info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
  print(boxed?.cgRectValue == frame)  // prints: true
  print(info[UIResponder.keyboardAnimationCurveUserInfoKey] as! UInt)  // prints: 7
  print(info[UIResponder.keyboardIsLocalUserInfoKey] as! Bool, info.count)  // prints: true 5
}
field.becomeFirstResponder()
