import Checks
import Desugaring
import Diagnostics
import Lookup
import ObjectModel
package import Syntax
package import TypedTree
import UIKitAPI

// Class declarations of both languages.
extension Typing {
  /// Declares a class, or adds to one; what its static variables begin with is left to run.
  ///
  /// By form: a structure of C is an alias, a protocol makes no class, extensions of the library's
  /// types go their own ways. Bodies are typed when the outermost declaration has ended.
  package mutating func declare(_ type: TypeDeclaration) -> TypedStatement {
    let outer = context
    context = Surroundings(memory: context.memory, dialect: context.dialect)
    context.className = type.name.text
    note(versionOf: type)
    context.available = sight.version(of: type.attributes, in: type.name.text)
    declarationDepth += 1
    defer {
      context = outer
      declarationDepth -= 1
      typeUnlessDeclaring()
    }
    if type.dialect == .swift {
      declare(generics: type.generics)
      noteMainActor(type)
    } else {
      // Nobody checks what stands in the `<…>` of an object.
      for parameter in type.generics {
        let name = parameter.name.text
        context.parameters[name] = .known(TypeArgument(name: name, type: .id))
      }
    }
    if case .structure = type.form, type.dialect == .objectiveC {
      declare(structure: type)
      return .nothing
    }
    if case .protocolType = type.form {
      declare(protocol: type)
      return .nothing
    }
    var type = named(type)
    if case .extending = type.form, ["NSArray", "NSSet", "NSDictionary"].contains(type.name.text) {
      type = toldApart(type, of: [type.name.text])
    }
    noteGeneric(type)
    if case .extending = type.form, declarations.protocols.contains(type.name.text) {
      extend(protocol: type)
      return .nothing
    }
    if case .extending = type.form, type.dialect == .swift {
      if type.name.text == "Optional" {
        extendOptional(by: type)
        return .nothing
      }
      if let extended = extend(ofLibrary: type) { return extended }
    }
    var steps: [TypedStatement] = []
    for case .type(let inner) in type.members {
      let inner = inner.nested(in: type.name.text)
      declarations.announced.insert(inner.name.text)
      declarations.nested.insert(inner.name.text)
    }
    for case .type(let inner) in type.members {
      steps.append(declare(inner.nested(in: type.name.text)))
    }
    steps.append(declare(class: type))
    declareInstances(of: type.name.text)
    return TypedStatement(.all(steps))
  }

  /// An extension of a class that has another name in Objective-C, such as `Notification.Name`.
  ///
  /// The extension must find the class under the name by which the runtime knows it.
  private func named(_ type: TypeDeclaration) -> TypeDeclaration {
    let name = SwiftNames.objectiveCType(type.name.text)
    guard case .extending = type.form, type.dialect == .swift,
      classes.id(named: type.name.text) == nil, classes.id(named: name) != nil
    else { return type }
    var type = type
    if Framework.enumeration(inSwift: type.name.text) != nil { type = type.namingItself }
    type.name.text = name
    return type
  }

  /// Types of Swift's own library, which stand in the text of Foundation's.
  private static let typesOfSwift: Set<String> = [
    "DecodingError", "DecodingError.Context", "EncodingError", "EncodingError.Context", "Hasher",
    "ObjectIdentifier",
  ]

