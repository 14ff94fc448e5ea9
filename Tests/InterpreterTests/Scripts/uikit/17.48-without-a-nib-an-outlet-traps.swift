class Page: UIViewController {
  @IBOutlet var label: UILabel!
  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "x"  // fails: Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value
  }
}
:nib Page none
Page().loadViewIfNeeded()
