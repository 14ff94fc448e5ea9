class Form: UIViewController {
  let one = UITextField()
  let two = UITextField()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(one)
    view.addSubview(two)
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
    ]
    for name in names {
      NotificationCenter.default.addObserver(self, selector: #selector(moved), name: name, object: nil)
    }
  }
  @objc func moved(_ note: Notification) {
    let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    print(note.name, frame!.cgRectValue.minY < view.frame.height)  // prints: NSNotificationName(_rawValue: UIKeyboardWillShowNotification) true | NSNotificationName(_rawValue: UIKeyboardDidShowNotification) true | NSNotificationName(_rawValue: UIKeyboardWillHideNotification) false | NSNotificationName(_rawValue: UIKeyboardDidHideNotification) false
  }
}
let form = Form()
form.loadViewIfNeeded()
form.one.becomeFirstResponder()
print(form.one.isFirstResponder)  // prints: false
window.rootViewController = form
do {
  form.one.becomeFirstResponder()
  print("the turn goes on")  // prints: the turn goes on
}
form.two.becomeFirstResponder()
form.view.endEditing(true)