  /// Declares one class, struct, enumeration or extension whose nested types are declared already.
  ///
  /// Members are collected in a draft and published together by `rebuild`, since one may be of the
  /// class itself. Where the ivars change, extensions and subclasses are typed again: the slots in
  /// typed bodies are numbers.
  mutating func declare(class type: TypeDeclaration) -> TypedStatement {
    guard var draft = draft(for: type) else { return .nothing }
    let name = draft.name
    let before = declarations.drafts[name]?.built.ivars.map(\.name)
    if source.isModule {
      draft.isOfLibrary = true
      draft.library = Typing.typesOfSwift.contains(name) ? "Swift" : source.library
    }
    if case .classType = type.form {
      draft.exposesMembers = type.exposesAll || draft.superclass.map(sight.exposesMembers) == true
      let observable = type.attributes.first { $0.name.text == "Observable" }
      draft.isObservable = observable != nil
      if let observable {
        report(sight.unavailable(UIKitVersion(17), "Observable()", at: observable.name.range))
      }
    }
    declarations.noteWrapper(type)
    declarations.noteBuilder(type)
    draft.protocols += type.protocols.map(\.text)
    for name in type.inherits.map(\.className) {
      if declarations.protocols.contains(name) || Framework.hasProtocol(name)
        || Prelude.protocols.contains(name)
      {
        draft.protocols.append(name)
      } else if let parts = declarations.aliases[name]?.seenThrough.content {
        // `typealias Both = One & Other`.
        draft.protocols += parts
      }
    }
    draft.inherited.formUnion(type.protocols.map(\.text) + type.inherits.map(\.className))
    checkAdopted(type)
    checkRedeclarations(in: type)
    checkAvailable(above: type)
    // Members may be of the class itself.
    declarations.announced.insert(name)
    context.className = name
    var statics: [VariableDeclaration] = []
    declare(aliasesOf: type, in: name)
    if case .enumeration = type.form { declare(cases: type) }
    // What SwiftUI makes of a view's body is not simulated.
    let isView = type.inherits.contains { $0.className == "View" }
    let members = isView ? type.members.filter { !$0.declares("body") } : type.members
    let more =
      declarations.errorMembers(of: type) + declarations.caseOrder(of: type)
      + declarations.observableMembers(of: type) + declarations.hashValue(of: type)
    for member in members.flatMap(declarations.wrapped) + more {
      add(member, to: &draft, of: type, &statics)
    }
    add(coding: type, to: &draft, &statics)
    if case .extending = type.form { draft.markAsExtension(type) }
    addDefaults(to: &draft)
    context.className = nil
    declarations.drafts[name] = draft
    noteWords(of: type)
    rebuild(name)
    if draft.classBodies["initialize"] != nil { make(.initializers) }
    if let before, before != draft.built.ivars.map(\.name) {
      resolveAgain(extensionsOf: name)
      resolveAgain(below: name)
    }
    if type.dialect == .swift {
      let members = type.members.flatMap(\.requirements)
      declarations.seenMembers[name, default: []].formUnion(members)
      declarations.seenTraits[name, default: []].formUnion(type.members.flatMap(\.traits))
      wait(.checks(type, of: name))
    } else {
      check(type, of: name)
    }
    let steps =
      statics.map { typer.variables(&self, $0) } + [loading(type, into: name)].compactMap { $0 }
    return TypedStatement(.all(steps))
  }

  /// Keeps what the words before a type say to those who name it.
  private mutating func noteWords(of type: TypeDeclaration) {
    let name = type.name.text
    if case .classType = type.form {
      declarations.finals.remove(name)
      if type.modifiers.contains(where: { $0.text == "final" }) { declarations.finals.insert(name) }
      declarations.ofMainActor.remove(name)
      if type.attributes.contains(where: { $0.name.text == "MainActor" }) {
        declarations.ofMainActor.insert(name)
      }
      let isActor = type.modifiers.contains { $0.text == "actor" }
      declarations.isolated[name] = isActor ? declarations.isolated[name] ?? [] : nil
    }
    declarations.isolated[name]?.formUnion(type.members.flatMap(\.isolatedNames))
  }

  /// Says what is wrong with a type as a whole.
  package mutating func check(_ type: TypeDeclaration, of name: String) {
    let check = TypeCheck(type, of: name, by: sight)
    report(check.problems)
    for method in check.unknown { note(method.text, .member, .framework, at: method.range) }
  }

  /// `+load` of an implementation or category of Objective-C: it runs as soon as it is there, and
  /// no message is sent.
  private func loading(_ type: TypeDeclaration, into name: String) -> TypedStatement? {
    let hasOwn = type.members.contains { member in
      guard case .function(let function) = member else { return false }
      return function.isStatic && function.name.text == "load" && function.body != nil
    }
    guard hasOwn, type.dialect == .objectiveC, let id = classes.id(named: name),
      let body = declarations.drafts[name]?.classBodies["load"]?.number
    else { return nil }
    return TypedStatement(.load(body, of: id))
  }

  // MARK: - Members

  /// What the type gets as it is `Codable`, beside the initialisers that it would have anyway.
  private mutating func add(
    coding type: TypeDeclaration, to draft: inout ClassDraft, _ statics: inout [VariableDeclaration]
  ) {
    let own = Set(draft.bodies.keys)
    for member in source.isModule ? [] : declarations.coding(of: type) {
      add(member, to: &draft, of: type, &statics)
    }
    for selector in draft.bodies.keys where !own.contains(selector) {
      draft.bodies[selector]?.category = Declarations.values
      if selector.name == "writtenBy:" { draft.protocols.append("WritesItself") }
    }
  }

