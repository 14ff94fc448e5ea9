import ObjectModel
import Syntax
import TypedTree

// Names of types that stand inside of other types.
extension Typing {
  /// The whole name of a type that is named here: one nested in the type around, or in a class
  /// above that, comes before one of the top level.
  func fullTypeName(_ name: String) -> String {
    guard isSwift, let around = context.className else { return name }
    if name == "Self" { return around }
    if declarations.nested.isEmpty { return name }
    for outer in outerTypes(of: around) where declarations.nested.contains(outer + "." + name) {
      return outer + "." + name
    }
    return name
  }

  /// A type, those around it, and the classes above each.
  private func outerTypes(of name: String) -> [String] {
    var found: [String] = []
    var parts = name.split(separator: ".").map(String.init)
    while !parts.isEmpty {
      let name = parts.joined(separator: ".")
      found.append(name)
      if let id = classes.id(named: name) {
        found += classes.lineage(of: id).dropFirst().map { classes[$0].name }
      }
      parts.removeLast()
    }
    return found
  }

  /// A declaration with the whole names of the types in it.
  func qualified(_ inner: TypeDeclaration, in outer: String) -> TypeDeclaration {
    var inner = inner
    guard inner.dialect == .swift else { return inner }
    inner.name.text = outer + "." + inner.name.text
    return inner
  }
}
