// What Swift's importer makes of declarations.
extension DeclaredMember {
  /// Which parameters Swift gives defaults: a last block that may be nil, and options.
  package var defaults: [Bool] {
    if case .method(let method) = self { method.defaults } else { parameters.map { _ in false } }
  }
}

extension DeclaredMethod {
  /// What Swift calls it.
  package var fullName: SwiftNames.FullName {
    swiftName.map { SwiftNames.FullName($0) } ?? SwiftNames.fullName(selector: selector)
  }

  /// Whether Swift leaves out its last parameter, the place of an error, and throws that.
  package var isThrowing: Bool {
    guard selector.hasSuffix("rror:"), case .pointer(let place)? = parameters.last?.kind,
      case .object("NSError"?, _) = place.kind
    else { return false }
    return fullName.labels.count == parameters.count - 1
  }

  package var defaults: [Bool] {
    parameters.enumerated().map { place, parameter in
      switch parameter.kind {
      case .block where isRefined: parameter.nullability == .possibly
      case _ where isRefined: true
      case .block: place == parameters.count - 1 && parameter.nullability == .possibly
      case .enumeration(let name): name.hasSuffix("Options")
      case .object("NSDictionary"?, _): labelsOptions(place)
      case .void, .bool, .integer, .selector, .anyClass, .real, .structure, .object, .receiver,
        .parameter, .pointer:
        false
      }
    }
  }

  /// Whether a dictionary is one that a call may do without, by the word before it.
  private func labelsOptions(_ place: Int) -> Bool {
    let pieces = selector.split(separator: ":")
    guard pieces.indices.contains(place) else { return false }
    let word = SwiftNames.splitWords(String(pieces[place])).last?.lowercased()
    return ["options", "attributes", "info"].contains(word)
  }

  /// The labels of the initialiser that Swift makes of a class method which answers an object of
  /// its class: the class's own name goes from the front, `buttonWithType:` is `init(type:)`. Nil
  /// for all other methods.
  public func initializerLabels(of type: DeclaredClass) -> [String]? {
    if let swiftName {
      guard isOfClass, !parameters.isEmpty, swiftName.hasPrefix("init(") else { return nil }
      return SwiftNames.FullName(swiftName).labels
    }
    return formerInitializerLabels(of: type)
  }

  /// The same by the selector alone, as Swift 2 took all: `init(forRow:inSection:)` of
  /// `indexPathForRow:inSection:`.
  public func formerInitializerLabels(of type: DeclaredClass) -> [String]? {
    guard isOfClass, !parameters.isEmpty else { return nil }
    switch returns.kind {
    case .receiver: break
    case .object(let name?, _) where name == type.name: break
    default: return nil
    }
    let pieces = selector.split(separator: ":").map(String.init)
    guard let first = pieces.first.flatMap({ label(behindNameOf: type, in: $0) }) else {
      return nil
    }
    return [first] + pieces.dropFirst()
  }

  private func label(behindNameOf type: DeclaredClass, in piece: String) -> String? {
    var name = String(type.name.dropFirst(2))
    if name.hasPrefix("Mutable") { name.removeFirst(7) }
    for prefix in [name, name.prefix(1).lowercased() + name.dropFirst()] {
      guard piece.hasPrefix(prefix) else { continue }
      var rest = piece.dropFirst(prefix.count)
      if rest.hasPrefix("With") { rest = rest.dropFirst(4) }
      guard rest.first?.isUppercase == true else { continue }
      return SwiftNames.uncapitalized(String(rest))
    }
    return nil
  }
}
