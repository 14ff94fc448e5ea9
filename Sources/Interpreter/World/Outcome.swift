public import Compiler
public import Diagnostics
public import ObjectModel
public import ObjectRuntime
import Syntax

/// What came of running a statement.
public struct Outcome {
  /// What happened; a fault, if there was one, is its last event.
  public var trace = Trace()
  public var fault: Fault?
  /// Where the fault was raised.
  public var raised: Raised?
  /// With an error among them nothing was run.
  public var diagnostics: [Diagnostic<LanguageFact>]
  /// The value of an expression, for the prompt to echo; nil for what has none.
  public var value: Value?
  public var valueDescription: String?
  public var stepsUsed = 0
  /// How many bytes the run has printed by now.
  public var printed = 0

  public init(diagnostics: [Diagnostic<LanguageFact>] = []) { self.diagnostics = diagnostics }
}

/// Where a fault was raised.
public struct Raised: Sendable {
  public var line: Int
  /// What the text is called in which that line stands; nil where no method was running.
  public var home: String?
  /// The innermost call of the app by UIKit that was going on.
  public var call: AppCall?

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

extension Simulation {
  /// A value as the debugger of a language prints it.
  func echo(of value: Value, in dialect: Dialect) -> String {
    switch value {
    case .none: "nil"
    case .bool(let isTrue):
      dialect == .swift ? (isTrue ? "true" : "false") : (isTrue ? "YES" : "NO")
    default: plainDescription(of: value)
    }
  }
}
