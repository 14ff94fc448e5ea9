package import Diagnostics
package import ObjectModel
package import Syntax

/// All that was typed about one class so far: interface, extensions, categories, implementation.
///
/// The runtime's class is built from it anew whenever something is added.
package struct ClassDraft: Sendable {
  package var name: String
  package var superclass: ClassID?
  package var memory: Memory
  package var isSwift: Bool
  /// Whether it is a struct or an enumeration.
  package var isValueType = false
  /// Whether its `@implementation` was seen; what Swift declares has its own.
  package var isImplemented: Bool
  /// Whether it is marked `@objcMembers`.
  package var exposesMembers = false
  /// Whether it is marked `@Observable`: who reads its properties is told when they change.
  package var isObservable = false
  /// Whether it stands in a library's text.
  package var isOfLibrary = false
  /// The library that Swift names before the type's own name where it stands inside of a value.
  package var library: String?
  /// Whether nobody declares it, and something was added to it.
  package var isStandIn = false
  /// Whether it has an implementation, and nobody has shown its interface.
  package var lacksInterface = false
  /// Whether it is a class of Swift's with no superclass.
  package var isRoot = false
  package var protocols: [String] = []
  /// All names behind the colons of its declaration and of its extensions, known or not.
  package var inherited: Set<String> = []
  /// The protocols that extensions have named.
  var extensionProtocols: [String] = []
  /// Declared ones; those behind properties are added when the class is built.
  package var ivars: [Ivar] = []
  package var ivarTypes: [String: StaticType] = [:]
  package var properties = DraftProperties()
  /// `@synthesize a = b`.
  package var syntheses: [String: String] = [:]
  package var dynamic: Set<String> = []
  package var methods: [Selector: MethodSignature] = [:]
  package var classMethods: [Selector: MethodSignature] = [:]
  package var promises: [Promise] = []
  package var bodies: [Selector: DraftBody] = [:]
  package var classBodies: [Selector: DraftBody] = [:]
  /// Swift's initial values, in order.
  package var initialValues: [InitialValue] = []

  package init(_ name: String, superclass: ClassID?, memory: Memory, isSwift: Bool) {
    self.name = name
    self.superclass = superclass
    self.memory = memory
    self.isSwift = isSwift
    isImplemented = isSwift
  }

  package struct DraftProperty: Sendable {
    package var property: Property
    package var type: StaticType
    package var isConstant = false
    /// Whether it has storage of its own.
    package var isStored = true
    package var isFinal = false
    /// Whether Objective-C is shown it.
    package var isExposed = false
    /// Whether Swift reaches it through Objective-C.
    package var isDynamic = false
    /// Whether setting it leaves the value that it is of as it is.
    package var isNonmutating = false
    package var access: Access?
    /// Whether a property wrapper that nobody declares keeps its value: what that asks for when it
    /// is made, nobody knows.
    package var isWrapped = false

    package init(
      property: Property, type: StaticType, isConstant: Bool = false, isStored: Bool = true,
      isFinal: Bool = false, isExposed: Bool = false, access: Access? = nil
    ) {
      self.property = property
      self.type = type
      self.isConstant = isConstant
      self.isStored = isStored
      self.isFinal = isFinal
      self.isExposed = isExposed
      self.access = access
    }
  }

  /// A body as it was written, so that it can be typed again.
  package struct DraftBody: Sendable {
    package var function: Function
    package var source: SourceText
    package var dialect: Dialect
    /// How the file counts references that it stands in.
    package var memory: Memory
    /// The category or extension it stands in; nil for the implementation.
    package var category: String?
    package var number: Int?
    /// What stands for the generic parameters of the function, where that is known.
    package var arguments: [TypeArgument?] = []
    /// The protocol whose extension gives it to the type; nil for what is the type's own.
    package var provider: String?
    /// What an accessor made by the compiler does.
    package var form = Form.written

    package init(
      function: Function, source: SourceText, dialect: Dialect, memory: Memory = .automatic,
      category: String? = nil, number: Int? = nil, form: Form = Form.written
    ) {
      self.function = function
      self.source = source
      self.dialect = dialect
      self.memory = memory
      self.category = category
      self.number = number
      self.form = form
    }

    package enum Form: Sendable {
      case written
      /// `lazy var`: stores the value on first use.
      case lazyGetter(ivar: String, value: Expression)
      /// Stores behind `willSet` and `didSet`.
      case observedSetter(ivar: String, VariableDeclaration.Accessors?)
      /// Of an `@Observable` class: tells who looks on that it was read.
      case trackedGetter(ivar: String)
      /// A type property: sets it when it is first read.
      case staticGetter(StaticStorage)
      case staticSetter(StaticStorage, VariableDeclaration.Accessors?)
      /// Sets initial values, then asks `super`.
      case inheritedInitializer(parameters: Int)
    }
  }

  /// Where a type property lies among the top-level variables, and what it begins with.
  package struct StaticStorage: Sendable {
    package var value: Int
    package var flag: Int
    package var type: StaticType
    package var initial: Expression?

    package init(value: Int, flag: Int, type: StaticType, initial: Expression? = nil) {
      self.value = value
      self.flag = flag
      self.type = type
      self.initial = initial
    }
  }

  package struct InitialValue: Sendable {
    package var ivar: String
    package var value: Expression
    package var source: SourceText
    /// The function that computes it for those who make a struct.
    package var body: Int?

    package init(ivar: String, value: Expression, source: SourceText, body: Int? = nil) {
      self.ivar = ivar
      self.value = value
      self.source = source
      self.body = body
    }
  }
}

// MARK: - Bodies
extension ClassDraft {
  package struct NumberedBody {
    package var selector: Selector
    package var isStatic: Bool
    package var number: Int
  }

