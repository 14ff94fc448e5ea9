import Lookup
import ObjectModel
import Syntax
import TypedTree
import UIKitAPI

// Protocols that a type of Swift's names.
extension TypeCheck {
  /// Every requirement of a protocol that the declaration names must be met somewhere, or have a
  /// default.
  mutating func checkConformances() {
    guard let id = sight.classes.id(named: name) else { return }
    let above = sight.classes.lineage(of: id)
    if above.contains(where: { sight.classes[$0].name == "UITableViewController" }) { return }
    let seen = above.reduce(into: Set<String>()) { seen, owner in
      seen.formUnion(sight.declarations.seenMembers[sight.classes[owner].name] ?? [])
    }
    let isOfSwift = isOfSwift(Array(above))
    let givers = Set(sight.declarations.drafts[name].map(sight.conformances) ?? [])
    // `typealias Both = One & Other` stands for both.
    let named = type.inherits.map(\.className).flatMap { name in
      let parts = sight.declarations.aliases[name]?.seenThrough.content ?? []
      return parts.isEmpty ? [name] : parts
    }
    for adopted in named {
      let whole = sight.refinements(of: adopted)
      let required = whole.flatMap {
        sight.declarations.requiredMembers[$0] ?? membersOfLibrary(askedBy: $0)
          ?? Sight.requirements(of: $0)
      }
      let defaults = givers.union(whole).flatMap { sight.declarations.defaults[$0] ?? [] }
      let given = defaults.flatMap(\.member.requirements)
      let isMet = required.allSatisfy {
        seen.contains($0) || given.contains($0) || !isOfSwift && sight.inherits($0, id)
          || answers($0, id)
      }
      let traits = whole.flatMap { sight.declarations.requiredTraits[$0] ?? [] }
      let has = above.reduce(into: Set(defaults.flatMap(\.member.traits))) { has, owner in
        has.formUnion(sight.declarations.seenTraits[sight.classes[owner].name] ?? [])
      }
      if !isMet || !traits.allSatisfy({ meets($0, by: has, id) }) {
        report(.nonconforming(name, to: adopted), at: type.name.range)
      }
      for case .initializer(let initializer, _) in traits {
        checkRequired(initializer, has, id)
      }
    }
    checkComparison(Array(above))
  }

  /// `Codable` comes of itself only where all that is stored can be read and written.
  mutating func checkCoding() {
    let own = type.members.contains { member in
      guard case .function(let function) = member else { return false }
      let label = function.parameters.first?.label?.text
      return label == "from" || label == "to" && function.name.text == "encode"
    }
    let hasKeys = type.members.contains { member in
      if case .type(let inner) = member { inner.name.text == "CodingKeys" } else { false }
    }
    // What an extension says of it is not looked into.
    let draft = sight.declarations.drafts[name]
    let isExtended =
      draft?.bodies.values.contains { $0.category != nil } == true
      || sight.declarations.drafts[name + ".CodingKeys"] != nil
      || sight.declarations.enumerations[name + ".CodingKeys"] != nil
    if own || hasKeys || isExtended { return }
    let stored = type.members.contains { member in
      guard case .variables(let variables) = member,
        !variables.modifiers.contains(where: { ["static", "lazy"].contains($0.text) })
      else { return false }
      return variables.bindings.contains { binding in
        binding.accessors?.getter == nil
          && binding.type.map { sight.declarations.lacksCoding($0) } == true
      }
    }
    guard stored else { return }
    for name in type.inherits.map(\.className) {
      let parts = ["Codable": ["Decodable", "Encodable"]][name] ?? [name]
      for part in parts where ["Decodable", "Encodable"].contains(part) {
        report(.nonconforming(self.name, to: part), at: type.name.range)
      }
    }
  }

  /// Whether a type in a file has a method of the framework's by the name that it had before Swift 3.
  private func answers(_ requirement: String, _ type: ClassID) -> Bool {
    guard sight.standsIn else { return false }
    let selector = Selector(SwiftNames.selector(fullName: requirement))
    return sight.classes.lineage(of: type).contains {
      sight.declarations.drafts[sight.classes[$0].name]?.bodies[selector] != nil
    }
  }
}
