import Checks
import Desugaring
import Diagnostics
import Lookup
import ObjectModel
package import Syntax
package import TypedTree
import UIKitAPI

// Properties of both languages.
extension Typing {
  /// Objective-C's `@property`; a class extension may make a read-only one writable.
  ///
  /// Without a word an object is strong or assigned as the memory is counted; several names share
  /// the attributes.
  package mutating func add(_ declaration: PropertyDeclaration, to draft: inout ClassDraft) {
    let type = self.type(declaration.type)
    report(sight.heldByValue(declaration.type, .allocating))
    let words = declaration.attributes.map(\.name.text)
    let qualifiers = declaration.type.allQualifiers
    report(sight.unowned(declaration, type, words + qualifiers))
    let isOutlet = (words + qualifiers).contains { $0.hasPrefix("IBOutlet") }
    /// The words behind the sign in an attribute, such as the selector of `getter=isOn`.
    func text(_ name: String) -> String? {
      declaration.attributes.first { $0.name.text == name }?.text
    }
    for name in declaration.names {
      let property = Property(
        name: name.text, type: type.field, strength: propertyStrength(words + qualifiers, type),
        isReadOnly: words.contains("readonly"), getter: text("getter").map { Selector($0) },
        setter: text("setter").map { Selector($0) }, ivar: nil,
        outlet: isOutlet
          ? outlet(type, declaration.type, collection: text("IBOutletCollection")) : nil,
        line: line(of: name.range))
      draft.properties.declare(ClassDraft.DraftProperty(property: property, type: type))
    }
  }

  /// Takes a property over from a protocol of the class, to which `@synthesize` gives storage; that
  /// of a protocol nobody declared is any object.
  ///
  /// A property of a protocol is synthesised only where `@synthesize` says so; clang warns
  /// otherwise.
  mutating func adopt(_ name: Name, in draft: inout ClassDraft) {
    let conformances = sight.conformances(of: draft)
    for declared in conformances.flatMap({ declarations.offered[$0] ?? [] }) {
      guard declared.names.contains(where: { $0.text == name.text }) else { continue }
      var own = declared
      own.names = [name]
      return add(own, to: &draft)
    }
    var type: StaticType?
    for conformed in conformances {
      if let (member, owner) = Framework.requirement(name.text, of: conformed) {
        if case .getter = member { type = sight.type(member.returns, in: owner, of: .id) }
      } else if !declarations.protocols.contains(conformed), !Framework.hasProtocol(conformed) {
        type = type ?? .id
      }
    }
    guard let type else { return }
    let property = Property(
      name: name.text, type: type.field, strength: propertyStrength([], type), isReadOnly: false,
      ivar: nil, line: line(of: name.range))
    draft.properties.declare(ClassDraft.DraftProperty(property: property, type: type))
  }

  /// What a nib connects: an object of the declared class, or a collection of such objects, whose
  /// class an array of Swift says itself.
  mutating func outlet(
    _ type: StaticType, _ written: TypeReference?, collection: String? = nil
  ) -> Outlet {
    guard collection != nil || isSwift && type.className == "NSArray" else {
      return Outlet(type: type.className ?? standIn(inNib: written) ?? "UIView")
    }
    let element = collection ?? type.parts.first?.className
    return Outlet(type: element ?? "UIView", isCollection: true)
  }

  /// The class that stands in for what a nib has of a class that nobody declares: most likely a
  /// view.
  private mutating func standIn(inNib written: TypeReference?) -> String? {
    guard standsIn, let name = written?.className, !name.isEmpty, name != "id" else { return nil }
    let root = StandIn.root(of: name)
    return classes[standInClass(named: name, of: root == "NSObject" ? "UIView" : root)].name
  }

  /// Without a word for it, an object is strong under ARC and assigned under manual counting.
  ///
  /// The first word that says something decides; clang refuses several.
  private func propertyStrength(_ words: [String], _ type: StaticType) -> Strength {
    guard type.mayHoldObject else { return .unowned }
    for word in words {
      switch word {
      case "weak", "__weak": return .weak
      case "copy": return .copy
      case "retain", "strong": return .strong
      case "assign", "unsafe_unretained", "unowned", "unowned(unsafe)": return .unowned
      default: continue
      }
    }
    return isARC ? .strong : .unowned
  }

  // MARK: - Swift

