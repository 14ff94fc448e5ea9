// What was changed above is not known below (claim dp-005).
:ios 9.0
class Editor: UIViewController {
  var text = ""
}
class List: UIViewController {
  var text = ""
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print("list shows \(text)")  // prints: list shows milk | list shows milk
  }
}
let list = List()
list.text = "milk"
let nav = UINavigationController(rootViewController: list)
window.rootViewController = nav
let editor = Editor()
editor.text = list.text
nav.pushViewController(editor, animated: false)
editor.text = "bread"
nav.popViewController(animated: false)
