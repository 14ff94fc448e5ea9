import ObjectModel
import ObjectRuntime
import TypedTree

/// What one call of a body works on: it is there once, and its slots go with it.
///
/// Not copyable, as its slots are one piece of the machine's room and are given back when it ends.
struct Frame: ~Copyable {
  /// `self`; an initialiser may replace it.
  var receiver: Value
  /// Parameters, then locals.
  let slots: Slots
  /// What a `return` answers.
  var result = Value.none
  /// Whether something was assigned to `self`.
  var mayHaveReplacedSelf = false
  /// Whether an initialiser said `return nil`.
  var hasFailed = false
  /// Whether nil has ended the optional chain that is being evaluated.
  var isChainBroken = false
  /// The object a `return` holds for the caller.
  var returning: ObjectID?
  /// A frame of another run's would count steps and slots of that.
  let machine: Machine

  @inline(__always)
  init(_ receiver: Value = .none, slots count: Int, on machine: Machine) {
    self.receiver = receiver
    self.machine = machine
    slots = machine.push(count)
  }

  deinit { machine.pop(slots) }

  /// Who runs is looked up and not stored, so that making a frame counts no reference.
  var run: Run { machine.run }

  /// Takes one step of the budget.
  @inline(__always)
  func spend() throws(Fault) { try machine.spend() }
}

/// An expression in executable form.
typealias Code = @Sendable (inout Frame, inout Turn) throws(Fault) -> Value

/// A statement in executable form.
typealias Step = @Sendable (inout Frame, inout Turn) throws(Fault) -> Flow

/// An expression that is evaluated for what it does, in executable form.
typealias Effect = @Sendable (inout Frame, inout Turn) throws(Fault) -> Void

/// A condition in executable form.
typealias Test = @Sendable (inout Frame, inout Turn) throws(Fault) -> Bool

/// An expression of integers in executable form.
typealias IntegerCode = @Sendable (inout Frame, inout Turn) throws(Fault) -> Int

/// An expression of floating numbers in executable form.
typealias RealCode = @Sendable (inout Frame, inout Turn) throws(Fault) -> Double

/// A change to a variable, in executable form.
typealias Store = @Sendable (Value, inout Frame, inout Turn) throws(Fault) -> Void

/// Where to go on after a statement.
enum Flow {
  case next
  /// `break`.
  case leave(JumpTarget)
  /// `continue`.
  case again(JumpTarget)
  case fallThrough
  /// `return`, with the frame's result.
  case result
  /// The task waits: what runs goes on later where it stands.
  case suspended
}
