package import Diagnostics
package import ObjectModel
package import Syntax

/// What the learner has declared so far, as the compiler knows it: all but the data that the
/// app keeps.
package struct Declarations: Sendable {
  /// How many bodies have a number.
  package var bodyCount = 0
  package var drafts: [String: ClassDraft] = [:]
  /// Functions of the script, by name.
  package var functions: [String: FunctionSignature] = [:]
  /// Functions of Swift that share a name, told apart by their labels and types.
  package var overloads: [String: [FunctionSignature]] = [:]
  /// The top-level variables that functions and methods give a value, whenever they run.
  package var setInBodies: Set<String> = []
  /// The operators that functions of the learner's define.
  package var operators: Set<String> = []
  /// The declared types of top-level variables.
  package var globals: [String: Global] = [:]
  /// `#define`, `enum`: names of constant values.
  package var constants: [String: Value] = [:]
  package var macros: [String: Expression] = [:]
  /// `typedef`, and the names of C's enumerations.
  package var aliases = RecordType.library
  package var protocols: Set<String> = [OptionSets.name]
  /// What protocols of Objective-C demand, by their names.
  package var requirements: [String: [Selector]] = [:]
  /// The properties that protocols of Objective-C declare.
  package var offered: [String: [PropertyDeclaration]] = [:]
  /// Swift's enumerations, by their names.
  package var enumerations: [String: Enumeration] = ["Result": .result]
  /// The members that any declaration of a type had, extensions that are yet to run included.
  package var seenMembers: [String: Set<String>] = [:]
  /// The members that protocols of Swift require, by their names with labels.
  package var requiredMembers: [String: [String]] = [:]
  /// The same of what protocols require beside names, and of what types have.
  package var seenTraits: [String: Set<MemberTrait>] = [:]
  package var requiredTraits: [String: [MemberTrait]] = [:]
  /// The methods that some protocol lets its classes have or not, by their names without labels.
  package var optionalRequirements: Set<String> = []
  /// All that protocols declare in their own braces, by its names without labels.
  package var members: [String: Set<String>] = [:]
  /// Where the requirements of protocols name their associated types.
  package var mentions: [String: [AssociatedMention]] = [:]
  /// What extensions give to all types that conform to a protocol.
  package var defaults: [String: [DefaultMember]] = [:]
  /// By what they are called, the members of Swift's collections that extensions tell apart by what
  /// they ask of the elements.
  package var alternatives: [String: [MemberAlternative]] = [:]
  /// The protocols that a protocol refines.
  package var refined: [String: [String]] = OwnCollections.refined.merging([
    "Hashable": ["Equatable"], "Comparable": ["Equatable"],
    "LosslessStringConvertible": ["CustomStringConvertible"],
  ]) { one, _ in one }
  /// The types of what Swift's protocols ask for: of properties, and of what methods answer.
  package var askedTypes: [String: [String: TypeReference]] = [:]
  /// The functions and methods that never return.
  package var never: Set<String> = ["fatalError", "preconditionFailure", "exit", "abort"]
  /// The versions that `@available` says of types, of their members, and of functions.
  package var versions: [String: UIKitVersion] = [:]
  /// What was declared without one, by its type, or by nothing where it stands in none.
  package var undated: [String: Set<String>] = [:]
  package var nested = NestedTypes()
  /// Names that stand for types not known before a call: Swift's generic parameters.
  package var typeParameters: Set<String> = []
  /// The classes that they are bound to, `V: UIView`.
  package var bounds: [String: String] = [:]
  /// Types of Swift's with generic parameters, by their whole names.
  package var generics: [String: GenericType] = [:]
  /// What became of them with arguments, by such names as `Base<Card>`.
  package var instances: [String: TypeInstance] = [:]
  /// What became of generic functions with arguments, by their numbers and these.
  package var functionInstances: [String: FunctionSignature] = [:]
  /// With which arguments generic methods are called, by their selectors: each type that has such a
  /// method has it with these as well.
  package var methodInstances: [Selector: [[TypeArgument?]]] = [:]
  /// Swift's aliases with parameters.
  package var genericAliases: [String: GenericAlias] = [:]
  /// Classes that `@class` announced.
  package var announced: Set<String> = []
  /// What stands in for names that nobody declares.
  package var standIns = StandIns()
  /// Classes that say `final`.
  package var finals: Set<String> = []
  /// What of an actor only itself may use without waiting, by the actor's name: methods by their
  /// first words, and properties that change or are computed.
  package var isolated: [String: Set<String>] = [:]
  /// Classes that say `@MainActor`.
  package var ofMainActor: Set<String> = []
  /// Types and protocols of which that is said in another way: of a structure, an extension, a
  /// requirement.
  package var partlyOfMainActor: Set<String> = []
  /// What of a class only the main actor may use without waiting, named as in `isolated`.
  package var mainActorMembers: [String: Set<String>] = [:]
  /// Property wrappers, and whether they have a projected value.
  package var wrappers: [String: Bool] = [:]
  /// Those of them whose value can only be read.
  package var constantWrappers: Set<String> = []
  /// Those whose projected value can only be read.
  package var constantProjections: Set<String> = []
  /// The wrappers that are changed without a change of who has them.
  package var sharedWrappers: Set<String> = []
  /// Those that cannot be made before there is a value for them.
  package var wrappersOfValues: Set<String> = []
  /// Those of one generic parameter that their value is of: whether it is so as an optional.
  package var genericWrappers: [String: Bool] = [:]
  /// Types that make values of the statements of bodies.
  package var builders: [String: ResultBuilder] = [:]
  /// The types of wrappers' projected values, where they say them.
  package var projections: [String: TypeReference] = [:]
  /// Classes whose superclass is not known.
  package var faulty: Set<String> = []
  /// The names of the texts that were announced together, in which declarations stand in any order.
  package var unit: Set<String> = []
  /// What there is to say of declarations that were made known before their turn, and that nothing
  /// is wrong with.
  package var settled: [StatementKey: [Diagnostic<LanguageFact>]] = [:]
  /// The functions that the text which was announced last declares again.
  package var declaredTwice: Set<StatementKey> = []
  /// The names of Swift's properties whose setters run code, which is to find what was there
  /// before.
  package var observed: Set<String> = []
  /// The names of Swift's variables outside all bodies that are computed or watched.
  package var accessed: Set<String> = []
  /// Classes of a text that are their own superclasses, over others or directly.
  package var circular: Set<String> = []
  /// The libraries whose types are known, by their names.
  package var modules: Set<String> = []

  package init() {}

  package struct Global: Sendable {
    package var type: StaticType
    package var isConstant: Bool
    /// Whether Swift declared it `unowned`, and reading it is a crash once the object is gone.
    package var isChecked = false
    package var isOfSwift = true
    /// How it was declared, where that was without a value and nothing has given it one.
    package var unset: Introducer?

    package init(
      type: StaticType, isConstant: Bool, isChecked: Bool = false, isOfSwift: Bool = true
    ) {
      self.type = type
      self.isConstant = isConstant
      self.isChecked = isChecked
      self.isOfSwift = isOfSwift
    }
  }
}

