// It may be called before the way back or after it, and holds what it names strongly (claims dp-008 to dp-011).
:ios 9.0
class Editor: UIViewController {
  var onSave: ((String) -> Void)?
}
class List: UIViewController {
  var text: String?
  func edit() {
    let editor = Editor()
    editor.onSave = { [weak self] text in
      self?.text = text
      self?.navigationController?.popViewController(animated: true)
    }
    navigationController?.pushViewController(editor, animated: true)
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print("list shows \(text ?? "(null)")")  // prints: list shows (null) | list shows bread
  }
  deinit { print("list freed") }  // prints: list freed
}
var list: List? = List()
var nav: UINavigationController? = UINavigationController(rootViewController: list!)
window.rootViewController = nav
list?.edit()
(nav?.topViewController as? Editor)?.onSave?("bread")
list = nil
window.rootViewController = UIViewController()
nav = nil
