:ios 5.1
class Note: UIViewController { @IBOutlet weak var label: UILabel! }
let note = Note()
_ = note.view
:owners UILabel#1  // owners: superview UIView#1
:warn
print(note.label == nil)  // prints: true
