class Note { deinit { print("freed") } }  // prints: freed
func later() {
  let note = Note()
  DispatchQueue.main.async { print("ran", note === note) }  // prints: ran true
  print("queued")  // prints: queued
}
later()
print("next turn")  // prints: next turn
