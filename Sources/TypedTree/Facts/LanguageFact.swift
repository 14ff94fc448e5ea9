public import Syntax

/// What is wrong with a statement that could be read: facts of names, types and reference counting.
///
/// Errors are those a compiler would report; a diagnostic's suggestion says what may have been
/// meant.
public enum LanguageFact: Equatable, Sendable {
  case undeclaredIdentifier(String)
  case unknownType(String)
  case unknownSuperclass(String, of: String)
  /// `@implementation` of a class nobody declared.
  case missingInterface(String)
  /// Nothing declares the message for a receiver of this class; a warning under manual counting.
  case noVisibleMethod(selector: String, type: String, isClassMethod: Bool)
  case propertyNotFound(String, type: String)
  case readOnlyProperty(String, type: String)
  /// The same in Swift.
  case getOnlyProperty(String, Use)
  /// A method, or a function outside of all types, to which something is assigned.
  case functionAssignment(String, isMethod: Bool)
  case constantAssignment(String)
  /// A variable that a block captured by value, and that lacks `__block`.
  case missingBlockSpecifier(String)
  case notAssignable
  case redeclaration(String)
  /// The same in Swift.
  case invalidRedeclaration(String)
  /// `retain`, `release` and their kin under ARC.
  case explicitCounting(selector: String)
  /// The same in Swift, which never counts by hand: the receiver as it is written, and whether the
  /// app does in Objective-C.
  case countingInSwift(selector: String, receiver: String, isManual: Bool)
  /// `NSAutoreleasePool` under ARC.
  case autoreleasePoolClass
  /// A method that differs by little from one UIKit calls, and so is never called: the superclass
  /// has none of that name.
  case probablyMeant(written: String, superclass: String)
  /// A bare life-cycle selector, and no controller to send it to.
  case noCurrentController
  case selfOutsideMethod
  case superOutsideMethod
  case noSuperclass(String)
  /// `break`, `continue` outside of what they leave.
  case nothingToLeave(String)
  case argumentCount(of: String, expected: Int, found: Int)
  case unknownInstanceVariable(String, type: String)
  case noSuchProperty(String, type: String)
  case objectiveC(ObjectiveCFact)
  // MARK: Of Swift
  case notInScope(String)
  case typeNotInScope(String)
  /// Neither a property nor a method of that name; the type by its name in Swift.
  case noMember(String, of: String, isType: Bool)
  /// A member that no protocol gives to a value that is seen through them alone: of `T`, `any P`.
  case notSeen(String, through: String)
  /// Brackets behind a value that has none.
  case noSubscripts(of: String)
  /// A member of an optional value.
  case notUnwrapped(member: String, type: String)
  /// An optional where what it holds is needed.
  case optionalValue(type: String)
  /// `?` and `!` behind what is no optional, and `if let` with it; the type of the value.
  case needlessChaining(type: String)
  case needlessForce(type: String)
  case bindingOfValue(type: String)
  /// An argument for an `inout` parameter without `&`, and one with it for a plain parameter.
  case missingAmpersand(type: String)
  case extraneousAmpersand(type: String)
  /// A number that is written out and that a type does not hold, and one that is reckoned of such:
  /// `255 + 1`.
  case literalOverflow(String, type: String)
  /// `text[0]`: a place in a text of Swift's is no number.
  case numberedText
  case reckonedOverflow(String, type: String)
  /// A value of one type where another is asked for.
  case mismatch(found: String, expected: String, Place)
  /// `x as T` of another type, and of a class above `T`.
  case coercion(found: String, expected: String)
  case notConvertible(found: String, expected: String)
  /// What a loop is to go through, and has no elements.
  case notASequence(type: String, isOptional: Bool)
  /// `nil` where what is asked for is always there.
  case nilValue(expected: String, Place)
  /// `nil` where nothing says of which type.
  case nilWithoutType
  /// A type that names a protocol and lacks what it requires.
  case nonconforming(String, to: String)
  /// A value of a type that lacks the protocol through which it is to be seen.
  case lacksConformance(String, to: String, Place)
  /// What asks of a type that it conform to a protocol, which it does not.
  case unmet(Asking, type: String, String)
  /// A class with a property that nothing sets.
  case noInitializers(String)
  /// A stored property without a value where the superclass is to do its part, and at the end.
  case uninitializedAtSuper(String)
  case uninitializedAtEnd
  case superInitNotCalled
  /// A constant that has its value already.
  case initializedTwice(String)
  case notExhaustive
  /// What patterns of one case give to one body differs.
  case unevenPatterns(UnevenBinding)
  case missingArgument(String)
  /// An argument too many, with its label, which may be empty.
  case extraArgument(label: String)
  /// The labels of a call, each with its colon, and those of the declaration.
  case wrongLabels(have: String, expected: String)
  case missingOverride
  case nothingToOverride(String)
  /// `override` on a function of no class.
  case overrideOutsideClass
  /// A property with parentheses behind it; the type of its value.
  case notAFunction(type: String)
  /// A framework that is imported, and that nothing here is known of.
  case notSimulated(module: String)
  /// A subclass with initialisers of its own must say what becomes of `init(coder:)`.
  case missingRequiredInitializer(String, of: String)
  /// An initialiser that a protocol asks for, of a class that may have subclasses.
  case initializerNotRequired(String, of: String)
  /// A struct of whose stored properties one holds another such struct.
  case containsItself(String)
  /// An enumeration of which a case holds another such value, and that does not say `indirect`.
  case recursiveEnumeration(String)
  /// A protocol that refines itself, over others or directly.
  case refinesItself(String)
  /// A member of the object in the initial value of a property.
  case memberBeforeSelf(String)
  /// An import of what is no framework of Apple's.
  case noSuchModule(String)
  /// A class that is above itself.
  case inheritsFromItself(String)
  /// A member that its declaration hides from here: `private` or `fileprivate`.
  case inaccessible(String, level: String)
  case inaccessibleSetter(String, Use)
  case inaccessibleInitializer(of: String, level: String)
  /// A member of `self` named without it in a closure that is kept.
  case explicitSelf(String, isCall: Bool)
  /// A `guard` whose `else` comes to its end.
  case guardFallsThrough
  case missingReturn(Body, type: String)
  /// `return x` in a function that returns nothing.
  case valueForVoid
  /// `return` alone where a value is due.
  case noValueReturned
  /// `let list = []`: nothing tells what would be in it.
  case emptyLiteral
  /// A variable that is used, or captured, before every way there has given it a value.
  case usedUnset(String, Introducer, isCaptured: Bool)
  /// Operands of two types, and two of one that has no such operator.
  case operands(String, left: String, right: String)
  case operandsOfOneType(String, type: String)
  case noOperator(String)
  /// A call that may throw without `try`; a `try` where nobody takes the error.
  case unmarkedThrow(isHandled: Bool)
  case errorsNotHandled
  /// The same where clauses take some of them.
  case errorsNotAllCaught
  /// `throw` in a function that does not say `throws`, and of what is no error.
  case unhandledThrow
  case thrownValue(type: String)
  /// A call of an `async` function without `await`, and one where nobody can wait.
  case unmarkedWait
  case waitNowhere(Waiting)
  /// A call that waits inside of `defer`.
  case waitInDefer
  /// A closure of another number of parameters than are handed to it, of which it uses so many.
  case closureArity(type: String, expected: Int, used: Int)
  /// A closure that waits, where one is expected that does not.
  case asyncForSync(type: String)
  /// A member of an actor's that is used from outside of it, and where from.
  case isolated(String, IsolatedUse, from: Isolation)
  /// What is the main actor's and is used by code that belongs to no actor; what may wait lacks only
  /// `await`.
  case mainActorOnly(String, MainActorUse, mayWait: Bool)
  case storedInExtension
  /// `#selector` of what Objective-C does not see.
  case unexposed(String, Exposable)
  /// `observe(\.name)` of a property that is not `@objc dynamic`.
  case notDynamic(String)
  /// A new object, stored where nothing owns it: in a property, or a variable.
  case freedAtOnce(String, isProperty: Bool)
  case inheritsFinal(String)
  case overridesFinal(isMethod: Bool)
  /// An override that hides itself, is stored, or of another type.
  case lessAccessibleOverride
  case storedOverride(String)
  case overrideOfType(String, found: String, expected: String)
  /// A superclass that is none: a struct, an enumeration.
  case inheritsFromValue(String)
  /// A member of objects asked of their class, and the reverse.
  case instanceMember(String, of: String)
  case staticMember(String, of: String)
  /// A type's name where a value is due.
  case typeAsValue
  case noTupleMember(String, of: String)
  /// A parameter that is not `@escaping` and is kept all the same.
  case storesNonescaping(String)
  case passesNonescaping(String)
  case capturesNonescaping(String)
  /// A value that is changed where it may not be, by `let` or otherwise.
  case immutable(String, Use, isConstant: Bool)
  /// A path that only reads, and is written through.
  case readOnlyKeyPath(String)
  /// A number, an optional, something else where a Boolean is asked for.
  case wholeCondition
  case optionalCondition(type: String)
  case condition(type: String)
  case missingArguments([String])
  /// A call that fits none of several methods of that name; nil for initialisers.
  case noExactMatches(String?)
  /// API that the target does not have yet, and API that was retired before there was Swift.
  case newer(String, since: UIKitVersion)
  case retired(String)
  case overridesRetired(String)
  /// What Swift calls otherwise by now.
  case renamed(String, new: String)
  /// API of the device that is not simulated.
  case notSimulatedHere(String, since: UIKitVersion)
  /// `weak` or `unowned` of a type whose values are no objects.
  case weakValue(String, word: String)
  /// The same of a type that structures may be of, too.
  case weakUnbound(String, word: String)
  /// `weak` of a class whose object must be there.
  case weakRequired(String)
  /// What a format prints then is undefined, which no compiler of Swift says.
  case format(FormatFact, isSwift: Bool)
  case unsupported(Construct)
  /// Something in a file of which not all names are known, that may be wrong only because of them:
  /// it is passed over.
  case notUnderstood

