final class Form: UIViewController {
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    print("form will disappear")  // prints: form will disappear
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("form did appear")  // prints: form did appear | form did appear
  }
}
let form = Form()
window.rootViewController = form
form.present(UIViewController(), animated: true)
form.dismiss(animated: true)
let cover = UIViewController()
cover.modalPresentationStyle = .fullScreen
form.present(cover, animated: true)
form.dismiss(animated: true)
