import Syntax

/// A member of one of Swift's own types, as a value of a type has it.
package struct PreludeMember {
  package var holder: StaticType
  /// One, or what the types that the value may be of have of the name.
  package var declarations: [Prelude.Declaration]

  package var isMutating: Bool { declarations.allSatisfy(\.isMutating) }

  /// The type of what it answers to arguments.
  package func answer(_ arguments: [StaticType] = []) -> StaticType {
    common { declaration in
      declaration.result.map { type($0, binding(declaration, arguments)) } ?? .void
    }
  }

  /// What is expected in the place of an argument, as those before it are known; nil where that may
  /// be anything.
  package func expected(at place: Int, behind arguments: [StaticType]) -> StaticType? {
    let expected = common { declaration in
      guard declaration.parameters.indices.contains(place) else { return .any }
      // Any list of bytes can stand behind data.
      if holder.className == "NSData",
        case .named("Self", _, _) = declaration.parameters[place].kind
      {
        return .any
      }
      return type(declaration.parameters[place], binding(declaration, arguments))
    }
    return expected == .any ? nil : expected
  }

  private func common(_ type: (Prelude.Declaration) -> StaticType) -> StaticType {
    let types = declarations.map(type)
    return types.dropFirst().allSatisfy { $0 == types[0] } ? types[0] : .any
  }
}

// MARK: - Generic parameters
extension PreludeMember {
  /// What the generic parameters stand for, as far as arguments tell it.
  private func binding(
    _ declaration: Prelude.Declaration, _ arguments: [StaticType]
  ) -> [String: StaticType] {
    var bound: [String: StaticType] = [:]
    for (parameter, argument) in zip(declaration.parameters, arguments) {
      bind(parameter, to: argument, declaration.generics, &bound)
    }
    return bound
  }

  private func bind(
    _ parameter: TypeReference, to argument: StaticType, _ generics: Set<String>,
    _ bound: inout [String: StaticType]
  ) {
    switch parameter.kind {
    case .named("Result", let arguments, _):
      for (inner, part) in zip(arguments, argument.parts) {
        bind(inner, to: part, generics, &bound)
      }
    case .named(let name, _, _):
      if generics.contains(name), bound[name] == nil { bound[name] = argument }
    case .optional(let inner): bind(inner, to: argument.unwrapped, generics, &bound)
    case .array(let element): bind(element, to: argument.element, generics, &bound)
    case .function(_, let result):
      bind(result, to: argument.signature?.last ?? .any, generics, &bound)
    case .pointer, .implicitlyUnwrapped, .dictionary, .tuple, .cArray, .composition: break
    }
  }

  /// What a written type is for the value; what nobody has bound may be anything.
  private func type(_ written: TypeReference, _ bound: [String: StaticType]) -> StaticType {
    switch written.kind {
    case .named("Result", let arguments, _):
      var result = StaticType.object("Result")
      result.parts = arguments.map { type($0, bound) }
      return result
    case .named(let name, _, _):
      var type = bound[name] ?? named(name)
      if written.qualifiers.contains(where: { $0.text == "inout" }) { type.isInOut = true }
      return type
    case .optional(let inner): return type(inner, bound).asOptional
    case .array(let element): return .array(of: type(element, bound))
    case .dictionary(let key, let value): return .dictionary(type(key, bound), type(value, bound))
    case .tuple(let parts, let labels):
      return .tuple(parts.map { type($0, bound) }, labels: labels)
    case .function(let parameters, let result):
      var closure = StaticType.closure(
        parameters.map { type($0, bound) }, returning: type(result, bound))
      if holder.className != nil { closure.mayWait = Remark(false) }
      return closure
    case .pointer, .implicitlyUnwrapped, .cArray, .composition: return .any
    }
  }

  private func named(_ name: String) -> StaticType {
    switch name {
    case "Self": holder
    case "Element": holder.element
    case "Key": holder.isDictionary && holder.parts.count == 2 ? holder.parts[0] : .any
    case "Value": holder.isDictionary && holder.parts.count == 2 ? holder.parts[1] : .any
    case "Success": holder.className == "Result" ? holder.parts.first ?? .any : .any
    case "Failure": holder.className == "Result" ? holder.parts.last ?? .any : .any
    case "Range": .object(name)
    case "CharacterSet": .object("NSCharacterSet")
    case "CompareOptions": .enumeration("NSStringCompareOptions")
    default: Prelude.optionTypes.contains(name) ? .object(name) : StaticType.scalars[name] ?? .any
    }
  }
}
