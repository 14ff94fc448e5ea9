import Simulator

/// A local variable.
struct Local: Sendable {
  var slot: Int
  var name: String
  var type: StaticType
  var strength: Strength
  var isConstant = false
  /// The top-level variable that a `static` local really is.
  var global: Int?
  /// Its number among the locals of the outermost body; a closure's name for it has the same.
  var number = 0
  /// Whether it is shared from its declaration on, as `__block` and `inout` have it.
  var isShared = false
  /// Whether it is the copy of a variable that a closure captured by value.
  var isCapture = false
  /// The labels and defaults of a local function.
  var function: FunctionSignature?
}
