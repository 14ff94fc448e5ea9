// All that are there are told, those that are nobody's aim too, and those that come later are not (claims dp-015, dp-016).
:ios 9.0
class List: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(saved(_:)), name: Notification.Name("saved"), object: nil)
  }
  @objc func saved(_ note: Notification) {
    print("\(title ?? "") hears \(note.userInfo?["text"] as? String ?? "")")  // prints: two hears milk | two hears bread | one hears bread
  }
}
let one = List()
one.title = "one"
let two = List()
two.title = "two"
two.loadViewIfNeeded()
NotificationCenter.default.post(name: Notification.Name("saved"), object: nil, userInfo: ["text": "milk"])
one.loadViewIfNeeded()
NotificationCenter.default.post(name: Notification.Name("saved"), object: nil, userInfo: ["text": "bread"])
