/// What clang would say of Objective-C and of C that could be read: facts of types, returns and
/// promises kept.
public enum ObjectiveCFact: Equatable, Sendable {
  /// A part that a structure of C does not have.
  case noMember(String, ofStructure: String)
  /// More values in braces than there are parts.
  case excessElements(isArray: Bool)
  /// An array of 2⁶¹ bytes or more.
  case arrayTooLarge(elements: UInt)
  case negativeArraySize
  /// A variable that says `const` of itself, with its type.
  case constAssignment(String, type: String)
  /// A number that is written out where there is no room for it.
  case constantConversion(Int, becomes: Int, type: String)
  /// An `@implementation` without a method that its `@interface` declares.
  case methodDefinitionNotFound(String)
  /// An `@interface` that names the class itself, or one below it, as its superclass.
  case recursiveSuperclass(String)
  case protocolMethodNotImplemented(String, protocol: String)
  /// A body that should return a value and may end without one.
  case missingReturn(inSomePaths: Bool)
  /// A value returned from what returns none.
  case valueFromVoid(String)
  /// `return;` where a value is due.
  case returnWithoutValue(String)
  /// An override of a method whose superclass's must be called: `dealloc` under manual counting.
  case missingSuper(String)
  /// An object cast to a pointer of C under ARC.
  case bridgedCast(from: String, to: String)
  /// Classes that have nothing to do with each other, or a superclass where a subclass is due.
  case incompatiblePointers(Conversion)
  /// A number where an object is due, or the reverse.
  case numberAsObject(Conversion, isARC: Bool)
  /// `nil` where a structure is due.
  case nothingAsStructure(Conversion)
  /// `@throw` of what is no object.
  case throwsNoObject(String)
  /// A text or a number that is written as C's where an object is due, perhaps in a collection.
  case literalWithoutAt(isText: Bool, isElement: Bool)
  /// Two objects that would be added or multiplied.
  case invalidOperands(String, String)
  /// A new object in a place that does not own it.
  case retainedInWeak(isProperty: Bool)
  /// A property that would be cleared with its object, under manual counting.
  case weakUnderManualCounting
  /// A class where a pointer to its objects is due: `UIView view`, a star that was forgotten.
  case objectByValue(String, ByValue)
  /// A property that holds an object without a word for how, under manual counting.
  case assumedAssign
  case duplicateMethod(String)
  case duplicateProperty(String)
  /// `x.y()` of a property that holds no block; the type of its value.
  case notAFunction(String)

  /// What an object would have to be copied for, were it no pointer.
  public enum ByValue: Sendable { case passing, returning, allocating }

  /// A value on its way to a place of another type.
  public struct Conversion: Equatable, Sendable {
    public var from: String
    public var to: String
    public var purpose: Purpose

    public init(from: String, to: String, purpose: Purpose) {
      self.from = from
      self.to = to
      self.purpose = purpose
    }

    /// What the value is converted for.
    public enum Purpose: Sendable { case initializing, assigning, sending, returning }
  }
}
