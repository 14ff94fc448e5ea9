package import Diagnostics
package import ObjectModel
import Syntax

/// What the learner has declared so far, as the compiler knows it: all but the data that the
/// app keeps.
package struct Declarations: Sendable {
  /// How many bodies have a number.
  package var bodyCount = 0
  package var drafts: [String: ClassDraft] = [:]
  /// Functions of the script, by name.
  package var functions: [String: FunctionSignature] = [:]
  /// Functions of Swift that share a name, told apart by their labels and types.
  var overloads: [String: [FunctionSignature]] = [:]
  /// The operators that functions of the learner's define.
  var operators: Set<String> = []
  /// The declared types of top-level variables.
  package var globals: [String: Global] = [:]
  /// `#define`, `enum`: names of constant values.
  var constants: [String: Value] = [:]
  var macros: [String: Expression] = [:]
  /// `typedef`, and the names of C's enumerations.
  var aliases = RecordType.library
  var protocols: Set<String> = [OptionSets.name]
  /// What protocols of Objective-C demand, by their names.
  var requirements: [String: [Selector]] = [:]
  /// The properties that protocols of Objective-C declare.
  var offered: [String: [PropertyDeclaration]] = [:]
  /// Swift's enumerations, by their names.
  package var enumerations: [String: Enumeration] = ["Result": .result]
  /// The members that any declaration of a type had, extensions that are yet to run included.
  var seenMembers: [String: Set<String>] = [:]
  /// The members that protocols of Swift require, by their names with labels.
  var requiredMembers: [String: [String]] = [:]
  /// Where the requirements of protocols name their associated types.
  var mentions: [String: [AssociatedMention]] = [:]
  /// What extensions give to all types that conform to a protocol.
  var defaults: [String: [DefaultMember]] = [:]
  /// The protocols that a protocol refines.
  var refined: [String: [String]] = [:]
  /// The functions and methods that never return.
  var never: Set<String> = ["fatalError", "preconditionFailure", "exit", "abort"]
  /// The versions that `@available` says of types.
  var versions: [String: UIKitVersion] = [:]
  /// Types inside of types, by their whole names: `Game.Player`.
  var nested: Set<String> = []
  /// Names that stand for types not known before a call: Swift's generic parameters.
  var typeParameters: Set<String> = []
  /// Swift's aliases with parameters.
  var genericAliases: [String: GenericAlias] = [:]
  /// Classes that `@class` announced.
  var announced: Set<String> = []
  /// What stands in for names that nobody declares.
  package var standIns = StandIns()
  /// Classes that say `final`.
  var finals: Set<String> = []
  /// Property wrappers, and whether they have a projected value.
  var wrappers: [String: Bool] = [:]
  /// The types of their projected values, where they say them.
  var projections: [String: TypeReference] = [:]
  /// Classes whose superclass is not known.
  var faulty: Set<String> = []
  /// The names of the texts that were announced together, in which declarations stand in any order.
  package var unit: Set<String> = []
  /// What there is to say of declarations that were made known before their turn, and that nothing
  /// is wrong with.
  package var settled: [StatementKey: [Diagnostic<LanguageFact>]] = [:]
  /// The names of Swift's properties whose setters run code, which is to find what was there
  /// before.
  var observed: Set<String> = []
  /// Classes of a text that are their own superclasses, over others or directly.
  var circular: Set<String> = []
  /// The libraries whose types are known, by their names.
  package var modules: Set<String> = []

  package init() {}

  package struct Global: Sendable {
    var type: StaticType
    package var isConstant: Bool
    /// Whether Swift declared it `unowned`, and reading it is a crash once the object is gone.
    var isChecked = false
    var isOfSwift = true
  }
}

extension Declarations {
  /// Makes a function known; it takes the place of one with the same labels and types.
  mutating func declare(_ function: FunctionSignature) {
    functions[function.name] = function
    overloads[function.name, default: []].removeAll {
      $0.labels == function.labels && $0.parameters == function.parameters
    }
    overloads[function.name, default: []].append(function)
  }
}

/// A Swift enumeration: its cases in order.
package struct Enumeration: Sendable {
  package struct Case: Sendable {
    package var name: String
    var labels: [String]
    package var payload: [StaticType]
    package var rawValue: Value?
    /// Whether what it carries lies elsewhere.
    var isIndirect = false
  }

  var cases: [Case] = []

  /// `Result` of Swift's library, which is an enumeration like any other.
  static let result = Enumeration(cases: [
    Case(name: "success", labels: [""], payload: [.any]),
    Case(name: "failure", labels: [""], payload: [.any]),
  ])

  package func named(_ name: String) -> Case? { cases.first { $0.name == name } }
}

/// A member of a protocol's extension, which types that have none of their own share.
struct DefaultMember: Sendable {
  var member: TypeDeclaration.Member
  var declaration: TypeDeclaration
  var source: SourceText
}

/// A parameter of a requirement whose type is an associated type of the protocol.
struct AssociatedMention: Sendable {
  var type: String
  var selector: Selector
  var place: Int
}

/// A method as callers see it.
struct MethodSignature: Sendable {
  var selector: Selector
  var isStatic: Bool
  var parameters: [StaticType]
  var returns: StaticType
  /// Swift's base name and labels; arguments with a default may be left out.
  var base: String
  var labels: [String]
  var defaults: [DefaultValue?]
  /// Whether it may change the value it is called on.
  var isMutating = false
  /// Whether it is an initialiser that may answer nil.
  var isFailable = false
  /// The class that declares it, and what hides it there.
  var owner: String?
  var access: Access?
  var effects = Effects()
}

/// What a call has to be marked with: `try`, `await`.
struct Effects: Sendable {
  var isThrowing = false
  var isAsync = false

  init() {}

  /// What `Task.sleep` has to be marked with.
  static let sleeping: Effects = {
    var effects = Effects()
    (effects.isThrowing, effects.isAsync) = (true, true)
    return effects
  }()

  init(of function: Function) {
    guard function.dialect == .swift else { return }
    (isThrowing, isAsync) = (function.isThrowing, function.isAsync)
  }
}

/// A function as callers see it.
package struct FunctionSignature: Sendable {
  var name: String
  var body: Int
  var labels: [String]
  var parameters: [StaticType]
  var defaults: [DefaultValue?]
  var returns: StaticType
  /// Whether more arguments may follow, as C's `...` says.
  var isVariadic = false
  var effects = Effects()
}

/// What a parameter or property is where nothing is given for it.
struct DefaultValue: Sendable {
  var expression: Expression
  /// The function that computes it where it stands; nil for what is typed anew in every call, such
  /// as a literal.
  var body: Int?
}
