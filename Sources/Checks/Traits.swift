import Lookup
import ObjectModel
import Syntax
import TypedTree

// What protocols ask of members beside their names.
extension TypeCheck {
  /// Whether a type has what a protocol asks for, as far as it is certain that it has not.
  func meets(_ asked: MemberTrait, by has: Set<MemberTrait>, _ id: ClassID) -> Bool {
    switch asked {
    case .settable(let name):
      return has.contains(asked) || !isOwn(name, has) || sight.inherits(name, id)
    case .ofType(let name):
      return has.contains(asked) || isOperator(name) || !standsAlone(id)
        || name == "allCases" || sight.declarations.enumerations[self.name] != nil
    case .typed(let name, let words):
      let isOpen = has.contains(.openlyTyped(name)) || !isOwn(name, has)
      let throwsAlone = has.contains(.throwing(name)) && !isAskedToThrow(name)
      return isOpen || has.contains(.typed(name, as: words)) && !throwsAlone
    case .openlyTyped, .throwing, .mutating, .initializer: return true
    }
  }

  /// Whether the type says itself of what kind a member is.
  private func isOwn(_ name: String, _ has: Set<MemberTrait>) -> Bool {
    has.contains { trait in
      switch trait {
      case .typed(name, _), .openlyTyped(name): true
      default: false
      }
    }
  }

  private func isAskedToThrow(_ name: String) -> Bool {
    sight.declarations.requiredTraits.values.contains { $0.contains(.throwing(name)) }
  }

  private func isOperator(_ name: String) -> Bool {
    name.first.map { !$0.isLetter && $0 != "_" } ?? false
  }

  /// Whether all that stands above a type is the program's, and known.
  private func standsAlone(_ id: ClassID) -> Bool {
    let above = sight.classes.lineage(of: id)
    return !sight.classes.hasStandIn(id)
      && above.allSatisfy {
        sight.classes[$0].isLearners && sight.declarations.drafts[sight.classes[$0].name] != nil
          || sight.classes[$0].name == "NSObject"
      }
  }

  /// An initialiser that a protocol asks for is one that subclasses have too.
  mutating func checkRequired(_ initializer: String, _ has: Set<MemberTrait>, _ id: ClassID) {
    guard case .classType = type.form, standsAlone(id), !sight.declarations.finals.contains(name),
      !has.contains(.initializer(initializer, isRequired: true))
    else { return }
    let own = type.members.compactMap { member -> Function? in
      guard case .function(let function) = member,
        member.traits.contains(.initializer(initializer, isRequired: false))
      else { return nil }
      return function
    }
    let hasNone = !has.contains { if case .initializer = $0 { true } else { false } }
    guard !own.isEmpty || hasNone && initializer == "init()" else { return }
    let range = own.first?.name.range ?? type.name.range
    report(.initializerNotRequired(initializer, of: name), at: range)
  }
}

// Protocols of Swift's library.
extension TypeCheck {
  /// The members that types must have themselves to conform; nil for a protocol that is none of
  /// these.
  func membersOfLibrary(askedBy name: String) -> [String]? {
    if name == "Identifiable", case .classType = type.form { return nil }
    return TypeCheck.membersOfLibrary[name]
  }

  private static let membersOfLibrary = [
    "CustomStringConvertible": ["description"],
    "CustomDebugStringConvertible": ["debugDescription"], "IteratorProtocol": ["next()"],
    "Identifiable": ["id"],
  ]

  /// Comparing is written for a type where a class is compared, and where not all that is stored
  /// can be.
  mutating func checkComparison(_ above: [ClassID]) {
    let named = Set(type.inherits.map(\.className))
    let asked = ["Equatable", "Hashable", "Comparable"].filter(named.contains)
    guard !asked.isEmpty, let id = above.first, standsAlone(id), type.dialect == .swift else {
      return
    }
    let has = above.reduce(into: Set<MemberTrait>()) { has, owner in
      has.formUnion(sight.declarations.seenTraits[sight.classes[owner].name] ?? [])
    }
    func isWritten(_ sign: String) -> Bool {
      has.contains(.ofType(sign + "(_:_:)")) || isGiven(sign)
    }
    let members = above.reduce(into: Set<String>()) { seen, owner in
      seen.formUnion(sight.declarations.seenMembers[sight.classes[owner].name] ?? [])
    }
    let hashes = members.contains("hash(into:)") || members.contains("hashValue")
    if !isOfSwift(above) { return }
    var missing: [String] = []
    if !isWritten("=="), !compares(by: "Equatable") {
      missing.append("Equatable")
    }
    if named.contains("Hashable"), !hashes, !missing.isEmpty || !compares(by: "Hashable") {
      missing.append("Hashable")
    }
    if named.contains("Comparable"), !isWritten("<"),
      sight.declarations.enumerations[name] == nil
    {
      missing.append("Comparable")
    }
    for name in missing { report(.nonconforming(self.name, to: name), at: type.name.range) }
  }

  /// Whether an operator of the type stands outside of it, or comes of a protocol's extension.
  private func isGiven(_ sign: String) -> Bool {
    let outside = sight.declarations.overloads[sign] ?? []
    return outside.contains { $0.parameters.contains { $0.className == name || $0 == .any } }
      || sight.declarations.defaults.values.contains { members in
        members.contains { $0.member.traits.contains(.ofType(sign + "(_:_:)")) }
      }
  }

  /// Whether nothing of Objective-C stands above it, which can do more by itself.
  func isOfSwift(_ above: [ClassID]) -> Bool {
    let root = above.last { sight.classes[$0].isLearners }
    let draft = root.flatMap { sight.declarations.drafts[sight.classes[$0].name] }
    return draft.map { $0.isRoot || $0.isValueType } ?? false
  }

  /// Whether Swift compares values of the type by what is stored in them.
  private func compares(by wanted: String) -> Bool {
    switch type.form {
    case .classType: return false
    case .structure: break
    default: return true
    }
    guard let draft = sight.declarations.drafts[name] else { return true }
    return draft.properties.filter(\.isStored).allSatisfy { !lacks($0.type, wanted) }
  }

  private func lacks(_ type: StaticType, _ wanted: String) -> Bool {
    let type = type.unwrapped
    if type.signature != nil || type.isTuple { return true }
    if type.seenAs.content == "Any" { return true }
    if !type.parts.isEmpty, type.className != nil {
      return type.parts.contains { lacks($0, wanted) }
    }
    return sight.lacking(type, of: [wanted]) != nil
  }
}
