:nib Note {view: UIView, top: {menu: UIView}}
class Note: UIViewController {
  @IBOutlet weak var menu: UIView!
}
let note = Note()
note.loadViewIfNeeded()
print(note.menu == nil)  // prints: true
