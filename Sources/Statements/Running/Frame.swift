import Simulator

/// What one call of a body works on.
struct Frame {
  /// `self`; an initialiser may replace it.
  var receiver: Value
  /// Parameters, then locals.
  var slots: Slots
  /// Whether something was assigned to `self`.
  var mayHaveReplacedSelf = false
  /// Whether an initialiser said `return nil`.
  var hasFailed = false
  /// Whether nil has ended the optional chain that is being evaluated.
  var isChainBroken = false
  /// The object a `return` holds for the caller.
  var returning: ObjectID?
  let run: Run

  @inline(__always)
  init(_ receiver: Value = .none, slots: Int, run: Run) {
    self.receiver = receiver
    self.slots = Slots(count: slots)
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
