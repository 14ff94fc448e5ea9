class NoteController: UIViewController {
  @IBOutlet weak var text: UILabel?
  @IBOutlet weak var hint: UILabel?
}
class ListController: UIViewController {
  func open() {
    let note = NoteController()
    note.text?.text = "milk"  // mistake 1 l
    note.hint?.text = nil
    navigationController?.pushViewController(note, animated: false)
  }
}
let list = ListController()
window.rootViewController = UINavigationController(rootViewController: list)
list.open()
