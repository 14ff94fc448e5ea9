import UIKit
class Search: UIViewController {
  var task: Task<Void, Error>?
  func type(_ text: String) {
    task?.cancel()
    task = Task {
      try await Task.sleep(for: .seconds(1))
      print("searching", text)  // prints: searching cat
    }
  }
}
let search = Search()
search.type("c")
search.type("cat")
:wait 2
let asked = Task {
  print(Task.isCancelled)  // prints: false
  try? await Task.sleep(for: .seconds(1))
  print(Task.isCancelled)  // prints: true
  do {
    try Task.checkCancellation()
    print("not here")
  } catch {
    print(error)  // prints: CancellationError()
  }
}
:wait 0.5
asked.cancel()
:wait 2
print(Task.isCancelled)  // prints: false
