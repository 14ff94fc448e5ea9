// The one above knows a protocol and owns nobody (claims dp-007, dp-010).
:ios 9.0
protocol EditorDelegate: AnyObject {
  func editor(_ editor: Editor, didSave text: String)
  func editorDidCancel(_ editor: Editor)
}
class Editor: UIViewController {
  weak var delegate: EditorDelegate?
  func save() { delegate?.editor(self, didSave: "bread") }
}
class List: UIViewController, EditorDelegate {
  var text: String?
  func editor(_ editor: Editor, didSave text: String) {
    self.text = text
    navigationController?.popViewController(animated: true)
  }
  func editorDidCancel(_ editor: Editor) { navigationController?.popViewController(animated: true) }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print("list shows \(text ?? "(null)")")  // prints: list shows (null) | list shows bread
  }
}
let list = List()
let nav = UINavigationController(rootViewController: list)
window.rootViewController = nav
var editor: Editor? = Editor()
:owners list  // owners: you, stack of nav
editor?.delegate = list
:owners list  // owners: you, stack of nav
nav.pushViewController(editor!, animated: true)
editor?.save()
:owners editor  // owners: you
editor = nil