extension Declarations {
  /// Makes a function known; it takes the place of one with the same labels and types.
  package mutating func declare(_ function: FunctionSignature) {
    functions[function.name] = function
    overloads[function.name, default: []].removeAll { $0.isReplaced(by: function) }
    overloads[function.name, default: []].append(function)
  }

  /// Whether a type, or one above it, conforms to a protocol of the learner's.
  package func conforms(_ type: ClassID, to name: String, _ classes: ClassTable) -> Bool {
    classes.lineage(of: type).contains { owner in
      var waiting = drafts[classes[owner].name]?.protocols ?? []
      while let next = waiting.popLast() {
        if next == name { return true }
        waiting += refined[next] ?? []
      }
      return false
    }
  }
}

/// A Swift enumeration: its cases in order.
package struct Enumeration: Sendable {
  package struct Case: Sendable {
    package var name: String
    package var labels: [String]
    package var payload: [StaticType]
    /// What is carried where nothing is written.
    package var defaults: [DefaultValue?]
    package var rawValue: Value?
    /// Whether what it carries lies elsewhere.
    package var isIndirect = false

    package init(
      name: String, labels: [String], payload: [StaticType], defaults: [DefaultValue?] = [],
      rawValue: Value? = nil, isIndirect: Bool = false
    ) {
      self.name = name
      self.labels = labels
      self.payload = payload
      self.defaults = defaults
      self.rawValue = rawValue
      self.isIndirect = isIndirect
    }

    /// What it carries in a value of a type, which may say what a `Result` is of.
    package func payload(of type: StaticType) -> [StaticType] {
      guard type.className == "Result", type.parts.count == 2, payload == [.any] else {
        return payload
      }
      return [type.parts[name == "success" ? 0 : 1]]
    }
  }

  package var cases: [Case] = []
  /// The type of its raw values, where it has some.
  package var raw: StaticType?

  package init(cases: [Case] = []) {
    self.cases = cases
  }

  /// `Result` of Swift's library, which is an enumeration like any other.
  package static let result = Enumeration(cases: [
    Case(name: "success", labels: [""], payload: [.any]),
    Case(name: "failure", labels: [""], payload: [.any]),
  ])

  package func named(_ name: String) -> Case? { cases.first { $0.name == name } }
}

