Task {
  print("one")  // prints: one
  await Task.yield()
  print("three")  // prints: three
}
Task { print("two") }  // prints: two
