class Form: UIViewController {
  @IBOutlet var fields: [UITextField]!
  override func viewDidLoad() {
    super.viewDidLoad()
    for field in fields { field.text = "empty" }
  }
}
let form = Form()
form.loadViewIfNeeded()
print(form.fields.count, form.fields[0].text ?? "")  // prints: 1 empty