/// A member of a protocol's extension, which types that have none of their own share.
package struct DefaultMember: Sendable {
  package var member: TypeDeclaration.Member
  package var declaration: TypeDeclaration
  package var source: SourceText

  package init(member: TypeDeclaration.Member, declaration: TypeDeclaration, source: SourceText) {
    self.member = member
    self.declaration = declaration
    self.source = source
  }
}

/// A member of an extension of Swift's collections, under the name by which it is found.
package struct MemberAlternative: Sendable {
  package var fullName: String
  /// The classes that have it.
  package var owners: [String]
  package var conditions: [Requirement]
  package var name: String

  package init(
    _ fullName: String, of owners: [String], _ conditions: [Requirement], as name: String
  ) {
    (self.fullName, self.owners, self.conditions) = (fullName, owners, conditions)
    self.name = name
  }

  /// What it asks for, as a word.
  package var asking: String { conditions.map(\.word).joined() }
}

extension Requirement {
  package var word: String {
    subject + (isSame ? "Is" : "As") + bound.parts.map(\.className).joined()
  }
}

/// A parameter or an answer of a requirement whose type is an associated type of the protocol, or
/// made of one.
package struct AssociatedMention: Sendable {
  package var type: String
  package var selector: Selector
  /// Which parameter it is; nil of what is answered.
  package var place: Int?
  package var form: Form

  /// `Item`, `Item?`, `[Item]`.
  package enum Form: Sendable { case whole, optional, list }

  package init(type: String, selector: Selector, place: Int?, form: Form) {
    self.type = type
    self.selector = selector
    self.place = place
    self.form = form
  }

  /// What the associated type is, where the requirement is met with a type.
  package func met(by type: StaticType) -> StaticType {
    switch form {
    case .whole: type
    case .optional: type.unwrapped
    case .list: type.element
    }
  }
}

