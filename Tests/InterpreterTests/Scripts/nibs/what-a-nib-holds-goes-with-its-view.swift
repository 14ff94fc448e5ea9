class Editor: UIViewController {
  @IBOutlet weak var height: NSLayoutConstraint?
  @IBOutlet weak var tap: UITapGestureRecognizer?
}
let editor = Editor()
editor.loadViewIfNeeded()
editor.view = nil
print(editor.height == nil, editor.tap == nil)  // prints: true true
