import ObjectModel
package import Syntax
package import TypedTree

// Generic parameters, each of which is known in its declaration alone.
extension Sight {
  /// What a name means that a function or a type around declares in `<…>`; nil for all else.
  package func parameter(named name: String) -> ParameterMeaning? {
    if let own = context.parameters[name] { return own }
    guard isSwift else { return nil }
    guard !declarations.generics.isEmpty, var around = context.className else { return nil }
    while true {
      if let argument = declarations.instances[around]?.arguments[name] { return .known(argument) }
      let generic = around.genericName
      if declarations.generics[generic]?.has(name) == true { return .open(nil) }
      guard let dot = generic.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
      around = String(generic[..<dot])
    }
  }

  /// What the code's own type is called, where a name means that without its arguments.
  func instanceAround(_ name: String) -> String? {
    guard let around = context.className, declarations.instances[around]?.generic == name else {
      return nil
    }
    return around
  }

  /// Whether a written type names a parameter of which nothing is known here.
  package func isOpen(_ written: TypeReference) -> Bool {
    switch written.kind {
    case .named(let name, let arguments, _):
      let first = String(name[..<(name.utf8.firstIndex(of: UInt8(ascii: ".")) ?? name.endIndex)])
      switch parameter(named: first) {
      case .open: return true
      case .known: return false
      case nil: break
      }
      let isUnknown = declarations.typeParameters.contains(first) && classID(named: first) == nil
      return isUnknown && declarations.aliases[first] == nil || arguments.contains(where: isOpen)
    case .pointer(let inner), .optional(let inner), .implicitlyUnwrapped(let inner),
      .array(let inner), .cArray(let inner, _):
      return isOpen(inner)
    case .dictionary(let key, let value): return isOpen(key) || isOpen(value)
    case .tuple(let parts, _), .composition(let parts): return parts.contains(where: isOpen)
    case .function(let parameters, let result):
      return isOpen(result) || parameters.contains(where: isOpen)
    }
  }

  /// Whether one type may be the other though neither stands on it, since it is not known with
  /// which arguments an object of a generic type was made.
  func mayBeInstance(_ name: String, of wanted: String) -> Bool {
    guard let id = classes.id(named: name), declarations.generics[wanted.genericName] != nil else {
      return false
    }
    return classes.lineage(of: id).contains { type in
      let known = classes[type].name
      return known.genericName == wanted.genericName
        && (known == wanted.genericName || wanted == wanted.genericName)
    }
  }
}
