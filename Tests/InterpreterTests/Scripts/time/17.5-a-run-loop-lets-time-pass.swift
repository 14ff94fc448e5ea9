DispatchQueue.main.asyncAfter(deadline: .now() + 2) { print("two") }  // prints: two
Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in print("one") }  // prints: one
DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print("one, too") }  // prints: one, too
print("nothing yet")  // prints: nothing yet
RunLoop.main.run(until: Date(timeIntervalSinceNow: 1.5))
DispatchQueue.main.async { print("next") }  // prints: next
RunLoop.current.run(until: Date().addingTimeInterval(1))
