import Syntax

/// Makes declared types of what the header says, which needs to know what its names stand for.
struct TypeReading: Sendable {
  /// The typedefs of the header, and which of its names are enumerations.
  var aliases: [String: DeclaredType]
  var isClass: @Sendable (String) -> Bool
  /// The generic parameters of the class that is being read.
  var parameters: Set<String> = []

  func type(_ written: TypeReference?) -> DeclaredType {
    guard let written else { return DeclaredType(.object(nil, arguments: [])) }
    var type = kind(of: written)
    if let said = written.saysNullability { type.nullability = said }
    if written.qualifiers.contains(where: { $0.text == "__kindof" }) { type.isKind = true }
    return type
  }

  private func kind(of written: TypeReference) -> DeclaredType {
    switch written.kind {
    case .named(let name, let arguments, _): return type(named: name, arguments)
    case .pointer(let pointee): return pointer(to: pointee)
    case .function(let parts, let result):
      return DeclaredType(.block(parts.map { type($0) }, type(result)))
    case .cArray(let element, _): return DeclaredType(.pointer(type(element)))
    case .optional, .implicitlyUnwrapped, .array, .dictionary, .tuple, .composition:
      return DeclaredType(.object(nil, arguments: []))
    }
  }

  func type(named name: String, _ arguments: [TypeReference] = []) -> DeclaredType {
    if parameters.contains(name) { return DeclaredType(.parameter(name)) }
    // Swift has a type of its own for what C only gives a name.
    if name == "CGFloat" { return DeclaredType(.real(.cgFloat)) }
    if let alias = aliases[name] { return alias }
    switch name {
    case "void": return DeclaredType(.void)
    case "BOOL", "_Bool": return DeclaredType(.bool)
    case "SEL": return DeclaredType(.selector)
    case "Class": return DeclaredType(.anyClass)
    case "id": return DeclaredType(.object(nil, arguments: []))
    case "instancetype": return DeclaredType(.receiver)
    case "double": return DeclaredType(.real(.double))
    case "float": return DeclaredType(.real(.float))
    default: break
    }
    if isClass(name) { return DeclaredType(.object(name, arguments: arguments.map { type($0) })) }
    var number = DeclaredType(TypeReading.integers.contains(name) ? .integer : .structure(name))
    number.isUnsigned = TypeReading.unsignedWords.contains(name)
    return number
  }

  /// `NSString *`, `BOOL *`, `NSError **`; the stars of objects belong to them.
  private func pointer(to pointee: TypeReference) -> DeclaredType {
    var inner = type(pointee)
    if case .named(let name, _, _) = pointee.kind, isClass(name) || name == "Protocol" {
      if name == "Protocol" { inner.kind = .object(nil, arguments: []) }
      return inner
    }
    return DeclaredType(.pointer(inner))
  }

  private static let unsignedWords: Set<String> = [
    "NSUInteger", "unsigned long", "unsigned long long",
  ]

  private static let integers: Set<String> = [
    "int", "long", "short", "char", "unsigned int", "unsigned long", "unsigned short",
    "unsigned char", "long long", "unsigned long long", "unsigned", "NSInteger", "NSUInteger",
    "unichar",
  ]
}

extension TypeReference {
  /// What `nullable` and its like say of the type; nil where nothing is said.
  fileprivate var saysNullability: DeclaredType.Nullability? {
    for word in qualifiers {
      switch word.text {
      case "nullable", "_Nullable", "__nullable": return .possibly
      case "null_unspecified", "_Null_unspecified": return .unchecked
      default: break
      }
    }
    return nil
  }
}

extension [Attribute] {
  /// The text in the parentheses of an annotation.
  func text(of name: String) -> String? {
    first { $0.name.text == name }?.text
  }

  func says(_ name: String) -> Bool { contains { $0.name.text == name } }

  /// What `API_AVAILABLE(ios(5.0))` and `API_DEPRECATED("…", ios(2.0, 6.0))` say.
  var availability: Availability {
    var availability = Availability()
    guard let text = text(of: "API_AVAILABLE") ?? text(of: "API_DEPRECATED"),
      let open = text.lastIndex(of: "(")
    else { return availability }
    let versions = text[text.index(after: open)...].prefix { $0 != ")" }.split(separator: ",")
      .compactMap { UIKitVersion($0.drop { $0 == " " }) }
    availability.since = versions.first ?? .oldest
    availability.deprecated = versions.count > 1 ? versions[1] : nil
    return availability
  }
}
