package import ObjectModel

// Methods that are chosen by the compiler and not by the object: what a protocol's extension gives
// and the protocol does not ask for, and what a subclass has beside such a default.
extension Selector {
  /// `Named.greet` for `greet`: the method of one type alone, which nothing overrides.
  package func of(_ type: String) -> Selector { Selector(type + "." + name) }

  /// The type in such a name; nil where the object chooses. An operator's name may hold dots.
  package var provider: String? {
    guard name.first?.isLetter == true, let dot = name.lastIndex(of: ".") else { return nil }
    return String(name[..<dot])
  }
}
