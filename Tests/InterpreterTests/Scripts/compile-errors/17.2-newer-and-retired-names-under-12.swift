:ios 12.0
class Page: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    isModalInPresentation = true  // error: newer
    let scene: UIScene? = nil  // error: newer
    if #available(iOS 13.0, *) { isModalInPresentation = true }
    presentModalViewController(self, animated: true)  // error: retired
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)  // error: newer
  }
  override func viewDidUnload() {}  // error: overridesRetired
}
class Later: UIViewController {
  override func viewIsAppearing(_ animated: Bool) {
    if #available(iOS 13.0, *) { super.viewIsAppearing(animated) }
  }
}
