// What a message to an object of a class means, with everything that it inherits.
extension Framework {
  /// A method of an object that some protocol declares.
  public static func protocolMethod(_ selector: String) -> DeclaredMethod? { ofProtocols[selector] }

  /// The methods of objects that protocols declare and that have such a base in Swift, in the order
  /// of their selectors.
  package static func protocolMethods(base: String) -> [DeclaredMethod] { byBase[base] ?? [] }

  private static let byBase = Dictionary(
    grouping: ofProtocols.values.sorted { $0.selector < $1.selector }, by: \.fullName.base)

  /// The first by the protocols' names, of each selector.
  private static let ofProtocols: [String: DeclaredMethod] =
    index.protocols.keys.sorted().compactMap(declaration(ofProtocol:)).reduce(into: [:]) {
      known, type in
      for method in type.methods where !method.isOfClass && known[method.selector] == nil {
        known[method.selector] = method
      }
    }

  /// The declaration that answers a message, and the class or protocol that has it; subclasses
  /// first, each with the protocols it adopts. Types of generic classes are those of the receiver's
  /// `<…>`.
  public static func member(
    _ selector: String, of name: String, isOfClass: Bool
  ) -> (member: DeclaredMember, owner: DeclaredClass)? {
    var next = declaration(ofClass: name)
    while let type = next {
      if let found = type.member(selector, isOfClass: isOfClass) { return (found, type) }
      for name in type.protocols {
        if let found = requirement(selector, of: name, isOfClass: isOfClass) { return found }
      }
      next = type.superclass.flatMap(declaration(ofClass:))
    }
    // A class is an object, too, and answers what any object does.
    guard isOfClass, let root = declaration(ofClass: "NSObject"),
      let found = root.member(selector, isOfClass: false)
    else { return nil }
    return (found, root)
  }

  /// What a protocol, or one that it refines, asks for or offers.
  public static func requirement(
    _ selector: String, of name: String, isOfClass: Bool = false
  ) -> (member: DeclaredMember, owner: DeclaredClass)? {
    guard let type = declaration(ofProtocol: name) else { return nil }
    if let found = type.member(selector, isOfClass: isOfClass) { return (found, type) }
    for name in type.protocols {
      if let found = requirement(selector, of: name, isOfClass: isOfClass) { return found }
    }
    return nil
  }

  /// Whether a class says that it adopts a protocol, or a protocol that it adopts does.
  public static func adopts(_ adopted: String, by name: String) -> Bool {
    declaration(ofClass: name)?.protocols.contains { refines(adopted, $0) } ?? false
  }

  /// Whether a protocol is another, or one that says that it adopts it.
  private static func refines(_ adopted: String, _ name: String) -> Bool {
    name == adopted
      || declaration(ofProtocol: name)?.protocols.contains { refines(adopted, $0) } ?? false
  }

  /// Whether a class or protocol declares a message itself, or a protocol that it adopts does.
  public static func declares(
    _ selector: String, in name: String, isOfClass: Bool = false
  ) -> Bool {
    guard let type = declaration(ofClass: name) ?? declaration(ofProtocol: name) else {
      return false
    }
    return type.member(selector, isOfClass: isOfClass) != nil
      || type.protocols.contains {
        requirement(selector, of: $0, isOfClass: isOfClass) != nil
      }
  }

  /// The messages that a class or protocol declares, with those of the protocols that it adopts.
  public static func selectors(in name: String, isOfClass: Bool) -> Set<String> {
    (declaration(ofClass: name) ?? declaration(ofProtocol: name))
      .map { selectors(in: $0, isOfClass) } ?? []
  }

  private static func selectors(in type: DeclaredClass, _ isOfClass: Bool) -> Set<String> {
    type.protocols.compactMap(declaration(ofProtocol:))
      .reduce(into: Set((isOfClass ? type.classPlaces : type.places).keys)) { found, adopted in
        found.formUnion(selectors(in: adopted, isOfClass))
      }
  }

  /// The class and its superclasses, the class first.
  public static func lineage(of name: String) -> some Sequence<DeclaredClass> {
    sequence(state: name as String?) { next -> DeclaredClass? in
      guard let type = next.flatMap(declaration(ofClass:)) else { return nil }
      next = type.superclass
      return type
    }
  }
}
