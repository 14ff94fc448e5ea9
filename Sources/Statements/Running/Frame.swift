import Simulator

/// What one call of a body works on.
struct Frame {
  /// `self`; an initialiser may replace it.
  var receiver: Value
  let selector: Selector
  /// Parameters, then locals.
  var slots: [Value]
  /// The value of a statement typed at the prompt.
  var echo: Value?
  /// What `@throw` alone throws again.
  var caught: Fault?
  /// What an accessor made by the compiler answers.
  var answer: Value?
  /// Whether an initialiser said `return nil`.
  var hasFailed = false
  /// Whether nil has ended the optional chain that is being evaluated.
  var isChainBroken = false
  /// The object a `return` holds for the caller.
  var returning: ObjectID?
  let run: Run

  init(_ receiver: Value = .none, _ selector: Selector = "", slots: Int, run: Run) {
    self.receiver = receiver
    self.selector = selector
    self.slots = Array(repeating: .none, count: slots)
    self.run = run
  }
}

/// An expression in executable form.
typealias Code = @Sendable (inout Frame, inout Turn) throws(Fault) -> Value

/// A statement in executable form.
typealias Step = @Sendable (inout Frame, inout Turn) throws(Fault) -> Flow

/// A change to a variable, in executable form.
typealias Store = @Sendable (Value, inout Frame, inout Turn) throws(Fault) -> Void

/// Where to go on after a statement.
enum Flow {
  case next
  /// `break`, out of the loop or selection with the label, or the innermost.
  case leave(label: String?)
  /// `continue`.
  case again(label: String?)
  case fallThrough
  case result(Value)
}
