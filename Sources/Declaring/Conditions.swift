import Checks
import Lookup
import ObjectModel
package import Syntax
package import TypedTree

// Extensions that ask something of the type that they extend: `where Element == Int`.
extension Typing {
  /// Whether types, by the names that conditions have for them, meet these as far as they are known.
  package mutating func meets(_ conditions: [Requirement], _ types: [String: StaticType]) -> Bool {
    for condition in conditions {
      guard let given = types[condition.subject], given != .any else { continue }
      if condition.isSame {
        let wanted = type(condition.bound)
        if wanted != .any, wanted != given { return false }
      } else if !condition.bound.parts.allSatisfy({ mayBe(given, $0.className) }) {
        return false
      }
    }
    return true
  }

  /// Whether a type may conform to a protocol, or be of a class.
  private func mayBe(_ type: StaticType, _ name: String) -> Bool {
    let own = type.extendedName.flatMap { classes.id(named: $0) }
    if let own, let above = classes.id(named: name) {
      return classes.lineage(of: own).contains(above)
    }
    if let own, classes[own].isLearners { return sight.lacking(type, of: [name]) == nil }
    if let known = Typing.conforming(to: name) {
      return sight.extendable(type).map(known.contains) ?? true
    }
    guard declarations.protocols.contains(name) else { return true }
    let draft = sight.extendable(type).flatMap { declarations.drafts[$0] }
    return draft.map { sight.conformances(of: $0).contains(name) } ?? false
  }

  /// Whether a type that is being declared meets what an extension of a protocol asks of `Self`.
  func meets(_ conditions: [Requirement], _ draft: ClassDraft) -> Bool {
    let names = conditions.filter { $0.subject == "Self" && !$0.isSame }.flatMap(\.bound.parts)
    return names.allSatisfy { bound in
      let name = bound.className
      if let id = classes.id(named: name) {
        return draft.name == classes[id].name
          || draft.superclass.map { classes.lineage(of: $0).contains(id) } == true
      }
      guard declarations.protocols.contains(name) else { return true }
      let above = draft.superclass.map { Array(classes.lineage(of: $0)) } ?? []
      return sight.conformances(of: draft).contains(name)
        || above.contains { owner in
          declarations.drafts[classes[owner].name].map {
            sight.conformances(of: $0).contains(name)
          } == true
        }
    }
  }

  /// An extension of Swift's collections, whose members have names of their own where another
  /// extension has them too and asks for something else.
  mutating func toldApart(_ type: TypeDeclaration, of owners: [String]) -> TypeDeclaration {
    var type = type
    for place in type.members.indices {
      switch type.members[place] {
      case .function(var function):
        guard case .method = function.kind, !function.isOperator else { continue }
        function.name.text = name(
          function.name.text, function.fullName, of: owners, type.conditions)
        type.members[place] = .function(function)
      case .variables(var variables):
        guard variables.bindings.count == 1,
          case .binding(var name, let isConstant) = variables.bindings[0].pattern
        else { continue }
        name.text = self.name(name.text, name.text, of: owners, type.conditions)
        variables.bindings[0].pattern = .binding(name, isConstant: isConstant)
        type.members[place] = .variables(variables)
      default: continue
      }
    }
    return type
  }

  private mutating func name(
    _ base: String, _ fullName: String, of owners: [String], _ conditions: [Requirement]
  ) -> String {
    let known = (declarations.alternatives[base] ?? []).filter {
      $0.fullName == fullName && $0.owners.contains(where: owners.contains)
    }
    var new = MemberAlternative(fullName, of: owners, conditions, as: base)
    if let same = known.first(where: { $0.asking == new.asking && $0.owners == owners }) {
      return same.name
    }
    if !known.isEmpty { new.name = base + "·" + new.asking }
    declarations.alternatives[base, default: []].append(new)
    return new.name
  }

  /// Of members that are told apart by what they ask of the elements, the one that asks most of what
  /// a value has; any other name as it is. Without arguments it is a property.
  package mutating func alternative(
    _ name: Name, _ arguments: [Argument]?, of type: StaticType
  ) -> Name {
    guard isSwift, let all = declarations.alternatives[name.text], all.count > 1,
      type.optionality == .none, let owner = type.isRange ? "NSArray" : type.className
    else { return name }
    let isPair = type.isDictionary && type.parts.count == 2
    let types: [String: StaticType] =
      isPair ? ["Key": type.parts[0], "Value": type.parts[1]] : ["Element": type.element]
    let given = StaticType.instance(of: owner)
    var best: MemberAlternative?
    for one in all where one.owners.contains(owner) && meets(one.conditions, types) {
      let fits =
        arguments.map { sight.method(named: one.name, fitting: $0, given) != nil }
        ?? (one.fullName == name.text)
      if fits, best.map({ $0.conditions.count < one.conditions.count }) ?? true { best = one }
    }
    var chosen = name
    if let best { chosen.text = best.name }
    return chosen
  }
}
