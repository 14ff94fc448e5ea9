import Syntax

extension TypeReference {
  /// The name of a class that stands without a star, as a superclass does.
  fileprivate var name: String? {
    if case .named(let name, _, _) = kind { name } else { nil }
  }
}

// From the tree of a class or protocol to what it declares.
extension DeclaredClass {
  init(_ tree: TypeDeclaration, _ reading: TypeReading) {
    var reading = reading
    parameters = tree.generics.map(\.name.text)
    reading.parameters = Set(parameters)
    name = tree.name.text
    swiftName =
      tree.attributes.text(of: "NS_SWIFT_NAME")
      ?? tree.attributes.text(of: "BRIDGED").map { String($0.drop { $0 != "." }.dropFirst()) }
      ?? tree.name.text
    superclass = tree.inherits.first?.name
    protocols = tree.protocols.map(\.text)
    availability = tree.attributes.availability
    for member in tree.members {
      switch member {
      case .property(let property): take(property, reading)
      case .function(let method): take(method, reading)
      case .variables, .synthesize, .dynamic, .enumCase, .type, .alias, .genericAlias, .constants:
        break
      }
    }
    index()
  }

  private mutating func take(_ written: PropertyDeclaration, _ reading: TypeReading) {
    var type = reading.type(written.type)
    if written.attributes.says("nullable") { type.nullability = .possibly }
    if written.attributes.says("null_resettable") { type.nullability = .unchecked }
    for name in written.names.map(\.text) {
      let isReadOnly = written.attributes.says("readonly")
      properties.append(
        DeclaredProperty(
          name: name, getter: written.attributes.text(of: "getter") ?? name,
          setter: isReadOnly ? nil : "set" + name.prefix(1).uppercased() + name.dropFirst() + ":",
          type: type, isOfClass: written.attributes.says("class"),
          availability: written.attributes.availability,
          swiftName: written.attributes.text(of: "NS_SWIFT_NAME"),
          isCopied: written.attributes.says("copy"),
          isUnowned: written.attributes.says("weak") || written.attributes.says("assign")))
    }
  }

  private mutating func take(_ written: Function, _ reading: TypeReading) {
    methods.append(
      DeclaredMethod(
        selector: written.name.text,
        parameters: written.parameters.filter { !$0.isVariadic }.map { reading.type($0.type) },
        isVariadic: written.parameters.contains(where: \.isVariadic),
        returns: reading.type(written.returns), isOfClass: written.isStatic,
        isOptional: written.modifiers.contains { $0.text == "optional" },
        availability: written.attributes.availability,
        swiftName: written.attributes.text(of: "NS_SWIFT_NAME"),
        isUnknownToSwift: written.attributes.says("NS_SWIFT_UNAVAILABLE"),
        isRefined: written.attributes.says("SWIFT_DEFAULTS")))
  }

  private mutating func index() {
    for (place, property) in properties.enumerated() {
      let path = property.isOfClass ? \DeclaredClass.classPlaces : \.places
      self[keyPath: path][property.getter] = .getter(place)
      // A property with a getter of its own may be read by its name, too.
      if self[keyPath: path][property.name] == nil {
        self[keyPath: path][property.name] = .getter(place)
      }
      if let setter = property.setter { self[keyPath: path][setter] = .setter(place) }
    }
    for (place, method) in methods.enumerated() {
      let path = method.isOfClass ? \DeclaredClass.classPlaces : \.places
      self[keyPath: path][method.selector] = .method(place)
    }
  }

  /// What the class itself declares for a selector.
  public func member(_ selector: String, isOfClass: Bool) -> DeclaredMember? {
    switch (isOfClass ? classPlaces : places)[selector] {
    case .method(let place): .method(methods[place])
    case .getter(let place): .getter(properties[place])
    case .setter(let place): .setter(properties[place])
    case nil: nil
    }
  }
}