  /// Gives numbers to the bodies that have none, in the order of their selectors.
  package mutating func numberBodies(from count: inout Int) -> [NumberedBody] {
    var numbered: [NumberedBody] = []
    for isStatic in [false, true] {
      let all = isStatic ? classBodies : bodies
      let new = all.filter { $0.value.number == nil }.keys.sorted { $0.name < $1.name }
      for selector in new {
        numbered.append(NumberedBody(selector: selector, isStatic: isStatic, number: count))
        if isStatic {
          classBodies[selector]?.number = count
        } else {
          bodies[selector]?.number = count
        }
        count += 1
      }
    }
    return numbered
  }
}

// MARK: - Initialisers
extension ClassDraft {
  /// The initialisers of its own that call one above, but the one that reads it, which may have come
  /// of itself.
  package var designatedInitializers: [Selector] {
    bodies.filter { _, body in
      body.isDesignatedInitializer && body.category == nil
        && body.function.parameters.first?.label?.text != "from"
    }.map(\.key)
  }
}

// MARK: - Extensions of Swift
extension ClassDraft {
  /// Notes that what was just added stands in an extension.
  package mutating func markAsExtension(_ declaration: TypeDeclaration) {
    for (selector, body) in bodies where body.number == nil {
      bodies[selector]?.category = body.category ?? ""
    }
    for (selector, body) in classBodies where body.number == nil {
      classBodies[selector]?.category = body.category ?? ""
    }
    extensionProtocols += declaration.protocols.map(\.text) + declaration.inherits.map(\.className)
  }

  /// Takes over what extensions in some texts have given to an earlier declaration of the type.
  package mutating func keepExtensions(of known: ClassDraft, in isKept: (SourceText) -> Bool) {
    bodies = known.bodies.filter { $0.value.category != nil && isKept($0.value.source) }
    classBodies = known.classBodies.filter { $0.value.category != nil && isKept($0.value.source) }
    // One that only names protocols has no bodies.
    extensionProtocols = known.extensionProtocols
    protocols = known.protocols.filter(extensionProtocols.contains)
    inherited.formUnion(extensionProtocols)
    if bodies.isEmpty && classBodies.isEmpty { return }
    methods = known.methods.filter { bodies[$0.key] != nil }
    classMethods = known.classMethods.filter { classBodies[$0.key] != nil }
    properties = DraftProperties(
      known.properties.filter { !$0.isStored && bodies[$0.property.getter] != nil })
  }
}

// MARK: - The runtime's class
extension ClassDraft {
  /// The class with its ivars, accessors and the bodies that are typed.
  package var built: Class {
    var type = Class(
      name: name, superclass: superclass, isLearners: true, memory: memory, ivars: ivars,
      protocols: protocols, isSwift: isSwift)
    type.isValueType = isValueType
    type.isRoot = isRoot
    type.isOfLibrary = isOfLibrary
    type.isStandIn = isStandIn
    type.comparedIvars = comparedProperties.map { $0.map { "_" + $0 } }
    var names = Set(ivars.map(\.name))
    for draft in properties {
      var property = draft.property
      property.ivar = ivarName(behind: draft)
      property.isExposed = !isSwift || draft.isExposed || exposesMembers
      property.isDynamic = !isSwift || draft.isDynamic
      if let ivar = property.ivar, names.insert(ivar).inserted {
        type.ivars.append(
          Ivar(
            name: ivar, type: isLazy(draft) ? .any : property.type,
            strength: strength(behind: property), line: property.line))
      }
      let place = type.properties.count
      type.properties.append(property)
      guard property.ivar != nil else { continue }
      type.methods[property.getter] = .getter(place)
      if !property.isReadOnly { type.methods[property.setter] = .setter(place) }
    }
    for (selector, body) in bodies { type.methods[selector] = body.number.map { .body($0) } }
    for (selector, body) in classBodies {
      type.classMethods[selector] = body.number.map { .body($0) }
    }
    return type
  }

  /// Whether it has its value when it is first read; until then nothing is in its field.
  package func isLazy(_ draft: DraftProperty) -> Bool {
    if case .lazyGetter? = bodies[draft.property.getter]?.form { true } else { false }
  }

  private func ivarName(behind draft: DraftProperty) -> String? {
    let name = draft.property.name
    if !draft.isStored || dynamic.contains(name) { return nil }
    if let written = syntheses[name] { return written }
    let hasGetter = bodies[draft.property.getter] != nil
    let hasSetter = draft.property.isReadOnly || bodies[draft.property.setter] != nil
    return !isSwift && hasGetter && hasSetter ? nil : "_" + name
  }

  /// How a plain assignment to the ivar behind a property holds an object.
  private func strength(behind property: Property) -> Strength {
    guard memory == .automatic else { return property.strength == .weak ? .weak : .unowned }
    return property.strength == .copy ? .strong : property.strength
  }

  package func type(ofIvar name: String) -> StaticType? {
    if let type = ivarTypes[name] { return type }
    let written = syntheses.first { $0.value == name }?.key
    guard let property = properties[written ?? String(name.dropFirst())],
      ivarName(behind: property) == name
    else { return nil }
    return property.type
  }
}

extension ClassDraft.DraftBody {
  /// Whether a person wrote it, and not the compiler.
  package var isWritten: Bool {
    if case .written = form { true } else { false }
  }

  package var isInitializer: Bool {
    if case .initializer = function.kind { true } else { false }
  }

  /// Whether it is an initialiser that calls one of the superclass.
  package var isDesignatedInitializer: Bool {
    guard case .initializer = function.kind else { return false }
    return !function.modifiers.contains { $0.text == "convenience" }
  }
}