  /// Declares Swift's properties of an instance; static ones are `add(static:to:)`'s. Swift stores
  /// every property under `_name`. What computes has no storage, and what an extension stores is an
  /// error there (TSPL, Extensions).
  mutating func add(
    swift declaration: VariableDeclaration, to draft: inout ClassDraft,
    of owner: TypeDeclaration? = nil, givenBy provider: String? = nil
  ) {
    let words = declaration.modifiers.map(\.text)
    let access = Access(words, in: owner?.extensionWords ?? [], home: source.name)
    if words.contains("static") || words.contains("class") {
      return add(static: declaration, to: &draft)
    }
    let wrapper = unknownWrapper(among: declaration.attributes)
    if let wrapper { report(unknownWrapper: wrapper) }
    let available = context.available
    context.available = max(available, sight.version(of: declaration.attributes))
    defer { context.available = available }
    for written in declaration.bindings {
      guard case .binding(let name, _) = written.pattern else {
        refuse(.pattern, at: declaration.range)
        continue
      }
      let binding =
        words.contains("override") ? written.observingInherited(name, in: source) : written
      let type = binding.type.map { self.type($0) } ?? binding.value.map { typeOfValue($0) } ?? .any
      let isComputed = binding.accessors?.getter != nil
      let isOutlet = declaration.attributes.contains { $0.name.text == "IBOutlet" }
      let isReadOnly =
        isComputed ? binding.accessors?.setter == nil : declaration.isConstant
      if !isComputed, case .extending? = owner?.form {
        report(.storedInExtension, at: name.range)
        continue
      }
      let property = Property(
        name: name.text, type: type.field, strength: propertyStrength(words, type),
        isReadOnly: isReadOnly,
        getter: provider.map { Selector(name.text).of($0) }
          ?? sight.chosen(
            Selector(name.text), in: draft, overrides: words.contains("override")), ivar: nil,
        outlet: isOutlet ? outlet(type, binding.type) : nil,
        line: line(of: name.range))
      var drafted = ClassDraft.DraftProperty(
        property: property, type: type, isConstant: declaration.isConstant,
        isStored: !isComputed, isFinal: words.contains("final"),
        isExposed: declaration.attributes.isExposing || owner?.exposesAll == true
          || words.contains("override") || sight.isRequired(property, of: draft),
        access: access)
      drafted.isDynamic =
        words.contains("dynamic") || words.contains("override")
        || declaration.attributes.contains { $0.name.text == "NSManaged" }
      drafted.isNonmutating = binding.accessors?.isNonmutating == true
      drafted.isWrapped = standsIn && wrapper != nil
      draft.properties.declare(drafted)
      if let wrapper, drafted.isWrapped, binding.value == nil, !draft.isValueType,
        type.optionality == .none, type.mayHoldObject
      {
        draft.initialValues.append(
          ClassDraft.InitialValue(
            ivar: "_" + name.text, value: type.value(givenBy: wrapper), source: source))
      }
      addAccessors(
        binding, property, type, isLazy: words.contains("lazy"), declaration.attributes, to: &draft)
    }
  }

  /// At the prompt a wrapper that nobody declares is refused; of a file it is one more name that
  /// may be declared elsewhere.
  private mutating func report(unknownWrapper wrapper: Name) {
    if standsIn {
      note(String(wrapper.text.drop { $0 == "@" }), .type, at: wrapper.range)
    } else {
      let name = String(wrapper.text.drop { $0 == "@" })
      guard let since = sight.deviceVersion(ofName: name) else {
        return refuse(.propertyWrapper, at: wrapper.range)
      }
      report(sight.onDevice(name, since: since), at: wrapper.range)
    }
  }

  /// An attribute that is no word of the language's is a property wrapper, whose code is not known
  /// here.
  private func unknownWrapper(among attributes: [Attribute]) -> Name? {
    attributes.map(\.name).first { attribute in
      let name = attribute.text.drop { $0 == "@" }
      let isWord =
        ["IB", "GK", "NS"].contains(where: name.hasPrefix)
        || name.hasSuffix("Actor") || name == "ObservationIgnored"
      return name.first?.isUppercase == true && !isWord
        && declarations.wrappers[String(name)] == nil && declarations.builders[String(name)] == nil
    }
  }

  /// The type of an initial value; what is wrong with it is reported when it is typed for good.
  package mutating func typeOfValue(_ value: Expression) -> StaticType {
    let reported = diagnostics.count
    let type = typer.expression(&self, value).type
    if hasErrors(since: reported) || type == .any { hasGuessed = true }
    diagnostics.removeSubrange(reported...)
    return type
  }

  /// Errors alone count: a warning leaves the type as sure as it was.
  private func hasErrors(since reported: Int) -> Bool {
    diagnostics[reported...].contains { $0.severity == .error }
  }