  /// C's `static` and `extern` variables that stand in an `@implementation` are no ivars: they are
  /// variables of the file, and their values are left for the caller to run in turn.
  private mutating func add(
    _ member: TypeDeclaration.Member, to draft: inout ClassDraft, of type: TypeDeclaration,
    _ statics: inout [VariableDeclaration]
  ) {
    switch member {
    case .property(let property): add(property, to: &draft)
    case .variables(let variables):
      if type.dialect == .swift {
        add(swift: variables, to: &draft, of: type)
      } else if variables.modifiers.contains(where: { ["static", "extern"].contains($0.text) }) {
        statics.append(variables)
        predeclare(variables)
      } else {
        add(ivars: variables, to: &draft)
      }
    case .function(let function): add(function, to: &draft, of: type)
    case .synthesize(let syntheses):
      for synthesis in syntheses { add(synthesis, to: &draft) }
    case .dynamic(let names): draft.dynamic.formUnion(names.map(\.text))
    case .constants(let name, let cases): declare(constants: cases, named: name)
    case .enumCase, .type, .alias, .genericAlias: break
    }
  }

  /// Methods may use the static variables of their file before those are set.
  private mutating func predeclare(_ variables: VariableDeclaration) {
    for binding in variables.bindings {
      guard case .binding(let name, _) = binding.pattern else { continue }
      let type = binding.type.map { self.type($0) } ?? .any
      if self.variables.place(of: name.text) == nil {
        makeVariable(
          Variable(
            name: name.text, type: type.field,
            strength: strength(of: variables, binding.type, type), value: type.field.zero))
      }
      declarations.globals[name.text] = Declarations.Global(
        type: type, isConstant: false, isOfSwift: isSwift)
    }
  }

  /// `@synthesize name = ivar`; without an ivar clang's rule is the property's own name, without an
  /// underscore, which is what sets it apart from automatic synthesis.
  private mutating func add(_ synthesis: TypeDeclaration.Synthesis, to draft: inout ClassDraft) {
    let name = synthesis.property.text
    if draft.properties[name] == nil { adopt(synthesis.property, in: &draft) }
    guard draft.properties[name] != nil else {
      report(
        .noSuchProperty(name, type: draft.name), at: synthesis.property.range,
        suggestion: suggestion(for: name, among: draft.properties.map(\.property.name)))
      return
    }
    draft.syntheses[name] = synthesis.ivar?.text ?? name
  }

  /// Ivars of an `@interface` or `@implementation` block; one that is there twice keeps its first
  /// type, so that the slots of those behind it do not move.
  private mutating func add(ivars: VariableDeclaration, to draft: inout ClassDraft) {
    for binding in ivars.bindings {
      guard case .binding(let name, _) = binding.pattern else { continue }
      let type = binding.type.map { self.type($0) } ?? .any
      report(sight.heldByValue(binding.type, .allocating))
      if draft.ivars.contains(where: { $0.name == name.text }) {
        report(.redeclaration(name.text), at: name.range)
        continue
      }
      let words = ivars.modifiers.map(\.text) + (binding.type?.allQualifiers ?? [])
      let outlet =
        words.contains("IBOutlet") || ivars.attributes.contains { $0.name.text == "IBOutlet" }
      draft.ivars.append(
        Ivar(
          name: name.text, type: type.field, strength: strength(of: ivars, binding.type, type),
          outlet: outlet ? self.outlet(type, binding.type) : nil,
          line: line(of: name.range)))
      draft.ivarTypes[name.text] = type
    }
  }
}

extension TypeDeclaration.Member {
  /// What of it belongs to an actor alone, if it is one's.
  var isolatedNames: [String] {
    let free: Set<String> = ["static", "class", "nonisolated"]
    switch self {
    case .function(let function):
      guard !function.isStatic, case .method = function.kind,
        !function.modifiers.contains(where: { free.contains($0.text) })
      else { return [] }
      return [function.name.text]
    case .variables(let variables):
      guard !variables.isConstant, !variables.modifiers.contains(where: { free.contains($0.text) })
      else { return [] }
      return variables.bindings.compactMap {
        if case .binding(let name, _) = $0.pattern { name.text } else { nil }
      }
    case .property, .synthesize, .dynamic, .enumCase, .type, .alias, .genericAlias, .constants:
      return []
    }
  }
}
