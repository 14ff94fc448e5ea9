// What the members of Swift's own types answer, and what their closures take, as types.
extension Prelude {
  /// The type of a property, where it depends on what the value holds.
  static func type(ofProperty name: String, of holder: StaticType) -> StaticType? {
    switch name {
    case "first", "last": holder.element.asOptional
    case "keys": .array(of: holder.isDictionary ? holder.parts.first ?? .any : .any)
    case "values": .array(of: holder.isDictionary ? holder.parts.last ?? .any : .any)
    case "lazy": holder
    case "magnitude": holder.isArithmetic ? holder : nil
    default: nil
    }
  }

  /// The type of what a method answers, where it depends on what the value holds or on the arguments.
  static func answer(
    _ name: String, of holder: StaticType, _ arguments: [StaticType]
  ) -> StaticType? {
    let result = arguments.last?.signature?.last ?? .any
    switch name {
    case "map(_:)": return holder.className == "Result" ? holder : .array(of: result)
    case "compactMap(_:)": return .array(of: result.unwrapped)
    case "flatMap(_:)": return result.className == "NSArray" ? result : .array(of: result.element)
    case "reduce(_:_:)", "reduce(into:_:)": return arguments.first
    case "mapValues(_:)": return .dictionary(holder.parts.first ?? .any, result)
    case "compactMapValues(_:)": return .dictionary(holder.parts.first ?? .any, result.unwrapped)
    case "enumerated()":
      return .array(of: .tuple([.int, holder.element], labels: ["offset", "element"]))
    case "insert(_:)":
      return .tuple([.bool, holder.element], labels: ["inserted", "memberAfterInsert"])
    case "joined()": return holder.element.className == "NSArray" ? holder.element : .string
    case "split(separator:)", "split(separator:omittingEmptySubsequences:)":
      return .array(of: holder.isString ? .string : holder)
    default: return part(name, of: holder)
    }
  }

  /// Of a method that answers an element, a place, or some of the elements.
  private static func part(_ name: String, of holder: StaticType) -> StaticType? {
    switch name {
    case "first(where:)", "last(where:)", "min()", "max()", "min(by:)", "max(by:)",
      "randomElement()", "popLast()", "popFirst()", "remove(_:)":
      return holder.element.asOptional
    case "removeLast()", "removeFirst()", "remove(at:)": return holder.element
    case "removeValue(forKey:)", "updateValue(_:forKey:)":
      return holder.parts.count == 2 ? holder.parts[1].asOptional : nil
    case "firstIndex(of:)", "firstIndex(where:)", "lastIndex(of:)", "lastIndex(where:)":
      return StaticType.int.asOptional
    case "sorted()", "sorted(by:)": return .array(of: holder.element)
    case "filter(_:)" where holder.isDictionary || holder.className == "NSSet": return holder
    case "filter(_:)", "reversed()", "shuffled()", "prefix(_:)", "suffix(_:)", "dropFirst()",
      "dropLast()", "dropFirst(_:)", "dropLast(_:)", "prefix(while:)", "drop(while:)":
      if holder.isString { return .string }
      return holder.className == nil ? nil : .array(of: holder.element)
    case "union(_:)", "intersection(_:)", "subtracting(_:)", "symmetricDifference(_:)",
      "merging(_:uniquingKeysWith:)":
      return holder
    case "advanced(by:)", "distance(to:)": return holder.isArithmetic ? holder : nil
    default: return nil
    }
  }

  /// Types whose values say which way a member works; no value of theirs is ever there.
  static let optionTypes: Set<String> = ["FloatingPointRoundingRule", "CharacterSet"]

  /// What stands in the place of an argument: an element, or a closure over elements.
  static func expected(
    _ name: String, _ place: Int, of holder: StaticType, _ before: [StaticType]
  ) -> StaticType? {
    let element = holder.element
    switch name {
    case "append(_:)", "insert(_:at:)", "insert(_:)", "contains(_:)", "firstIndex(of:)",
      "lastIndex(of:)", "remove(_:)":
      return place == 0 && element != .any ? element : nil
    case "append(contentsOf:)", "union(_:)", "formUnion(_:)", "isSubset(of:)":
      return holder.isString ? nil : holder
    case "rounded(_:)": return .object("FloatingPointRoundingRule")
    case "trimmingCharacters(in:)": return .object("CharacterSet")
    case "updateValue(_:forKey:)":
      return holder.parts.count == 2 ? holder.parts[1 - place] : nil
    case "map(_:)", "compactMap(_:)", "flatMap(_:)": return .closure([element], returning: .any)
    case "forEach(_:)": return .closure([element], returning: .void)
    case "filter(_:)", "first(where:)", "last(where:)", "firstIndex(where:)", "lastIndex(where:)",
      "contains(where:)", "allSatisfy(_:)", "removeAll(where:)", "prefix(while:)", "drop(while:)":
      return .closure([element], returning: .bool)
    case "sorted(by:)", "sort(by:)", "min(by:)", "max(by:)":
      return .closure([element, element], returning: .bool)
    case "reduce(_:_:)":
      return place == 1 ? .closure([before[0], element], returning: before[0]) : nil
    case "reduce(into:_:)":
      guard place == 1 else { return nil }
      var result = before[0]
      result.isInOut = true
      return .closure([result, element], returning: .void)
    case "mapValues(_:)", "compactMapValues(_:)":
      return .closure([holder.parts.count == 2 ? holder.parts[1] : .any], returning: .any)
    default: return nil
    }
  }
}
