class Note {
  let text = "hello"
  var done: (() -> Void)?
  init() {
    done = { [unowned self] in print(self.text) }  // zombie: note freed in line 10 by variable note
  }
}
var note: Note? = Note()
let done = note!.done
note = nil
done?()
