import Desugaring
import Diagnostics
import Lookup
import ObjectModel
import Syntax
import TypedTree
import UIKitAPI

// Swift's protocols, and what their extensions give to the types that conform.
extension Typing {
  /// Notes what a protocol asks for and refines. It makes no class: who conforms is found by name,
  /// and an associated type is an open parameter (`typeParameters`).
  mutating func declare(protocol type: TypeDeclaration) {
    let name = type.name.text
    declarations.protocols.insert(name)
    declarations.requiredMembers[name] = type.members.compactMap(\.requirement)
    declarations.requiredTraits[name] =
      type.dialect == .swift ? type.members.flatMap(\.traits) : []
    declarations.optionalRequirements.formUnion(type.members.compactMap(\.optionalMethod))
    let isDynamic = type.attributes.contains { $0.name.text == "dynamicMemberLookup" }
    declarations.members[name] = isDynamic ? nil : Set(type.members.flatMap(\.names))
    declarations.askedTypes[name] = type.askedTypes
    for case .function(let function) in type.members {
      guard case .subscription = function.kind, let returns = function.returns,
        // A single name is no label here, unlike that of a function.
        function.parameters.allSatisfy({
          $0.callLabel.isEmpty || $0.label?.range == $0.name.range
        })
      else { continue }
      declarations.askedTypes[name, default: [:]][Function.readingSubscript] = returns
    }
    declarations.refined[name] = type.inherits.map(\.className) + type.protocols.map(\.text)
    declarations.offered[name] = type.members.compactMap(\.property)
    // Only classes can adopt what Objective-C sees.
    if type.dialect == .objectiveC || type.attributes.contains(where: { $0.name.text == "objc" }) {
      declarations.refined[name]?.append("AnyObject")
    }
    if type.inherits.contains(where: { sight.refinements(of: $0.className).contains(name) }) {
      report(.refinesItself(name), at: type.name.range)
    }
    declarations.requirements[name] = type.requirements
    for case .alias(let item, nil) in type.members { declarations.typeParameters.insert(item.text) }
    declarations.mentions[name] = type.members.flatMap { mentions(in: $0) }
  }

  /// From where requirements name associated types the compiler infers what these are in a type
  /// that conforms.
  private func mentions(in member: TypeDeclaration.Member) -> [AssociatedMention] {
    switch member {
    case .function(let function) where function.generics.isEmpty:
      let selector = sight.selector(of: function, in: nil)
      let parameters = function.parameters.enumerated().compactMap { place, parameter in
        mention(in: parameter.type, selector, place)
      }
      return parameters + [mention(in: function.returns, selector, nil)].compactMap { $0 }
    case .variables(let variables):
      return variables.bindings.compactMap { binding in
        guard case .binding(let name, _) = binding.pattern else { return nil }
        return mention(in: binding.type, Selector(name.text), nil)
      }
    default: return []
    }
  }

  private func mention(
    in written: TypeReference?, _ selector: Selector, _ place: Int?
  ) -> AssociatedMention? {
    guard let written else { return nil }
    let (inner, form): (TypeReference, AssociatedMention.Form) =
      switch written.kind {
      case .optional(let inner): (inner, .optional)
      case .array(let inner): (inner, .list)
      default: (written, .whole)
      }
    guard case .named(let name, _, _) = inner.kind, declarations.typeParameters.contains(name)
    else { return nil }
    return AssociatedMention(type: name, selector: selector, place: place, form: form)
  }

  /// Keeps the members of a protocol's extension, and gives them to all types that conform already.
  ///
  /// Types that conform later find them in `Declarations.defaults`. Types are gone through by name,
  /// so that numbers of bodies do not depend on hashing.
  mutating func extend(protocol type: TypeDeclaration) {
    let name = type.name.text
    declarations.defaults[name, default: []] += type.members.map {
      DefaultMember(member: $0, declaration: type, source: source)
    }
    for conforming in declarations.drafts.keys.sorted() {
      guard var draft = declarations.drafts[conforming],
        sight.conformances(of: draft).contains(name)
      else {
        continue
      }
      context.className = conforming
      addDefaults(to: &draft)
      context.className = nil
      declarations.drafts[conforming] = draft
      rebuild(conforming)
    }
  }

  /// What Swift's library gives to types that conform to a protocol of its own.
  private func library(of name: String) -> [DefaultMember] {
    switch name {
    case OptionSets.name: OptionSets.members
    case OwnSequences.name: OwnSequences.members
    default: OwnCollections.members(of: name)
    }
  }

  /// Adds what protocols provide and the type does not have.
  ///
  /// The type's own members and those that came before go first. Each member is added with the text
  /// of its extension as the source, where its diagnostics point.
  mutating func addDefaults(to draft: inout ClassDraft) {
    for name in sight.conformances(of: draft) {
      if name == OwnSequences.name || name == "AsyncSequence" {
        declarations.typeParameters.formUnion(["Element", "Index"])
      }
      let given = (declarations.defaults[name] ?? []).filter {
        meets($0.declaration.conditions, draft)
      }.sorted { $0.declaration.conditions.count > $1.declaration.conditions.count }
      for provided in library(of: name) + given {
        let outer = source
        source = provided.source
        defer { source = outer }
        switch provided.member {
        case .function(let function):
          let provider = provider(of: function, in: name)
          var selector = sight.selector(of: function, in: draft)
          if let provider, !sight.isAskedFor(function.fullName, by: provider) {
            selector = selector.of(provider)
          }
          let own = function.isStatic ? draft.classMethods[selector] : draft.methods[selector]
          if own == nil || isOverloaded(selector, by: function, provider, in: draft) {
            add(function, to: &draft, of: provided.declaration, givenBy: provider)
          }
        case .variables(let variables) where isChosen(variables, by: name):
          give(variables, to: &draft, by: name)
        case .variables(let variables):
          let isOwn = variables.bindings.contains { binding in
            binding.pattern.boundName.flatMap { draft.properties[$0] } != nil
          }
          if !isOwn { add(swift: variables, to: &draft) }
          if !isOwn, isOfSwift(name) {
            for property in variables.bindings.compactMap(\.pattern.boundName) {
              draft.bodies[Selector(property)]?.provider = name
            }
          }
        default: break
        }
      }
    }
  }
}

