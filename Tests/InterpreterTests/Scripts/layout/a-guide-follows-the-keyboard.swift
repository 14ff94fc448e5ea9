class Form: UIViewController {
  let field = UITextField()
  let button = UIView()
  override func viewDidLoad() {
    super.viewDidLoad()
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(field)
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      button.widthAnchor.constraint(equalToConstant: 100),
      button.heightAnchor.constraint(equalToConstant: 40),
      button.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
  }
}
let form = Form()
window.rootViewController = form
let bottom = form.view.bounds.height
let edge = form.view.safeAreaLayoutGuide.layoutFrame.maxY
print(form.button.frame.maxY == edge, edge < bottom)  // prints: true true
form.field.becomeFirstResponder()
form.view.layoutIfNeeded()
print(bottom - form.button.frame.maxY)  // prints: 336.0
form.field.resignFirstResponder()
form.view.layoutIfNeeded()
print(form.button.frame.maxY == edge)  // prints: true
