package import ObjectModel

// Methods that are chosen by the compiler and not by the object: what a protocol's extension gives
// and the protocol does not ask for, and what a subclass has beside such a default.
extension Selector {
  /// `Named.greet` for `greet`: the method of one type alone, which nothing overrides.
  package func of(_ type: String) -> Selector { Selector(type + "." + name) }

  /// `show·String:` for `show:`: of two methods with the same labels the one that takes these types.
  package func taking(_ types: [StaticType]) -> Selector {
    let names = types.map { $0.swiftName.filter { $0.isLetter || $0.isNumber || $0 == "?" } }
    let end = name.firstIndex(of: ":") ?? name.endIndex
    return Selector(name[..<end] + names.map { "·" + $0 }.joined() + name[end...])
  }

  /// `decode<Post>:` for `decode:`: a generic method with what stands for its parameters.
  package func with(_ arguments: [TypeArgument?]) -> Selector {
    let end = name.firstIndex(of: ":") ?? name.endIndex
    return Selector(name[..<end] + arguments.list + name[end...])
  }

  /// Whether it is such a method, whose name nobody writes; an operator's may begin with `<`.
  package var isInstance: Bool { name.first?.isLetter == true && name.contains("<") }

  /// Whether another method has the same labels.
  package var isOverload: Bool { name.contains("·") }

  /// The type in such a name; nil where the object chooses. An operator's name may hold dots.
  package var provider: String? {
    guard name.first?.isLetter == true, let dot = name.genericName.lastIndex(of: ".") else {
      return nil
    }
    return String(name[..<dot])
  }
}
