class Note: UIViewController { @IBOutlet @objc var label: UILabel? }
let note = Note()
let label = UILabel()
note.setValue(label, forKey: "label")
:owners label  // owners: you, property label of note
note.setValue(nil, forKey: "label")
:owners label  // owners: you
