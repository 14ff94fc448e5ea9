import ObjectRuntime

/// Whether something only computes with numbers in variables and fields.
enum Plainness: Comparable, Sendable {
  case none
  /// Where the accessors of `self` that it sends are no methods of their own.
  case withAccessors
  case full
}

/// An expression in executable form.
struct Emitted: Sendable {
  var operand: Operand
  /// Whether it reads a place that may let go of the object while it is used.
  var isBorrowed = false
  var action = Action.evaluating
  /// That of the least plain of its parts.
  var plainness = Plainness.none
  /// Whether evaluating it keeps nothing alive until the end of the statement.
  var isPlain: Bool { plainness == .full }

  /// Code of any kind, which is not plain unless whoever made it says so.
  init(isBorrowed: Bool = false, _ code: @escaping Code) {
    operand = .computed(code)
    self.isBorrowed = isBorrowed
  }

  /// An operand that is read in place costs nothing and holds nothing.
  package init(isBorrowed: Bool = false, _ operand: Operand) {
    self.operand = operand
    self.isBorrowed = isBorrowed
    plainness = .full
  }

  /// Replacing the code takes back how it would run without its value.
  var code: Code {
    get { operand.code }
    set {
      operand = .computed(newValue)
      action = .evaluating
    }
  }

  /// What it does, without its value.
  var effect: Effect {
    if case .effect(let effect) = action { return effect }
    let code = code
    return { frame, turn throws(Fault) in _ = try code(&frame, &turn) }
  }

  /// How it is run where nobody asks for its value.
  enum Action: Sendable {
    case evaluating
    case effect(Effect)
  }

  /// What is computed from plain operands only is plain itself.
  func plain(_ plainness: Plainness) -> Emitted {
    var emitted = self
    emitted.plainness = plainness
    return emitted
  }
}
