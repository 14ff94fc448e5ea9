import Diagnostics
package import ObjectModel
package import Syntax
package import TypedTree
import UIKitAPI

// Names of types, those that stand inside of other types among them.
extension Sight {
  /// The whole name of a type that is named here: one nested in the type around, or in a class
  /// above that, comes before one of the top level.
  package func fullTypeName(_ name: String) -> String {
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

  /// A class by the name it has in either language.
  package func classID(named name: String) -> ClassID? {
    classes.id(named: isSwift ? fullTypeName(name) : name)
      ?? (isSwift ? classes.id(named: SwiftNames.objectiveCType(name)) : nil)
      ?? (isSwift ? StaticType.scalars[name].flatMap { extendable($0) } : nil)
      .flatMap { declarations.drafts[$0] == nil ? nil : classes.id(named: $0) }
      ?? classID(calledAlso: name)
  }

  /// The class that `typealias Row = UITableViewCell` gives another name.
  private func classID(calledAlso name: String) -> ClassID? {
    guard isSwift, let alias = declarations.aliases[name], alias.optionality == .none,
      !alias.isMetatype, let type = alias.className, !Sight.opaque.contains(type),
      !type.hasPrefix("NS") || type.hasPrefix("NSDiffable")
    else { return nil }
    return classes.id(named: type)
  }

  /// The class whose extensions are those of a type: a number is an object for that.
  package func extendable(_ type: StaticType) -> String? {
    if type.unwrapped.isArithmetic, type.unwrapped.enumeration == nil { return "NSNumber" }
    return type.className ?? type.unwrapped.className
  }

  /// Whether a name means a class here, and no variable hides it.
  package func classNamed(_ name: String) -> ClassID? {
    guard !context.sees(name), variables.place(of: name) == nil else { return nil }
    return classID(named: name)
  }

  /// `Game.Player`: a type inside of another.
  package func nestedType(_ base: Expression, _ name: Name) -> TypedExpression? {
    guard !declarations.nested.isEmpty, let path = base.path else { return nil }
    let full = fullTypeName(path) + "." + name.text
    guard declarations.nested.contains(full), let id = classes.id(named: full) else {
      return nil
    }
    return .constant(.type(id), .metatype(full))
  }

  /// A type of UIKit's by its name in Swift, unless the script has one of that name.
  package func enumeration(_ name: String) -> StaticType? {
    if declarations.nested.contains(fullTypeName(name)) || declarations.drafts[name] != nil {
      return nil
    }
    return Framework.enumeration(inSwift: name).map(StaticType.enumeration)
  }

  /// A floating-point type by its name, or by one that the script gives it.
  package func floatingType(_ name: String) -> StaticType? {
    guard let type = declarations.aliases[name] ?? StaticType.scalars[name], type.field == .real,
      type.optionality == .none
    else { return nil }
    return type
  }

  /// Whether neither type says that its objects are of the other.
  package func areUnrelated(_ from: StaticType, _ to: StaticType) -> Bool {
    guard let from = from.className, let to = to.className, from != to,
      let source = classes.id(named: from), classes.id(named: to) != nil,
      !Sight.opaque.contains(from), !Sight.opaque.contains(to)
    else { return false }
    return !classes.isKind(source, of: to)
  }

  /// Types whose objects are more than their class says.
  private static let opaque: Set<String> = ["NSBlock", "closure", "OS_dispatch_queue"]
}
