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
    guard isSwift else { return name }
    if case .known(let argument)? = parameter(named: name) {
      return argument.type.className ?? argument.name
    }
    guard let around = context.className else { return name }
    if name == "Self" { return around }
    if let around = instanceAround(name) { return around }
    if declarations.nested.mayContain(name) {
      for outer in outerTypes(of: around) where declarations.nested.contains(outer + "." + name) {
        return outer + "." + name
      }
    }
    return frameworkTypeName(name, around) ?? name
  }

  /// The whole name of a type of UIKit's that is nested in the class around or in one above it:
  /// `Alignment` in an extension of `UIStackView`. It hides one of the top level.
  private func frameworkTypeName(_ name: String, _ around: String) -> String? {
    guard name.first?.isUppercase == true, let id = classes.id(named: around) else { return nil }
    for owner in classes.lineage(of: id) where !classes[outline: owner].isLearners {
      let full = SwiftNames.swiftType(classes[outline: owner].name) + "." + name
      if Framework.enumeration(inSwift: full) != nil || SwiftNames.objectiveCType(full) != full {
        return full
      }
    }
    return nil
  }

  /// A type, those around it, and the classes above each.
  private func outerTypes(of name: String) -> [String] {
    var found: [String] = []
    var parts = name.genericName.split(separator: ".").map(String.init)
    while !parts.isEmpty {
      let plain = parts.joined(separator: ".")
      let whole = found.isEmpty ? name : plain
      found += whole == plain ? [plain] : [whole, plain]
      if let id = classes.id(named: whole) { found += namesAbove(id) }
      parts.removeLast()
    }
    return found
  }

  /// The classes above one, those that are generic also without their arguments.
  private func namesAbove(_ id: ClassID) -> [String] {
    classes.lineage(of: id).dropFirst().flatMap { above in
      let name = classes[above].name
      return name.last == ">" ? [name, name.genericName] : [name]
    }
  }

  /// What a class has of a name that stands behind it, as `Card.Handler`, or a class above it.
  package func inheritedTypeName(_ name: String) -> String? {
    guard !declarations.nested.isEmpty, let dot = name.lastIndex(of: "."),
      let id = classes.id(named: String(name[..<dot]))
    else { return nil }
    return namesAbove(id).lazy.map { $0 + name[dot...] }.first(where: declarations.nested.contains)
  }

  /// An alias with parameters: one of the types around, or of those above them, comes before one
  /// of the top level.
  package func genericAlias(_ name: String) -> GenericAlias? {
    if declarations.genericAliases.isEmpty { return nil }
    let around = context.className.map(outerTypes) ?? []
    return around.lazy.compactMap { declarations.genericAliases[$0 + "." + name] }.first
      ?? declarations.genericAliases[name]
  }

  /// The class that an alias stands for.
  private func aliasedClass(_ name: String) -> ClassID? {
    guard let type = declarations.aliases[name], type.optionality == .none, type.signature == nil
    else { return nil }
    return type.className.flatMap { classes.id(named: $0) }
  }

  /// A class by the name it has in either language.
  package func classID(named name: String) -> ClassID? {
    if case .open? = parameter(named: name) { return nil }
    let name = isSwift ? fullTypeName(name) : name
    return classes.id(named: name)
      ?? (isSwift ? classes.id(named: SwiftNames.objectiveCType(name)) : nil)
      ?? (isSwift ? aliasedClass(name) : nil)
      ?? (isSwift ? StaticType.scalars[name].flatMap { extendable($0) } : nil)
      .flatMap { declarations.drafts[$0] == nil ? nil : classes.id(named: $0) }
  }

  /// The class whose extensions are those of a type: a number is an object for that.
  package func extendable(_ type: StaticType) -> String? {
    if type.unwrapped.isArithmetic, type.unwrapped.enumeration == nil { return "NSNumber" }
    return type.extendedName ?? type.unwrapped.extendedName
  }

  /// Whether a name means a class here, and no variable hides it.
  package func classNamed(_ name: String) -> ClassID? {
    // The class of closures has a name that nobody can write.
    guard !context.sees(name), variables.place(of: name) == nil, name != "closure" else {
      return nil
    }
    return classID(named: name)
  }

  /// `Game.Player`: a type inside of another.
  package func nestedType(_ base: Expression, _ name: Name) -> TypedExpression? {
    guard let path = base.path else { return nil }
    let full = fullTypeName(path) + "." + name.text
    let found = declarations.nested.isEmpty ? nil : type(named: full)
    let type = found ?? classes.id(named: SwiftNames.objectiveCType(full))
    return type.map { .constant(.type($0), .metatype(classes[$0].name)) }
  }

  /// A type, or an alias, inside of another, by its whole name.
  package func type(named full: String) -> ClassID? {
    let full = declarations.nested.contains(full) ? full : inheritedTypeName(full)
    return full.flatMap { classes.id(named: $0) ?? aliasedClass($0) }
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

  /// Whether neither type says that its objects are of the other. What stands above an unknown
  /// class, nobody says.
  package func areUnrelated(_ from: StaticType, _ to: StaticType) -> Bool {
    guard let from = from.className, let to = to.className, from != to,
      let source = classes.id(named: from), let target = classes.id(named: to),
      !classes.hasStandIn(source), !classes.hasStandIn(target),
      !Sight.opaque.contains(from), !Sight.opaque.contains(to)
    else { return false }
    return !classes.isKind(source, of: to)
  }

  /// Types whose objects are more than their class says.
  private static let opaque: Set<String> = ["NSBlock", "closure", "OS_dispatch_queue"]
}
