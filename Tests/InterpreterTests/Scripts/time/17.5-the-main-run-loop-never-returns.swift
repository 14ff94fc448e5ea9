DispatchQueue.main.asyncAfter(deadline: .now() + 100) { print("due") }  // prints: due
RunLoop.main.run()  // fails: stopped: runLoop
print("never")