  /// What has conditions for the types that it is called with, by its name.
  public enum Asking: Equatable, Sendable {
    case globalFunction(String)
    case instanceMethod(String)
    case staticMethod(String)
    case initializer(String)
    case libraryMethod(String, of: String)
  }

  /// How a name is bound by one pattern of a case, and otherwise by another.
  public enum UnevenBinding: Equatable, Sendable {
    case missing(String)
    case type(found: String, expected: String)
    /// Of the later one.
    case mutability(isConstant: Bool)
  }

  /// How a value is changed.
  public enum Use: Equatable, Sendable {
    case value, property, subscription, member, operand, argument
  }

  /// What a body belongs to.
  public enum Body: Equatable, Sendable {
    case globalFunction, localFunction, instanceMethod, staticMethod, getter, closure
  }

  public enum IsolatedUse: Equatable, Sendable { case call, reading, change }

  public enum MainActorUse: Equatable, Sendable { case function, method, reading, change }

  /// Where code stands that is not the actor's; what may wait lacks only `await`.
  public enum Isolation: Equatable, Sendable { case none, mainActor, mayWait }

  /// What waits where nobody can.
  public enum Waiting: Equatable, Sendable { case call, property, loop }

  /// What Objective-C may be shown.
  public enum Exposable: Equatable, Sendable { case instanceMethod, staticMethod, property }

