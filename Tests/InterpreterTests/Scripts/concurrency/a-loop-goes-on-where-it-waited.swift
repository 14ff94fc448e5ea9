func pause() async { try? await Task.sleep(for: .seconds(1)) }
Task {
  for i in 1...4 where i != 2 {
    await pause()
    if i == 4 { break }
    print("number", i)  // prints: number 1 | number 3
  }
  outer: for name in ["a", "b", "c"] {
    for i in 0..<3 {
      await pause()
      if i == 1 { continue outer }
      if name == "c" { break outer }
      print(name, i)  // prints: a 0 | b 0
    }
  }
  var names = ["x", "y"]
  for name in names {
    names.append(name + name)
    await pause()
    print(name, names.count)  // prints: x 3 | y 4
  }
  print("over")  // prints: over
}
:wait 30
