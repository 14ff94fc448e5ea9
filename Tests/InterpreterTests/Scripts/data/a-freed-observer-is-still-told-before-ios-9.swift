// The screen is gone, its registration is not (uikit-facts 13.9).
:ios 8.0
class List: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(saved(_:)), name: Notification.Name("saved"), object: nil)
  }
  @objc func saved(_ note: Notification) { print("heard") }  // prints: heard
}
var list: List? = List()
_ = list?.view
NotificationCenter.default.post(name: Notification.Name("saved"), object: nil)
list = nil
NotificationCenter.default.post(name: Notification.Name("saved"), object: nil)  // zombie: list freed in line 14 by variable list
