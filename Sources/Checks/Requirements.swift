package import Diagnostics
package import Lookup
import ObjectModel
package import Syntax
package import TypedTree
import UIKitAPI

// Values of types that lack a protocol which is asked for.
extension Sight {
  /// The first of some protocols to which a type does not conform; nil where it is not certain that
  /// there is one.
  package func lacking(_ type: StaticType, of protocols: [String]) -> String? {
    guard isSwift, !protocols.isEmpty, type.optionality == .none, !type.isMetatype,
      let name = type.className, let id = classes.id(named: name), classes[id].isLearners
    else { return nil }
    let above = classes.lineage(of: id).filter { classes[$0].isLearners }
    guard above.allSatisfy(isOpenBook) else { return nil }
    // What is the library's, the framework's objects may have.
    let root = above.last.flatMap { declarations.drafts[classes[$0].name] }
    let isOurs = root.map { $0.isRoot || $0.isValueType } ?? false
    return protocols.first { name in
      (Sight.implied[name] != nil ? isOurs : isOwn(name)) && !conforms(id, to: name)
    }
  }

  /// Whether a type certainly lacks one of some protocols.
  package func surelyLacks(_ type: StaticType, one protocols: [String]) -> Bool {
    if lacking(type, of: protocols) != nil { return true }
    guard type.optionality == .none, let kind = LibraryKind(type) else { return false }
    let id = extendable(type).flatMap { classes.id(named: $0) }
    return protocols.contains { name in
      if kind.lacks(name) { return true }
      return isOwn(name) && id.map { !declarations.conforms($0, to: name, classes) } ?? true
    }
  }

  /// How much protocols ask for: one that stands on others asks for more than they do.
  package func strictness(of protocols: [String]) -> Int {
    protocols.reduce(0) { sum, name in
      sum + refinements(of: name).count + (LibraryKind.refinements[name] ?? 0)
    }
  }

  /// Whether all is known that stands behind the colons of a type of the program's.
  private func isOpenBook(_ id: ClassID) -> Bool {
    let name = classes[id].name
    guard let draft = declarations.drafts[name] else { return false }
    return draft.isSwift && !draft.isOfLibrary && !draft.isStandIn && !classes.hasStandIn(id)
      && declarations.generics[String(name.genericName)] == nil
      && draft.inherited.allSatisfy(isUnderstood)
  }

  private func isUnderstood(_ name: String) -> Bool {
    declarations.protocols.contains(name) || Prelude.protocols.contains(name)
      || Framework.hasProtocol(name) || StaticType.scalars[name] != nil
      || classID(named: name) != nil
  }

  /// Whether a protocol is one that types name where they conform to it.
  private func isOwn(_ name: String) -> Bool {
    declarations.protocols.contains(name) && !Sight.ofEverything.contains(name)
  }

  private func conforms(_ id: ClassID, to name: String) -> Bool {
    let saying = [name] + (Sight.implied[name] ?? [])
    if saying.contains(where: { declarations.conforms(id, to: $0, classes) }) { return true }
    let inherited = classes.lineage(of: id).compactMap { declarations.drafts[classes[$0].name] }
    if inherited.contains(where: { !$0.inherited.isDisjoint(with: saying) }) { return true }
    // Cases that carry nothing can be compared.
    return ["Equatable", "Hashable"].contains(name)
      && declarations.enumerations[classes[id].name]?.cases.allSatisfy(\.payload.isEmpty) == true
  }

  /// What else a type may say that brings a protocol of the library.
  private static let implied: [String: [String]] = [
    "Equatable": [
      "Hashable", "Comparable", "OptionSet", "SetAlgebra", "Strideable", "RawRepresentable",
    ],
    "Hashable": [], "Comparable": ["Strideable"],
    "Error": ["LocalizedError"],
  ]

  /// Protocols that types conform to without saying so.
  private static let ofEverything: Set<String> = [
    "AnyObject", "Sendable", "Decodable", "Encodable", "WritesItself", "CodingKey",
  ]

  /// What is wrong with a value of a type that lacks a protocol through which it is to be seen.
  func nonconforming(
    _ value: TypedExpression, to wanted: StaticType, _ place: LanguageFact.Place,
    _ expression: Expression
  ) -> Diagnostic<LanguageFact>? {
    guard wanted.className == nil, !value.isMissing, value.type.seenThrough.content.isEmpty,
      let missing = lacking(value.type, of: wanted.seenThrough.content)
    else { return nil }
    let found = value.type.swiftName
    let fact: LanguageFact =
      switch place {
      case .argument, .variable, .result: .lacksConformance(found, to: missing, place)
      case .assignment, .element, .closureResult:
        .mismatch(
          found: found,
          expected: wanted.optionality == .none ? "any \(missing)" : "(any \(missing))?", place)
      }
    return Diagnostic(.error, fact, at: expression.range)
  }

