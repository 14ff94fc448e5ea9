class Form: UIViewController, UITextFieldDelegate {
  let one = UITextField()
  let two = UITextField()
  var mayEnd = true
  override func viewDidLoad() {
    super.viewDidLoad()
    for field in [one, two] {
      field.delegate = self
      view.addSubview(field)
    }
    NotificationCenter.default.addObserver(
      self, selector: #selector(hides), name: UIResponder.keyboardWillHideNotification, object: nil)
  }
  @objc func hides() { print("keyboard hides") }  // prints: keyboard hides
  func name(_ field: UITextField) -> String { field === one ? "one" : "two" }
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    print("may", name(textField), "begin")  // prints: may one begin | may two begin | may two begin
    return true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) {
    print(name(textField), "begins", textField.isFirstResponder)  // prints: one begins true | two begins true
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    print("may", name(textField), "end")  // prints: may one end | may one end | may two end
    return mayEnd
  }
  func textFieldDidEndEditing(_ textField: UITextField) {
    print(name(textField), "ended", textField.isFirstResponder)  // prints: one ended false | two ended false
  }
}
let form = Form()
window.rootViewController = form
print(form.one.becomeFirstResponder())  // prints: true
form.mayEnd = false
print(form.two.becomeFirstResponder())  // prints: false
form.mayEnd = true
print(form.two.becomeFirstResponder())  // prints: true
form.mayEnd = false
print(form.view.endEditing(true))  // prints: true
