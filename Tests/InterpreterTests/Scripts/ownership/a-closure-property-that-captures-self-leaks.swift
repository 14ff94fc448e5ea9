class Note: UIViewController {
  var done: (() -> Void)?
  override func viewDidLoad() {
    super.viewDidLoad()
    done = { self.title = "done" }  // leaks: closure#1 cycle closure#1 [self] -> note.done -> closure#1
  }
}
var note: Note? = Note()  // leaks: note cycle note.done -> closure#1 [self] -> note
note?.loadViewIfNeeded()
note = nil