  /// What is wrong with a call of something generic whose parameters stand for types that lack what
  /// they must conform to.
  package func unmet(
    _ parameters: [GenericParameter], by arguments: [TypeArgument?],
    _ asking: LanguageFact.Asking, at range: SourceRange
  ) -> Diagnostic<LanguageFact>? {
    for (parameter, argument) in zip(parameters, arguments) {
      guard let argument, let bound = parameter.bound else { continue }
      let names = if case .composition(let parts) = bound.kind { parts } else { [bound] }
      if let missing = lacking(argument.type, of: names.map(\.className)) {
        return Diagnostic(
          .error, .unmet(asking, type: argument.type.swiftName, missing), at: range)
      }
    }
    return nil
  }

  /// The same of a member of the library's, by its full name, whose elements must be comparable.
  package func unmet(
    byElementOf type: StaticType, _ member: String, at range: SourceRange
  ) -> Diagnostic<LanguageFact>? {
    guard let (wanted, owner) = Sight.askingMembers[member], !type.isDictionary,
      let missing = lacking(type.element, of: [wanted])
    else { return nil }
    let name = member.replacingUnlabelled
    return Diagnostic(
      .error, .unmet(.libraryMethod(name, of: owner), type: type.element.swiftName, missing),
      at: range)
  }

  private static let askingMembers: [String: (protocol: String, owner: String)] = [
    "contains(_:)": ("Equatable", "Sequence"), "firstIndex(of:)": ("Equatable", "Collection"),
    "lastIndex(of:)": ("Equatable", "BidirectionalCollection"),
    "sorted()": ("Comparable", "Sequence"), "min()": ("Comparable", "Sequence"),
    "max()": ("Comparable", "Sequence"), "sort()": ("Comparable", "MutableCollection"),
  ]

  /// Whether a value is none that can be thrown.
  package func isNoError(_ type: StaticType) -> Bool {
    type.isString && !type.isFoundations || type.isArithmetic && type.enumeration == nil
      || lacking(type, of: ["Error"]) != nil
  }

  /// Whether two values of one type of the program's cannot be compared in a way.
  func isIncomparable(_ sign: BinaryOperator, _ one: StaticType, _ other: StaticType) -> Bool {
    guard one.className == other.className, other.optionality == .none else { return false }
    switch sign {
    case .equal, .notEqual:
      return !declarations.operators.contains("==") && lacking(one, of: ["Equatable"]) != nil
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      return !declarations.operators.contains("<") && lacking(one, of: ["Comparable"]) != nil
    default: return false
    }
  }
}

extension String {
  /// A full name as swiftc quotes it: without parentheses where they hold no label.
  fileprivate var replacingUnlabelled: String {
    guard let open = firstIndex(of: "("), hasSuffix("_:)") else { return self }
    return String(self[..<open])
  }
}

extension Function {
  /// What it is to a compiler that refuses a call of it.
  package var asking: LanguageFact.Asking {
    switch kind {
    case .initializer: .initializer(quotedName)
    case .method where isStatic: .staticMethod(quotedName)
    case .method: .instanceMethod(quotedName)
    case .function, .deinitializer, .subscription: .globalFunction(quotedName)
    }
  }

  private var quotedName: String { fullName.replacingUnlabelled }
}

/// What a value of Swift's own types is, as far as its protocols go.
private enum LibraryKind {
  case number, text, list, keyed

  init?(_ type: StaticType) {
    if type.isArithmetic, type.enumeration == nil {
      self = .number
    } else if type.isString, !type.isFoundations {
      self = .text
    } else if type.className == "NSArray" || type.className == "NSSet" {
      self = .list
    } else if type.isDictionary {
      self = .keyed
    } else {
      return nil
    }
  }

  /// Whether no type of the kind conforms to a protocol of the library.
  func lacks(_ name: String) -> Bool {
    switch self {
    case .number: LibraryKind.ofCollections.contains(name) || name == "StringProtocol"
    case .text: LibraryKind.ofNumbers.contains(name)
    case .list, .keyed:
      LibraryKind.ofNumbers.contains(name) || ["StringProtocol", "Comparable"].contains(name)
    }
  }

  private static let ofCollections: Set<String> = [
    "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection",
    "MutableCollection", "RangeReplaceableCollection",
  ]
  private static let ofNumbers: Set<String> = [
    "AdditiveArithmetic", "Numeric", "SignedNumeric", "BinaryInteger", "FixedWidthInteger",
    "SignedInteger", "UnsignedInteger", "FloatingPoint", "BinaryFloatingPoint",
  ]

  /// How many protocols of the library one stands on.
  static let refinements = [
    "Comparable": 1, "Hashable": 1, "Collection": 1, "BidirectionalCollection": 2,
    "MutableCollection": 2, "RangeReplaceableCollection": 2, "RandomAccessCollection": 3,
    "Numeric": 1, "SignedNumeric": 2, "BinaryInteger": 4, "FixedWidthInteger": 5,
    "SignedInteger": 5, "UnsignedInteger": 5, "FloatingPoint": 4, "BinaryFloatingPoint": 5,
    "Error": 0, "LocalizedError": 1, "StringProtocol": 3,
  ]
}
