class Form: UIViewController, UITextFieldDelegate {
  @IBOutlet var field: UITextField!
  override func viewDidLoad() { super.viewDidLoad(); field.delegate = self }
  func textFieldDidEndEditing(_ textField: UITextField) { print("ended", textField.text!) }  // prints: ended ab
}
let form = Form()
window.rootViewController = form
:type field "ab"
form.field.removeFromSuperview()
print(form.field.isFirstResponder)  // prints: false
