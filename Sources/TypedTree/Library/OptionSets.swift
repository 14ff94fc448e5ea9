import Diagnostics
import ObjectModel
import Parsing
import Syntax

/// What Swift's library gives to a structure that conforms to `OptionSet`.
package enum OptionSets {
  package static let name = "OptionSet"

  /// Its members, as those of a protocol's extension; read when the first such structure is
  /// declared.
  package static let members = DefaultMember.reading(text, of: name)

  private static let text = """
    extension OptionSet {
      var isEmpty: Bool { return rawValue == 0 }
      func contains(_ other: Self) -> Bool { return rawValue & other.rawValue == other.rawValue }
      func isSubset(of other: Self) -> Bool { return rawValue & other.rawValue == rawValue }
      func isSuperset(of other: Self) -> Bool { return contains(other) }
      func isDisjoint(with other: Self) -> Bool { return rawValue & other.rawValue == 0 }
      func union(_ other: Self) -> Self { return Self(rawValue: rawValue | other.rawValue) }
      func intersection(_ other: Self) -> Self { return Self(rawValue: rawValue & other.rawValue) }
      func subtracting(_ other: Self) -> Self { return Self(rawValue: rawValue & ~other.rawValue) }
      func symmetricDifference(_ other: Self) -> Self {
        return Self(rawValue: rawValue ^ other.rawValue)
      }
      mutating func update(with other: Self) { self = union(other) }
      mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
      mutating func insert(_ other: Self) { self = Self(rawValue: rawValue | other.rawValue) }
      mutating func remove(_ other: Self) { self = Self(rawValue: rawValue & ~other.rawValue) }
      mutating func formUnion(_ other: Self) { self = union(other) }
      mutating func formIntersection(_ other: Self) { self = intersection(other) }
      mutating func subtract(_ other: Self) { self = subtracting(other) }
    }
    """
}

extension DefaultMember {
  /// What the library's Swift gives to the types that conform to a protocol.
  static func reading(_ text: String, of name: String) -> [DefaultMember] {
    let source = SourceText(name: name, text: text, entry: SourceText.entryOfModules)
    var members: [DefaultMember] = []
    for case .statement(let statement, _) in Script.read(source, dialect: .swift).items {
      guard case .type(let type) = statement.kind, type.name.text == name else { continue }
      members += type.members.map { DefaultMember(member: $0, declaration: type, source: source) }
    }
    return members
  }
}
