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

  public func impossible(line: Int, _ reason: LogVerdict.Reason) -> String {
    say("log.impossible", ["line": .number(line), "why": .text(why(reason))])
  }

  /// The rule of the life cycle that a line breaks.
  func why(_ reason: LogVerdict.Reason) -> String {
    switch reason {
    case .missing(let before, let call):
      say("log.why.missing", ["before": .text(before.rawValue), "call": .text(call.rawValue)])
    case .repeated(let call): say("log.why.repeated", ["call": .text(call.rawValue)])
    case .loadedOnScreen: say("log.why.loaded-on-screen")
    case .unloadedOnScreen: say("log.why.unloaded-on-screen")
    case .afterDealloc: say("log.why.after-dealloc")
    case .notSent(let version): say("log.why.not-sent", ["version": .text(version.short)])
    }
  }
}
