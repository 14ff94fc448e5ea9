class Note: UIViewController { @IBOutlet var label: UILabel! }
let note = Note()
note.label.text = "x"  // fails: Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value