extension Typing {
  /// Whether what a type has for a message is another function of the same protocol's, which takes
  /// other types.
  func isOverloaded(
    _ selector: Selector, by function: Function, _ provider: String?, in draft: ClassDraft
  ) -> Bool {
    guard provider != nil, let body = draft.bodies[selector], body.provider == provider else {
      return false
    }
    return body.source.name == source.name && body.function.range != function.range
      && function.writtenTypes(in: source) != body.function.writtenTypes(in: body.source)
  }

  /// The protocol that gives a method as its own; nil where any of the type's is as good, as of
  /// operators, and where Objective-C asks for it.
  private func provider(of function: Function, in name: String) -> String? {
    guard case .method = function.kind, !function.isStatic, !function.isOperator,
      isOfSwift(name), !function.attributes.contains(where: { $0.name.text == "objc" })
    else { return nil }
    return name
  }

  /// Whether the script declares a protocol that Objective-C does not see.
  private func isOfSwift(_ name: String) -> Bool {
    declarations.requiredMembers[name] != nil && !Framework.hasProtocol(name)
  }

  /// Whether the compiler chooses what a protocol's extension computes: nothing asks for it, and it
  /// is only read.
  private func isChosen(_ variables: VariableDeclaration, by name: String) -> Bool {
    let isStatic = variables.modifiers.contains { $0.text == "static" }
    return isOfSwift(name) && !isStatic
      && variables.bindings.allSatisfy { binding in
        guard let property = binding.pattern.boundName, let accessors = binding.accessors else {
          return false
        }
        return accessors.getter != nil && accessors.setter == nil
          && !sight.isAskedFor(property, by: name)
      }
  }

  /// Gives a type what a protocol's extension computes, beside what it may have of that name.
  ///
  /// The type's own property of that name stays what others see; who looks through the protocol
  /// reads this one.
  private mutating func give(
    _ variables: VariableDeclaration, to draft: inout ClassDraft, by name: String
  ) {
    for property in variables.bindings.compactMap(\.pattern.boundName) {
      let getter = Selector(property).of(name)
      if draft.methods[getter] != nil { continue }
      var given = draft
      add(swift: variables, to: &given, givenBy: name)
      let type = given.properties[property]?.type ?? .any
      if draft.properties[property] == nil { draft.properties = given.properties }
      draft.bodies[getter] = given.bodies[getter]
      draft.bodies[getter]?.provider = name
      draft.methods[getter] = MethodSignature(
        selector: getter, isStatic: false, parameters: [], returns: type, base: "", labels: [],
        defaults: [])
    }
  }
}

extension Function {
  /// The types of its parameters as the text has them.
  fileprivate func writtenTypes(in source: SourceText) -> [String] {
    parameters.map { parameter in parameter.type.map { String(source[$0.range]) } ?? "" }
  }
}

extension TypeDeclaration.Member {
  /// Only `@property` of Objective-C; Swift's requirements are variables.
  fileprivate var property: PropertyDeclaration? {
    if case .property(let property) = self { property } else { nil }
  }

  /// The name of a method that nobody has to have.
  fileprivate var optionalMethod: String? {
    guard case .function(let function) = self,
      function.modifiers.contains(where: { $0.text == "optional" })
    else { return nil }
    return function.name.text
  }

  /// An alias without a type: the tree has no other node for `associatedtype`.
  fileprivate var associatedType: String? {
    if case .alias(let name, nil) = self { name.text } else { nil }
  }
}

extension TypeDeclaration {
  /// The types of what a protocol of Swift's asks for, that are the same in whatever conforms.
  fileprivate var askedTypes: [String: TypeReference] {
    guard dialect == .swift else { return [:] }
    let open = Set(generics.map(\.name.text) + members.compactMap(\.associatedType) + ["Self"])
    var types: [String: TypeReference] = [:]
    for member in members {
      guard let name = member.requirement else { continue }
      let type: TypeReference? =
        switch member {
        case .function(let function) where function.generics.isEmpty: function.returns
        case .variables(let variables): variables.bindings.first?.type
        default: nil
        }
      if let type, !type.mentions(open) { types[name] = type }
    }
    return types
  }

  /// The instance methods that a protocol of Objective-C does not leave open.
  fileprivate var requirements: [Selector] {
    guard dialect == .objectiveC else { return [] }
    return members.compactMap { member in
      guard case .function(let function) = member, !function.isStatic,
        !function.modifiers.contains(where: { $0.text == "optional" })
      else { return nil }
      return Selector(function.name.text)
    }
  }
}
