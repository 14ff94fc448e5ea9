class FormController: UIViewController {
  var done: (() -> Void)?
  override func viewDidLoad() {
    super.viewDidLoad()
    done = { self.title = "done" }  // mistake 0 p retain cycle
  }
}
var form: FormController? = FormController()
window.rootViewController = form
window.rootViewController = nil
form = nil