  /// Gives the draft the bodies behind a property. A struct's initial value is a function of its
  /// own, as the memberwise initialiser needs it at each call site; a class's is typed in its
  /// initialisers.
  private mutating func addAccessors(
    _ binding: VariableDeclaration.Binding, _ property: Property, _ type: StaticType, isLazy: Bool,
    _ attributes: [Attribute], to draft: inout ClassDraft
  ) {
    let ivar = "_" + property.name
    if let value = binding.value {
      if isLazy {
        draft.bodies[property.getter] = accessor(
          property.getter, [], binding.type, form: .lazyGetter(ivar: ivar, value: value))
        // That nil was set is told from that nothing was set yet.
        if type.optionality != .none {
          draft.bodies[property.setter] = observedSetter(binding, property, ivar)
        }
      } else {
        draft.initialValues.append(
          ClassDraft.InitialValue(
            ivar: ivar, value: value, source: source,
            body: draft.isValueType
              ? keepDefault(value, type, in: draft.name, isInitialValue: true) : nil))
      }
    }
    if draft.isObservable, !property.isReadOnly, !isLazy, binding.accessors?.getter == nil,
      !attributes.contains(where: { $0.name.text == "ObservationIgnored" })
    {
      return track(binding, property, ivar, to: &draft)
    }
    guard let accessors = binding.accessors else { return }
    if accessors.setter != nil || accessors.willSet != nil || accessors.didSet != nil {
      declarations.observed.insert(property.name)
    }
    if let getter = accessors.getter {
      draft.bodies[property.getter] = accessor(property.getter, getter, binding.type)
      draft.bodies[property.getter]?.function.attributes = attributes
    }
    if let setter = accessors.setter {
      draft.bodies[property.setter] = accessor(
        property.setter, setter.body, nil,
        parameter: Name(setter.parameter, at: declarationRange(binding)), of: binding.type)
    }
    if accessors.willSet != nil || accessors.didSet != nil {
      draft.bodies[property.setter] = observedSetter(binding, property, ivar)
    }
    // What is set is of the property's version as well.
    draft.bodies[property.setter]?.function.attributes += attributes.filter {
      $0.name.text == "available"
    }
  }

  /// A stored property of an `@Observable` class.
  private mutating func track(
    _ binding: VariableDeclaration.Binding, _ property: Property, _ ivar: String,
    to draft: inout ClassDraft
  ) {
    declarations.observed.insert(property.name)
    draft.bodies[property.getter] = accessor(
      property.getter, [], binding.type, form: .trackedGetter(ivar: ivar))
    draft.bodies[property.setter] = observedSetter(binding, property, ivar)
  }

  /// The parameter's name has spaces, so that no code of the observers can mean it but by the name
  /// they chose.
  private func observedSetter(
    _ binding: VariableDeclaration.Binding, _ property: Property, _ ivar: String
  ) -> ClassDraft.DraftBody {
    accessor(
      property.setter, [], nil, parameter: Name("the new value", at: declarationRange(binding)),
      of: binding.type, form: .observedSetter(ivar: ivar, binding.accessors))
  }

  /// The place that is reported for an accessor nobody wrote; a pattern has none.
  private func declarationRange(_ binding: VariableDeclaration.Binding) -> SourceRange {
    if case .binding(let name, _) = binding.pattern { name.range } else { SourceRange(0, 0) }
  }

  /// An accessor is a function in Objective-C's spelling, whose name is its selector, with a body
  /// of Swift's: its name must not be turned into a selector once more.
  private func accessor(
    _ selector: Selector, _ body: [Statement], _ returns: TypeReference?, parameter: Name? = nil,
    of type: TypeReference? = nil, form: ClassDraft.DraftBody.Form = .written
  ) -> ClassDraft.DraftBody {
    let range = parameter?.range ?? returns?.range ?? SourceRange(0, 0)
    let function = Function(
      .method, name: Name(selector.name, at: range), dialect: .objectiveC,
      parameters: parameter.map { [Parameter(name: $0, type: type)] } ?? [], returns: returns,
      body: body, at: range)
    return ClassDraft.DraftBody(function: function, source: source, dialect: .swift, form: form)
  }
}

extension StaticType {
  /// What a wrapper that nobody declares gives a property before anybody sets it: an empty text or
  /// collection, else what stands in for the wrapper and takes any message.
  fileprivate func value(givenBy wrapper: Name) -> Expression {
    let kind: Expression.Kind =
      switch className {
      case "NSString": .string([.text("")])
      case "NSArray", "NSSet": .array([])
      case "NSDictionary": .dictionary([])
      default:
        .call(
          Expression(.name(String(wrapper.text.drop { $0 == "@" })), at: wrapper.range), [])
      }
    return Expression(kind, at: wrapper.range)
  }
}
