class Form: UIViewController, UITextFieldDelegate {
  @IBOutlet var field: UITextField!
  var isOpen = false
  override func viewDidLoad() { super.viewDidLoad(); field.delegate = self }
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { print("may", isOpen); return isOpen }  // prints: may false | may true
  func textFieldDidBeginEditing(_ textField: UITextField) { print("begins") }  // prints: begins
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { string != "no" }
}
let form = Form()
window.rootViewController = form
:type field "ab"
print(form.field.text!.isEmpty, form.field.isFirstResponder)  // prints: true false
form.isOpen = true
:type field "ab"
:type field "no"
print(form.field.text!, form.field.isFirstResponder)  // prints: ab true
