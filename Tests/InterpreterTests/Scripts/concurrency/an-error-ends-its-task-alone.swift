struct Offline: Error {}
Task {
  print("asking")  // prints: asking
  throw Offline()
}
Task { print("another") }  // prints: another