  /// Where a value of another type stands.
  public enum Place: Equatable, Sendable {
    case variable, argument, result, closureResult, assignment, element
  }

  /// A construct that the tutorial does not run.
  public enum Construct: String, Equatable, Sendable {
    case structure, enumeration, generics, tuple, pattern, pointer, cArray
    case subscription, label, synchronized, deferred
    case expression, function, range, propertyWrapper
    /// `return` inside `({ … })`.
    case resultInExpression
    /// `Int??`.
    case nestedOptional
    /// Objects in a structure or array of C, under ARC.
    case objectInRecord
  }
}

extension LanguageFact {
  /// Whether it is of a member without its type: `.success`.
  package var isOfImplicitMember: Bool {
    if case .notInScope(let name) = self { name.hasPrefix(".") } else { false }
  }

  /// Whether every name is known and Swift's types do not fit, as Objective-C's might.
  package var isOfSwiftsTypes: Bool {
    switch self {
    case .notUnwrapped, .optionalValue, .needlessChaining, .needlessForce, .bindingOfValue,
      .mismatch, .missingArgument, .missingArguments, .extraArgument, .wrongLabels,
      .noExactMatches, .missingAmpersand, .extraneousAmpersand, .notExhaustive, .unevenPatterns,
      .inaccessible,
      .inaccessibleSetter, .inaccessibleInitializer, .explicitSelf, .guardFallsThrough,
      .missingReturn, .usedUnset, .operands, .operandsOfOneType, .wholeCondition,
      .optionalCondition, .condition, .noOperator, .unmarkedThrow, .errorsNotHandled, .unmarkedWait,
      .waitNowhere, .waitInDefer, .asyncForSync, .isolated, .mainActorOnly,
      .storedInExtension, .unexposed, .notDynamic, .freedAtOnce, .inheritsFinal, .overridesFinal,
      .storesNonescaping,
      .passesNonescaping, .immutable, .readOnlyKeyPath, .newer, .retired, .overridesRetired,
      .renamed,
      .weakUnbound, .weakValue, .weakRequired, .literalOverflow, .reckonedOverflow, .numberedText,
      .uninitializedAtSuper,
      .uninitializedAtEnd, .lacksConformance, .unmet, .unhandledThrow, .thrownValue,
      .errorsNotAllCaught, .closureArity, .capturesNonescaping, .coercion, .notConvertible,
      .notASequence,
      .valueForVoid, .noValueReturned, .emptyLiteral, .superInitNotCalled, .initializedTwice,
      .lessAccessibleOverride,
      .storedOverride,
      .overrideOfType, .inheritsFromValue, .instanceMember, .staticMember, .typeAsValue,
      .noTupleMember:
      true
    case .undeclaredIdentifier, .unknownType, .unknownSuperclass, .missingInterface,
      .noVisibleMethod, .propertyNotFound, .readOnlyProperty, .getOnlyProperty,
      .functionAssignment, .constantAssignment, .missingBlockSpecifier, .notAssignable,
      .redeclaration,
      .invalidRedeclaration,
      .explicitCounting, .countingInSwift, .autoreleasePoolClass, .probablyMeant,
      .noCurrentController, .selfOutsideMethod, .superOutsideMethod, .noSuperclass,
      .nothingToLeave, .argumentCount, .unknownInstanceVariable, .noSuchProperty, .objectiveC,
      .notInScope, .typeNotInScope, .noMember, .notSeen, .noSubscripts, .nilValue, .nilWithoutType,
      .nonconforming,
      .noInitializers, .missingOverride, .nothingToOverride, .overrideOutsideClass, .notAFunction,
      .notSimulated, .missingRequiredInitializer, .initializerNotRequired, .containsItself,
      .recursiveEnumeration,
      .refinesItself, .memberBeforeSelf, .noSuchModule, .inheritsFromItself, .notSimulatedHere,
      .format, .unsupported, .notUnderstood:
      false
    }
  }
}
