public import Diagnostics
public import ObjectModel
public import ObjectRuntime
import Syntax
public import TypedTree

/// What came of running a statement.
public struct Outcome {
  /// What happened; a fault, if there was one, is its last event.
  public var trace = Trace()
  /// An error of Swift's that nobody caught is a trap here.
  public var fault: Fault?
  /// Where the fault was raised.
  public var raised: Raised?
  /// With an error among them nothing was run.
  public var diagnostics: [Diagnostic<LanguageFact>]
  /// The value of an expression, for the prompt to echo; nil for what has none.
  public var value: Value?
  /// As the debugger of the statement's language prints it, made while the value lived.
  public var valueDescription: String?
  /// Of the budget that the options gave.
  public var stepsUsed = 0
  /// How many bytes the run has printed by now.
  public var printed = 0

  public init(diagnostics: [Diagnostic<LanguageFact>] = []) { self.diagnostics = diagnostics }
}

/// Where a fault was raised.
public struct Raised: Sendable {
  /// Of the text that `home` names, or of the statement.
  public var line: Int
  /// What the text is called in which that line stands; nil where no method was running.
  public var home: String?
  /// The innermost call of the app by UIKit that was going on.
  public var call: AppCall?

  /// The innermost place first; the rest is learnt on the way out.
  init(line: Int) { self.line = line }
}

/// A method of the app's that UIKit calls: `viewDidLoad` as one class implements it.
public struct AppCall: Hashable, Sendable {
  public var type: String
  public var selector: Selector

  public init(type: String, selector: Selector) {
    self.type = type
    self.selector = selector
  }
}

extension Run {
  /// The value of a statement typed at the prompt, as the debugger of its language prints it, while
  /// it lives: looking at it changes nothing.
  func echoed(in turn: Turn, _ dialect: Dialect) -> String? {
    guard let echo else { return nil }
    var turn = turn
    if dialect == .swift, turn.simulation.isComposed(echo),
      let text = try? printed(echo, as: echoType, in: &turn)
    {
      return text
    }
    return turn.simulation.echo(of: echo, in: dialect)
  }
}

extension Simulation {
  /// Whether a value is made of others that are worth reading.
  fileprivate func isComposed(_ value: Value) -> Bool {
    if case .record = value { return true }
    guard let id = value.object else { return false }
    return isBox(id) || elements(of: value) != nil || pairs(of: value) != nil
      || isKind(id, of: "NSIndexPath")
  }

  /// Swift's and Objective-C's words for truth; all else describes itself.
  fileprivate func echo(of value: Value, in dialect: Dialect) -> String {
    switch value {
    case .none: "nil"
    case .bool(let isTrue):
      dialect == .swift ? (isTrue ? "true" : "false") : (isTrue ? "YES" : "NO")
    default: plainDescription(of: value)
    }
  }
}
