import Mistakes

// How far the lives went that `lint` leads, and what they showed.
extension English {
  func unmade(_ type: String, _ reason: Lint.Unmade.Reason) -> String {
    switch reason {
    case .unknownArgument(let parameter):
      "'\(type)' was not looked at: nothing is known to pass for '\(parameter)'"
    case .ended: "'\(type)' was not looked at: its initialiser ended the app"
    case .unimplemented(let missing):
      "'\(type)' was not looked at: the files have no @implementation of '\(missing)'"
    }
  }

  func wayOut(of reason: Lint.Unmade.Reason) -> String {
    switch reason {
    case .unknownArgument:
      "give the parameter a default value, or add to the files a type that can be passed"
    case .ended: "give it an initialiser that works without the rest of the app"
    case .unimplemented(let missing): "add the file that implements '\(missing)'"
    }
  }

  func ended(_ type: String, in call: String?, isStopped: Bool) -> String {
    let place = call.map { " in \($0)" } ?? ""
    return isStopped
      ? "the life of \(type) was stopped\(place): " : "\(type) ends the app\(place): "
  }

  func restWasLed(_ type: String) -> String { "the rest of its life was led with a fresh \(type)" }

  func led(_ life: LifePhrase) -> String {
    switch life {
    case .whole(let steps): "all \(steps) steps"
    case .ended(let steps, let count, let call):
      "\(steps) of \(count) steps"
        + (call.map { ", then \($0) ended the app" } ?? ", then the app ended")
    case .stopped(let steps, let count): "\(steps) of \(count) steps" + ", then it was stopped"
    case .unmade: "not looked at"
    }
  }

  func found(_ numbers: [Int], _ names: [String]) -> String {
    if numbers.isEmpty && names.isEmpty { return "nothing found" }
    let mistakes = numbers.count == 1 ? "mistake" : "mistakes"
    let listed = numbers.map(String.init).joined(separator: ", ")
    let parts = (numbers.isEmpty ? [] : [mistakes + " " + listed]) + names
    return "found: " + parts.joined(separator: ", ")
  }

  var noControllersToLint: String { "there are no view controllers in these files" }
  func livesOn(_ name: String) -> String { "\(name) lives on · :leaks" }
}
