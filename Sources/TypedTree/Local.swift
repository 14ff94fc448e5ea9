package import ObjectModel

/// A local variable.
package struct Local: Sendable {
  package var slot: Int
  package var name: String
  package var type: StaticType
  package var strength: Strength
  package var isConstant = false
  /// The top-level variable that a `static` local really is.
  package var global: Int?
  /// Its number among the locals of the outermost body, from 1; a closure's name for it has the
  /// same. 0 for what no address is taken of: the copy that a block of Objective-C's has.
  package var number = 0
  /// Whether it is shared from its declaration on, as `__block` and `inout` have it.
  package var isShared = false
  /// Whether it is the copy of a variable that a closure captured by value.
  package var isCapture = false
  /// Whether a call fills it, where the frame begins.
  package var isParameter = false
  /// Of `async let`: what the task answers that the variable holds.
  package var awaited: StaticType?
  /// The labels and defaults of a local function.
  package var function: FunctionSignature?
  /// Whether it is a variable without storage: reading it calls the function.
  package var isComputed = false
  /// The local function that is called to set it, where something is done then.
  package var setter: String?

  package init(
    slot: Int, name: String, type: StaticType, strength: Strength, isConstant: Bool = false,
    global: Int? = nil, number: Int = 0, isShared: Bool = false, isCapture: Bool = false,
    function: FunctionSignature? = nil, isComputed: Bool = false
  ) {
    self.slot = slot
    self.name = name
    self.type = type
    self.strength = strength
    self.isConstant = isConstant
    self.global = global
    self.number = number
    self.isShared = isShared
    self.isCapture = isCapture
    self.function = function
    self.isComputed = isComputed
  }
}
