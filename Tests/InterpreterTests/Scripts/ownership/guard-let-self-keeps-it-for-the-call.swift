class Note {
  var done: (() -> Void)?
  func set() {
    done = { [weak self] in
      guard let self else { return print("gone") }  // prints: gone
      print("here", self.done != nil)  // prints: here true
    }
  }
}
var note: Note? = Note()
note?.set()
let done = note?.done
done?()
note = nil
done?()
