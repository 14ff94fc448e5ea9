class EditorController: UIViewController {
  var onSave: (() -> Void)?
}
class ListController: UIViewController {
  let editor = EditorController()
  override func viewDidLoad() {
    super.viewDidLoad()
    editor.onSave = { self.title = "saved" }  // mistake 0 p retain cycle
  }
}
var list: ListController? = ListController()
window.rootViewController = list
window.rootViewController = nil
list = nil
