class Editor: UIViewController {
  @IBOutlet weak var height: NSLayoutConstraint!
  @IBOutlet weak var tap: UITapGestureRecognizer!
  @IBOutlet weak var done: UIBarButtonItem!
  @IBOutlet weak var save: UIBarButtonItem!
}
let editor = Editor()
editor.loadViewIfNeeded()
editor.height.constant = 40
print(editor.tap.view == editor.view)  // prints: true
print(editor.view.gestureRecognizers?.count ?? 0)  // prints: 1
done()
func done() {
  editor.done.isEnabled = false
  print(editor.navigationItem.rightBarButtonItems?.count ?? 0)  // prints: 2
  print(editor.view.subviews.count)  // prints: 0
}
