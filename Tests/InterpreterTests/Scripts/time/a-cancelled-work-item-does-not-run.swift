let first = DispatchWorkItem { print("first") }
let second = DispatchWorkItem { print("second") }  // prints: second
DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: first)
DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: second)
first.cancel()
print(first.isCancelled, second.isCancelled)  // prints: true false
:wait 1
