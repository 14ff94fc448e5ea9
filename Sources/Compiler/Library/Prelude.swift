import Simulator
import Syntax

/// What Swift's own types have: texts, numbers, ranges, arrays, sets, dictionaries.
///
/// The types of members stand here as far as they do not depend on what a value holds.
enum Prelude {
  /// Whether a value of the type may be one of Swift's own.
  static func mayHave(_ type: StaticType) -> Bool {
    if type.isMetatype { return false }
    guard let name = type.className else { return true }
    let names = ["NSString", "NSArray", "NSDictionary", "NSSet", "NSData", "Result"]
    return names.contains(name) || type.isRange
  }

  /// The full name of the member that a call means; a trailing closure needs no label.
  static func fullName(_ base: String, _ arguments: [Argument]) -> String {
    let written = base + "(" + arguments.map { ($0.label?.text ?? "_") + ":" }.joined() + ")"
    guard let last = arguments.last, last.isTrailing, last.label == nil,
      !closureNames.contains(written)
    else { return written }
    let prefix = base + "(" + arguments.dropLast().map { ($0.label?.text ?? "_") + ":" }.joined()
    return closureNames.first {
      $0.hasPrefix(prefix) && !$0.dropFirst(prefix.count).dropLast(2).contains(":")
    } ?? written
  }

  static let properties: [String: StaticType] = [
    "count": .int, "isEmpty": .bool, "first": .any, "last": .any, "indices": .object("Range"),
    "startIndex": .int, "endIndex": .int, "keys": .object("NSArray"),
    "values": .object("NSArray"), "lazy": .any, "hashValue": .int, "magnitude": .any,
    "isNaN": .bool, "isNumber": .bool, "isLetter": .bool, "isWhitespace": .bool,
    "isUppercase": .bool, "isLowercase": .bool, "isPunctuation": .bool, "isNewline": .bool,
    "wholeNumberValue": StaticType.int.asOptional, "capitalized": .string,
  ]

  static let methods: [String: StaticType] = [
    "uppercased()": .string, "lowercased()": .string, "hasPrefix(_:)": .bool,
    "hasSuffix(_:)": .bool, "replacingOccurrences(of:with:)": .string,
    "split(separator:)": .object("NSArray"),
    "split(separator:omittingEmptySubsequences:)": .object("NSArray"),
    "components(separatedBy:)": .array(of: .string), "index(after:)": .int,
    "index(before:)": .int, "index(_:offsetBy:)": .int,
    "isMultiple(of:)": .bool, "rounded()": .real, "rounded(_:)": .real, "squareRoot()": .real,
    "signum()": .int, "truncatingRemainder(dividingBy:)": .real, "advanced(by:)": .any,
    "distance(to:)": .any,
    "quotientAndRemainder(dividingBy:)": .tuple([.int, .int], labels: ["quotient", "remainder"]),
    "contains(_:)": .bool, "firstIndex(of:)": .any, "lastIndex(of:)": .any,
    "starts(with:)": .bool, "min()": .any, "max()": .any, "randomElement()": .any,
    "joined(separator:)": .string, "joined()": .any,
    "reversed()": .any, "shuffled()": .any, "dropFirst()": .any, "dropLast()": .any,
    "prefix(_:)": .any, "suffix(_:)": .any, "dropFirst(_:)": .any, "dropLast(_:)": .any,
    "sorted()": .object("NSArray"), "enumerated()": .object("NSArray"),
    "merging(_:uniquingKeysWith:)": .any,
    "union(_:)": .any, "intersection(_:)": .any, "subtracting(_:)": .object("NSSet"),
    "symmetricDifference(_:)": .object("NSSet"), "isSubset(of:)": .bool,
    "isSuperset(of:)": .bool, "isDisjoint(with:)": .bool,
    "insetBy(dx:dy:)": .rect, "offsetBy(dx:dy:)": .rect, "intersects(_:)": .bool, "get()": .any,
    "map(_:)": .any, "compactMap(_:)": .object("NSArray"), "flatMap(_:)": .any,
    "filter(_:)": .any, "forEach(_:)": .void, "reduce(_:_:)": .any, "reduce(into:_:)": .any,
    "mapValues(_:)": .any, "compactMapValues(_:)": .any,
    "first(where:)": .any, "last(where:)": .any, "firstIndex(where:)": .any,
    "lastIndex(where:)": .any, "prefix(while:)": .any, "drop(while:)": .any,
    "contains(where:)": .bool, "allSatisfy(_:)": .bool, "sorted(by:)": .object("NSArray"),
    "min(by:)": .any, "max(by:)": .any,
  ]

  static let mutations: [String: StaticType] = [
    "append(_:)": .void, "append(contentsOf:)": .void, "insert(_:at:)": .void,
    "insert(contentsOf:at:)": .void, "replaceSubrange(_:with:)": .void,
    "merge(_:uniquingKeysWith:)": .void, "updateValue(_:forKey:)": .any, "insert(_:)": .any,
    "update(with:)": .any, "formUnion(_:)": .any, "subtract(_:)": .any,
    "formIntersection(_:)": .any, "remove(_:)": .any, "remove(at:)": .any, "removeLast()": .any,
    "removeFirst()": .any, "popLast()": .any, "popFirst()": .any, "removeLast(_:)": .void,
    "removeFirst(_:)": .void, "removeSubrange(_:)": .void, "removeAll()": .void,
    "removeAll(keepingCapacity:)": .void, "removeValue(forKey:)": .any,
    "sort()": .void, "reverse()": .void, "shuffle()": .void, "swapAt(_:_:)": .void,
    "toggle()": .void, "negate()": .void, "round()": .void,
    "sort(by:)": .void, "removeAll(where:)": .void,
  ]

  /// The members that take a closure, by which one without a label is found.
  private static let closureNames = [
    "allSatisfy(_:)", "compactMap(_:)", "compactMapValues(_:)", "contains(where:)", "drop(while:)",
    "filter(_:)", "first(where:)", "firstIndex(where:)", "flatMap(_:)", "forEach(_:)",
    "last(where:)", "lastIndex(where:)", "map(_:)", "mapValues(_:)", "max(by:)", "min(by:)",
    "prefix(while:)", "reduce(_:_:)", "reduce(into:_:)", "sorted(by:)", "removeAll(where:)",
    "sort(by:)", "merge(_:uniquingKeysWith:)", "merging(_:uniquingKeysWith:)",
  ]
}
