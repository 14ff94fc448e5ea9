// The destination is made, its property is set, and only then is its view loaded (claims dp-001 to dp-003).
:ios 5.1
:memory arc
:storyboard Main {initial: nav, scenes: {
  nav: {class: UINavigationController, root: list},
  list: {class: List, segues: {showItem: {to: item, kind: push}, addItem: {to: item, kind: push}}},
  item: {class: Item}}}
class Item: UIViewController {
  var text: String?
  override func viewDidLoad() {
    super.viewDidLoad()
    print("loads with \(text ?? "(null)")")  // prints: loads with milk | loads with (null)
  }
}
class List: UIViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let item = segue.destination as? Item else { return }
    print("\(segue.identifier ?? ""): loaded \(item.isViewLoaded ? 1 : 0)")  // prints: showItem: loaded 0 | addItem: loaded 0
    if segue.identifier == "showItem" { item.text = sender as? String }
  }
}
let nav = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as! UINavigationController
window.rootViewController = nav
let list = nav.topViewController as! List
list.performSegue(withIdentifier: "showItem", sender: "milk")
nav.popViewController(animated: false)
list.performSegue(withIdentifier: "addItem", sender: "milk")
