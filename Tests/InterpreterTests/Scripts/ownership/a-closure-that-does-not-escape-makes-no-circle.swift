class Note {
  var items = [1, 2]
  func sum() -> Int { items.map { $0 + self.items.count }.reduce(0, +) }
  deinit { print("freed") }  // prints: freed
}
var note: Note? = Note()
print(note!.sum())  // prints: 7
note = nil
