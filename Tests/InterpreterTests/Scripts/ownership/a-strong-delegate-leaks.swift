protocol FormDelegate: AnyObject {}
class Form { var delegate: FormDelegate? }
class Screen: FormDelegate {
  let form = Form()  // leaks: Form#1 cycle Form#1.delegate -> screen.form -> Form#1
  init() { form.delegate = self }
}
var screen: Screen? = Screen()  // leaks: screen cycle screen.form -> Form#1.delegate -> screen
screen = nil
