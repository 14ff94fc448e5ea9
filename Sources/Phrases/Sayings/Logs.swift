public import Grading
public import Syntax
import UIKitAPI

// A console log that was pasted.
extension Phrasebook {
  /// Stands before what an app prints.
  public var console: String { say("console.label") }

  /// How many calls it tells of, under which version it is judged.
  public func log(calls: Int, _ version: UIKitVersion) -> String {
    say("log.calls", ["count": .number(calls), "version": .text("\(version)")])
  }

  /// Every line of a log could have come from UIKit.
  public var logIsPossible: String { say("log.is-possible") }

  public func impossible(_ verdict: LogVerdict) -> String {
    say(
      "log.impossible", ["line": .number(verdict.line.number), "why": .text(why(verdict))])
  }

  /// The same where it answers a question.
  func cannotBeWritten(_ verdict: LogVerdict) -> String {
    let line = Value.number(verdict.line.number)
    if case .missing(let before, let call) = verdict.reason {
      return say(
        "ground.missing",
        ["line": line, "call": verdict.name(of: call), "before": verdict.name(of: before)])
    }
    return say("ground.impossible", ["line": line, "why": .text(why(verdict))])
  }

  /// The rule of the life cycle that a line breaks.
  private func why(_ verdict: LogVerdict) -> String {
    switch verdict.reason {
    case .missing(let before, let call):
      say(
        "log.why.missing", ["before": verdict.name(of: before), "call": verdict.name(of: call)])
    case .repeated(let call): say("log.why.repeated", ["call": verdict.name(of: call)])
    case .loadedOnScreen: say("log.why.loaded-on-screen")
    case .unloadedOnScreen: say("log.why.unloaded-on-screen")
    case .afterDealloc: say("log.why.after-dealloc")
    case .notSent(let version): say("log.why.not-sent", ["version": .text(version.short)])
    }
  }
}

extension LogVerdict {
  fileprivate func name(of call: LifeCycle) -> Value { .text(dialect.name(inLogOf: call)) }
}
