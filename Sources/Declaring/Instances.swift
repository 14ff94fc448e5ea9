import Diagnostics
import Lookup
import Syntax
package import TypedTree

// Generic types with what stands for their parameters: `Base<Card>` is a class of its
// own, whose declaration is the generic one's with `Card` for `Content`.
//
// What is wrong with a generic type is said where it stands, so that nothing is said of instances.
// Where arguments are not known, an object is of the generic type itself, whose parameters are open.
extension Typing {
  /// How deep arguments may hold others: `Node<Node<T>>` inside of `Node` would have no end.
  package static let deepestArguments = 5

  /// Keeps a type with parameters, or what an extension adds to it.
  ///
  /// A type that is declared again forgets what extensions of other entries gave it.
  mutating func noteGeneric(_ type: TypeDeclaration) {
    let name = type.name.text
    switch type.form {
    case .classType, .structure, .enumeration:
      if type.generics.isEmpty {
        declarations.generics[name] = nil
      } else if type.dialect == .swift {
        let known = declarations.generics[name]
        var generic = GenericType(type, in: source)
        for item in known?.extensions ?? [] where item.source.entry == source.entry {
          generic.extend(by: item.declaration, in: item.source)
        }
        declarations.generics[name] = generic
      }
    case .extending:
      let source = source
      declarations.generics[name]?.extend(by: type, in: source)
    case .interface, .implementation, .category, .protocolType: break
    }
  }

  /// The class that a written type with arguments is; nil where it is none, or an argument is not
  /// known.
  mutating func instance(_ written: TypeReference) -> String? {
    guard case .named(let name, let arguments, _) = written.kind, !arguments.isEmpty else {
      return nil
    }
    let types = arguments.map { type($0) }
    return instance(of: name, arguments, types)
  }

  /// Nil where an argument is itself a parameter whose meaning is not known: the instance would be
  /// of nothing.
  mutating func instance(
    of written: String, _ arguments: [TypeReference], _ types: [StaticType]
  ) -> String? {
    guard isSwift, !arguments.contains(where: sight.isOpen) else { return nil }
    let known = zip(arguments, types).map { reference, type in
      TypeArgument(
        name: type.argumentName ?? sight.fullTypeName(reference.className), type: type)
    }
    return instance(of: sight.fullTypeName(written).genericName, known)
  }

  /// The name of the class, which is declared where it is met for the first time.
  ///
  /// Nil beyond `deepestArguments`, and where a library's type is not made for arguments: an object
  /// is then of the generic type.
  package mutating func instance(of generic: String, _ arguments: [TypeArgument]) -> String? {
    guard let written = declarations.generics[generic], written.isMadeForArguments,
      written.declaration.mayHaveInstances,
      written.declaration.generics.count == arguments.count,
      !arguments.contains(where: { $0.name.isEmpty })
    else { return nil }
    let name = generic + "<" + arguments.map(\.name).joined(separator: ", ") + ">"
    if declarations.instances[name] != nil { return name }
    if name.count(where: { $0 == "<" }) > Typing.deepestArguments { return nil }
    declarations.instances[name] = TypeInstance(
      generic: generic,
      arguments: Dictionary(
        zip(written.declaration.generics.map(\.name.text), arguments),
        uniquingKeysWith: { first, _ in first }))
    declarations.announced.insert(name)
    if declarations.drafts[generic] != nil { declareInstance(name) }
    return name
  }

  /// Declares what stands on a generic type anew, as that has just been declared or extended.
  mutating func declareInstances(of generic: String) {
    guard declarations.generics[generic] != nil else { return }
    let names = declarations.instances.filter { $0.value.generic == generic }.keys
    for name in names.sorted() { declareInstance(name) }
  }

  /// Takes the list before it declares: an instance may name one that is unsure again.
  package mutating func declareUnsureInstances() {
    let names = unsureInstances
    unsureInstances = []
    for name in names { declareInstance(name) }
  }

  /// Declares a generic type and its extensions under the instance's name, in a context of its own;
  /// whatever it reports is taken back, as it was said of the generic declaration.
  private mutating func declareInstance(_ name: String) {
    guard let generic = declarations.instances[name].flatMap({ declarations.generics[$0.generic] })
    else { return }
    let outer = (context, source, announcedPlace, hasGuessed)
    let reported = diagnostics.count
    declarationDepth += 1
    (announcedPlace, hasGuessed) = (nil, false)
    declare(generic.declaration, as: name, in: generic.source)
    let arguments = declarations.instances[name]?.arguments.mapValues(\.type) ?? [:]
    // What asks for more comes later, and hides the rest.
    let extensions = generic.extensions.sorted {
      $0.declaration.conditions.count < $1.declaration.conditions.count
    }
    for item in extensions where meets(item.declaration.conditions, arguments) {
      declare(item.declaration, as: name, in: item.source)
    }
    let isUnsure = hasGuessed || diagnostics[reported...].contains { $0.severity == .error }
    if isUnsure, sight.isFirstLook { unsureInstances.append(name) }
    diagnostics.removeSubrange(reported...)
    declarationDepth -= 1
    (context, source, announcedPlace, hasGuessed) = outer
    typeUnlessDeclaring()
  }

  /// Types inside of a generic type are no parts of its instances.
  private mutating func declare(
    _ generic: TypeDeclaration, as name: String, in source: SourceText
  ) {
    var type = generic
    type.name.text = name
    type.generics = []
    // But for the keys, by which its properties are read and written.
    type.members.removeAll {
      if case .type(let inner) = $0 { inner.name.text != "CodingKeys" } else { false }
    }
    self.source = source
    context = Surroundings(memory: .automatic, dialect: .swift)
    context.className = name
    context.available = sight.version(of: type.attributes, in: generic.name.text)
    _ = declare(class: type)
  }
}

extension TypeDeclaration {
  /// Extensions and protocols are not instantiated for themselves: an extension goes with the type
  /// that it extends.
  fileprivate var mayHaveInstances: Bool {
    switch form {
    case .classType, .structure, .enumeration: true
    case .interface, .implementation, .category, .protocolType, .extending: false
    }
  }
}
