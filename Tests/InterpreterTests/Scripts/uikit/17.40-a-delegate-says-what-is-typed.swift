class Form: UIViewController, UITextFieldDelegate {
  let field = UITextField()
  override func viewDidLoad() {
    super.viewDidLoad()
    field.text = "old"
    field.delegate = self
    view.addSubview(field)
    NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil) { _ in print("frame") }  // prints: frame
  }
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
    print(range.location, range.length, string)
    return string == "good"
  }
}
let form = Form()
window.rootViewController = form
form.field.becomeFirstResponder()
