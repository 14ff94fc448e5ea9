:ios 13.0
class Form: UIViewController, UITextFieldDelegate, UITextViewDelegate {
  let field = UITextField()
  let notes = UITextView()
  override func viewDidLoad() {
    super.viewDidLoad()
    field.delegate = self
    notes.delegate = self
    field.addTarget(self, action: #selector(changed), for: .editingChanged)
    view.addSubview(field)
    view.addSubview(notes)
  }
  func textFieldDidChangeSelection(_ textField: UITextField) {
    print("selection", textField.text ?? "")  // prints: selection Ann
  }
  @objc func changed() { print("changed") }  // prints: changed
  func textViewDidChangeSelection(_ textView: UITextView) { print("notes selection") }  // prints: notes selection
  func textViewDidChange(_ textView: UITextView) { print("notes", textView.text ?? "") }  // prints: notes well
}
let form = Form()
window.rootViewController = form
:type field "Ann"
:type notes "well"
