// Who takes the action reads the source, before the way back begins (claim dp-006).
:ios 6.0
:storyboard Main {initial: nav, scenes: {
  nav: {class: UINavigationController, root: list},
  list: {class: List, segues: {edit: {to: editor, kind: push}}},
  editor: {class: Editor, segues: {save: {kind: unwind, action: "saved:"}, drop: {kind: unwind, action: "dropped:"}}}}}
class Editor: UIViewController {
  var text: String?
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) { text = sender as? String }
}
class List: UIViewController {
  var text: String?
  @IBAction func saved(_ segue: UIStoryboardSegue) {
    if let editor = segue.source as? Editor { text = editor.text }
  }
  @IBAction func dropped(_ segue: UIStoryboardSegue) {}
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print("list shows \(text ?? "(null)")")  // prints: list shows (null) | list shows bread | list shows bread
  }
}
let nav = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as! UINavigationController
window.rootViewController = nav
nav.topViewController?.performSegue(withIdentifier: "edit", sender: nil)
nav.topViewController?.performSegue(withIdentifier: "save", sender: "bread")
nav.topViewController?.performSegue(withIdentifier: "edit", sender: nil)
nav.topViewController?.performSegue(withIdentifier: "drop", sender: "beer")
