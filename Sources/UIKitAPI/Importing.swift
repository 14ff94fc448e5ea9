// What Swift's importer makes of declarations.
extension DeclaredMethod {
  /// The labels of the initialiser that Swift makes of a class method which answers an object of
  /// its class: the class's own name goes from the front, `buttonWithType:` is `init(type:)`. Nil
  /// for all other methods.
  public func initializerLabels(of type: DeclaredClass) -> [String]? {
    guard isOfClass, !parameters.isEmpty else { return nil }
    if let swiftName {
      return swiftName.hasPrefix("init(") ? SwiftNames.FullName(swiftName).labels : nil
    }
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
