import CPrelude
import Diagnostics
import ObjectModel
import Parsing
package import Syntax

/// What Swift's own types have, as `Sources/CPrelude/Prelude.swift.txt` declares it.
package enum Prelude {
  /// A member as it is declared in an extension of one of those types.
  package struct Declaration: Sendable {
    package var owner: String
    package var generics: Set<String> = []
    package var parameters: [TypeReference] = []
    /// Nil for a method that answers nothing.
    package var result: TypeReference?
    package var isMutating = false
  }

  /// By the full names of the members: `count`, `sorted(by:)`.
  private static let members: [String: [Declaration]] = {
    var count = 0
    let text = UnsafeBufferPointer(start: prelude_text(&count), count: count)
    let source = SourceText(name: "Prelude", text: String(decoding: text, as: UTF8.self))
    var members: [String: [Declaration]] = [:]
    for case .statement(let statement, _) in Script.read(source, dialect: .swift).items {
      guard case .type(let type) = statement.kind else { continue }
      for member in type.members {
        for (name, declaration) in declarations(member, of: type.name.text) {
          members[name, default: []].append(declaration)
        }
      }
    }
    return members
  }()

  /// Protocols of the library, which a type without a superclass may name first.
  package static let protocols: Set<String> = [
    "Equatable", "Hashable", "Comparable", "Error", "CustomStringConvertible",
    "CustomDebugStringConvertible", "CaseIterable", "Codable", "Sendable", "AnyObject",
    "Identifiable", "LocalizedError", "Sequence", "IteratorProtocol", "AsyncSequence",
    "AsyncIteratorProtocol", "Collection", "BidirectionalCollection", "RandomAccessCollection",
    "MutableCollection", "RangeReplaceableCollection",
    "ExpressibleByStringLiteral", "ExpressibleByIntegerLiteral", "ExpressibleByArrayLiteral",
    "LosslessStringConvertible", "CustomReflectable", "TextOutputStream", "Encodable", "Decodable",
    "Strideable", "RawRepresentable", "RandomNumberGenerator", "View",
  ]

  /// The names of all members.
  package static var names: [String] { members.keys.sorted() }

  private static func declarations(
    _ member: TypeDeclaration.Member, of owner: String
  ) -> [(name: String, Declaration)] {
    switch member {
    case .variables(let variables):
      variables.bindings.compactMap { binding in
        guard case .binding(let name, _) = binding.pattern else { return nil }
        return (name.text, Declaration(owner: owner, result: binding.type))
      }
    case .function(let function):
      [
        (
          fullName(function.name.text, function.parameters.map(\.label)),
          Declaration(
            owner: owner, generics: Set(function.generics.map(\.name.text)),
            parameters: function.parameters.compactMap(\.type), result: function.returns,
            isMutating: function.modifiers.contains { $0.text == "mutating" })
        )
      ]
    case .property, .synthesize, .dynamic, .enumCase, .type, .alias, .genericAlias, .constants: []
    }
  }

  private static func fullName(_ base: String, _ labels: [Name?]) -> String {
    base + "(" + labels.map { ($0?.text ?? "_") + ":" }.joined() + ")"
  }
}

// MARK: - Looking up
extension Prelude {
  /// Whether a value of the type may be one of Swift's own.
  package static func mayHave(_ type: StaticType) -> Bool {
    if type.isMetatype { return false }
    guard let name = type.className else { return true }
    let names = [
      "NSString", "NSArray", "NSDictionary", "NSSet", "NSIndexSet", "NSData", "NSCharacterSet",
      "Result",
    ]
    return names.contains(name) || type.isRange
  }

  /// A member of a value; nil where none of Swift's own types has one of that name.
  ///
  /// Where it is not known of which type the value is, or its type has no such member, it is what
  /// all types have of that name.
  package static func member(_ name: String, of holder: StaticType) -> PreludeMember? {
    guard let all = members[name] else { return nil }
    for owner in owners(of: holder) {
      let own = all.filter { $0.owner == owner }
      if !own.isEmpty { return PreludeMember(holder: holder, declarations: own) }
    }
    let others = all.filter { $0.owner != "Result" }
    return PreludeMember(holder: holder, declarations: others.isEmpty ? all : others)
  }

  /// Whether a call by a full name means what every sequence has, whatever its places are.
  package static func isOfEverySequence(_ name: String) -> Bool {
    guard members[name]?.contains(where: { $0.owner == "Sequence" }) == true else { return false }
    let ofCollections = ["index(", "prefix(upTo", "prefix(through", "suffix(from"]
    return !ofCollections.contains { name.hasPrefix($0) }
  }

  /// The extensions that a type's members stand in, its own first.
  private static func owners(of holder: StaticType) -> [String] {
    switch holder.className {
    case "NSString": ["String", "Sequence"]
    case "NSArray", "Range", "ClosedRange": ["Array", "Sequence"]
    case "NSSet", "NSIndexSet": ["Set", "Sequence"]
    case "NSDictionary": ["Dictionary", "Sequence"]
    case "NSData": ["Data", "Sequence"]
    case "NSCharacterSet": ["CharacterSet"]
    case "Result": ["Result"]
    default:
      switch holder.field {
      case .bool: ["Bool"]
      case .int, .real: ["Numeric"]
      case .rect: ["CGRect"]
      case .point, .size, .object, .selector, .type, .any: []
      }
    }
  }

  /// The full name of the member that a call means; a trailing closure needs no label.
  package static func fullName(_ base: String, _ arguments: [Argument]) -> String {
    let written = fullName(base, arguments.map(\.label))
    guard let last = arguments.last, last.isTrailing, last.label == nil,
      !closureNames.contains(written)
    else { return written }
    let prefix = fullName(base, arguments.dropLast().map(\.label)).dropLast()
    return closureNames.first {
      $0.hasPrefix(prefix) && !$0.dropFirst(prefix.count).dropLast(2).contains(":")
    } ?? written
  }

  /// The members whose last argument is a closure.
  private static let closureNames = names.filter { name in
    members[name]?.contains {
      if case .function = $0.parameters.last?.kind { true } else { false }
    } ?? false
  }

  /// What a number answers depends for these on how many bits its type has.
  private static let ofBits: Set<String> = [
    "bitWidth", "nonzeroBitCount", "leadingZeroBitCount", "trailingZeroBitCount", "byteSwapped",
  ]

  /// What such a property of a narrower type is called.
  package static func property(_ name: String, of type: StaticType) -> String {
    guard ofBits.contains(name), let bits = type.whole?.bits, bits < 64 else { return name }
    return "\(name) of \(bits)"
  }

  /// Types whose values say which way a member works; no value of theirs is ever there.
  package static let optionTypes: Set<String> = [
    "FloatingPointRoundingRule"
  ]
}
