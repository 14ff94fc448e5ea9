protocol FormDelegate: AnyObject {}
class Form { weak var delegate: FormDelegate? }
class Screen: FormDelegate {
  let form = Form()
  init() { form.delegate = self }
  deinit { print("freed") }  // prints: freed
}
var screen: Screen? = Screen()
screen = nil
