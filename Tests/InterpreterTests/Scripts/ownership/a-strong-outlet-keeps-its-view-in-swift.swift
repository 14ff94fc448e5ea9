:ios 5.1
class Note: UIViewController { @IBOutlet var label: UILabel! }
let note = Note()
_ = note.view
:owners UILabel#1  // owners: superview UIView#1, property label of note
:warn
:owners UILabel#1  // owners: property label of note