/// A method as callers see it.
package struct MethodSignature: Sendable {
  package var selector: Selector
  package var isStatic: Bool
  package var parameters: [StaticType]
  package var returns: StaticType
  /// Swift's base name and labels; arguments with a default may be left out.
  package var base: String
  package var labels: [String]
  package var defaults: [DefaultValue?]
  /// Whether it may change the value it is called on.
  package var isMutating = false
  /// Whether it is an initialiser that may answer nil.
  package var isFailable = false
  /// The class that declares it, and what hides it there.
  package var owner: String?
  package var access: Access?
  package var effects = Effects()

  package init(
    selector: Selector, isStatic: Bool, parameters: [StaticType], returns: StaticType,
    base: String, labels: [String], defaults: [DefaultValue?], isMutating: Bool = false,
    isFailable: Bool = false, owner: String? = nil, access: Access? = nil,
    effects: Effects = Effects()
  ) {
    self.selector = selector
    self.isStatic = isStatic
    self.parameters = parameters
    self.returns = returns
    self.base = base
    self.labels = labels
    self.defaults = defaults
    self.isMutating = isMutating
    self.isFailable = isFailable
    self.owner = owner
    self.access = access
    self.effects = effects
  }
}

extension MethodSignature {
  /// As whoever has it by inheritance sees it: `Self` is the class that is asked.
  package func received(by type: StaticType) -> MethodSignature {
    guard let name = type.className, name != owner else { return self }
    var seen = self
    seen.parameters = parameters.map { $0.received(by: name) }
    seen.returns = returns.received(by: name)
    return seen
  }
}

/// What a call has to be marked with: `try`, `await`.
package struct Effects: Sendable {
  package var isThrowing = false
  package var isAsync = false
  /// Whether it says `@MainActor`.
  package var isOnMainActor = false

  package init(isThrowing: Bool = false, isAsync: Bool = false) {
    (self.isThrowing, self.isAsync) = (isThrowing, isAsync)
  }

  package init(of function: Function) {
    guard function.dialect == .swift else { return }
    (isThrowing, isAsync) = (function.isThrowing, function.isAsync)
    isOnMainActor = function.attributes.contains { $0.name.text == "MainActor" }
  }
}

/// A function as callers see it.
package struct FunctionSignature: Sendable {
  package var name: String
  package var body: Int
  package var labels: [String]
  package var parameters: [StaticType]
  package var defaults: [DefaultValue?]
  package var returns: StaticType
  /// Whether more arguments may follow, as C's `...` says.
  package var isVariadic = false
  package var effects = Effects()
  /// What it was written as, where it has generic parameters.
  package var generic: GenericFunction?
  /// Where it was written; nil inside of a body.
  package var origin: Origin?

  /// A place in one of the texts.
  package struct Origin: Equatable, Sendable {
    var text: String
    var entry: Int?
    var range: SourceRange

    package init(_ range: SourceRange, in source: SourceText) {
      (text, entry, self.range) = (source.name, source.entry, range)
    }

    fileprivate func isBeside(_ other: Origin?) -> Bool {
      text == other?.text && entry == other?.entry && range != other?.range
    }
  }

  /// The types of its parameters, with what their values must conform to.
  package var asked: [StaticType] { parameters.asked(by: generic?.function) }

  /// Whether another function takes its place: one of the same parameters, of which a text may have
  /// several that answer other types.
  fileprivate func isReplaced(by other: FunctionSignature) -> Bool {
    if let origin, origin == other.origin { return true }
    guard labels == other.labels, parameters == other.parameters else { return false }
    let asksTheSame = asked.isAsking(theSameAs: other.asked)
    return returns == other.returns && asksTheSame || origin?.isBeside(other.origin) != true
  }

  package init(
    name: String, body: Int, labels: [String], parameters: [StaticType],
    defaults: [DefaultValue?], returns: StaticType, isVariadic: Bool = false,
    effects: Effects = Effects()
  ) {
    self.name = name
    self.body = body
    self.labels = labels
    self.parameters = parameters
    self.defaults = defaults
    self.returns = returns
    self.isVariadic = isVariadic
    self.effects = effects
  }
}

/// What a parameter or property is where nothing is given for it.
package struct DefaultValue: Sendable {
  package var expression: Expression
  /// The function that computes it where it stands; nil for what is typed anew in every call, such
  /// as a literal.
  package var body: Int?

  package init(expression: Expression, body: Int? = nil) {
    self.expression = expression
    self.body = body
  }
}
