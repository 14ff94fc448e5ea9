do {
  DispatchQueue.global(qos: .background).async {
    print("work")  // prints: work
    DispatchQueue.main.async { print("show") }  // prints: show
  }
  DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print("later") }  // prints: later
  OperationQueue.main.addOperation { print("operation") }  // prints: operation
  print("end")  // prints: end
}
:wait 1
