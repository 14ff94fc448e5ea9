class Note {
  let name = "note"
  lazy var greet: () -> String = { "I am " + self.name }  // leaks: closure#1 cycle closure#1 [self] -> note.greet -> closure#1
}
var note: Note? = Note()  // leaks: note cycle note.greet -> closure#1 [self] -> note
print(note!.greet())  // prints: I am note
note = nil
