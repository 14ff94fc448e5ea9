// The list keeps its editor, the editor its closure, the closure the list (claim dp-009, uikit-facts 13.8).
:ios 9.0
class Editor: UIViewController {
  var onSave: ((String) -> Void)?
}
class List: UIViewController {
  var editor: Editor?
  var text: String?
  func edit() {
    editor = Editor()  // leaks: Editor#1 cycle Editor#1.onSave -> closure#1 [self] -> list.editor -> Editor#1
    editor?.onSave = { text in self.text = text }  // leaks: closure#1 cycle closure#1 [self] -> list.editor -> Editor#1.onSave -> closure#1
  }
  deinit { print("list freed") }
}
var list: List? = List()  // leaks: list cycle list.editor -> Editor#1.onSave -> closure#1 [self] -> list
list?.edit()
:owners list  // owners: you, closure of line 11, which captures self
list = nil
