// The class of the destination is that of the segue, without a change (claim dp-004).
:ios 9.0
class Item: UIViewController {
  var text: String?
  override func viewDidLoad() {
    super.viewDidLoad()
    print("loads with \(text ?? "(null)")")  // prints: loads with milk | loads with (null)
  }
}
let list = UIViewController()
let nav = UINavigationController(rootViewController: list)
window.rootViewController = nav
let item = Item()
item.text = "milk"
print("loaded \(item.isViewLoaded ? 1 : 0)")  // prints: loaded 0
nav.pushViewController(item, animated: true)
// After the push it is too late for viewDidLoad.
let late = Item()
nav.pushViewController(late, animated: true)
late.text = "bread"
