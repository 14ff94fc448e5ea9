/// An owner with the names it is spoken of by.
public enum OwnerName: Equatable, Sendable {
  /// Where it matters, with the variable by which you own.
  case you(variable: String?)
  case named(String)
  case collection(String)
  /// A timer, of its target.
  case timer(String)
  case variable(String)
  case superview(String)
  case view(of: String)
  /// The stack of a navigation controller, the tabs of a tab bar controller.
  case stack(of: String)
  case tabs(of: String)
  case parent(String)
  case presenter(String)
  case presentation(of: String)
  case property(String, of: String)
  case ivar(String, of: String)
  case claim(String, line: Int)
  case pool, statement, uikit, runLoop, notificationCenter
  /// What a block of Objective-C, or a closure of Swift, captured.
  case block(line: Int, captures: String)
  case closure(line: Int, captures: String)
  /// A task that waits, begun on a line.
  case task(line: Int)

  /// The same, where it does not matter by which variable you own.
  public var brief: OwnerName {
    if case .you = self { .you(variable: nil) } else { self }
  }
}

extension OwnerName: CustomStringConvertible {
  /// The owner in the words of the contract, as `run --json` gives them.
  public var description: String {
    switch self {
    case .you: "you"
    case .named(let name), .collection(let name): name
    case .timer(let name): "property target of \(name)"
    case .variable(let name): "variable \(name)"
    case .superview(let name): "superview \(name)"
    case .view(let name): "view of \(name)"
    case .stack(let name): "stack of \(name)"
    case .tabs(let name): "tabs of \(name)"
    case .parent(let name): "parent \(name)"
    case .presenter(let name): "presented by \(name)"
    case .presentation(let name): "presentation of \(name)"
    case .property(let label, let name): "property \(label) of \(name)"
    case .ivar(let label, let name): "ivar \(label) of \(name)"
    case .claim(let message, let line): "\(message), line \(line)"
    case .pool: "autorelease pool"
    case .statement: "statement"
    case .uikit: "UIKit"
    case .runLoop: "run loop"
    case .notificationCenter: "notification center"
    case .block(let line, let name): "block of line \(line), which captures \(name)"
    case .closure(let line, let name): "closure of line \(line), which captures \(name)"
    case .task(let line): "waiting task of line \(line)"
    }
  }
}
