package import Diagnostics
import ObjectModel
package import Syntax
package import TypedTree

// What a value does not have of whose type only its protocols are known.
extension Sight {
  /// What is wrong with a member of such a value that none of the protocols gives it; nil where one
  /// may.
  ///
  /// A value of `Any` has no members at all, whatever it is when the program runs.
  package func lacking(_ name: Name, _ type: StaticType) -> Diagnostic<LanguageFact>? {
    guard isSwift, type.isSeenThrough, name.text != "self",
      !type.seenThrough.content.contains(where: { mayGive(name.text, $0) })
    else { return nil }
    return Diagnostic(
      .error, .notSeen(name.text, through: type.nameSeenThrough), at: name.range)
  }

  /// Whether a protocol may give its values a member: asks for it, gives it by an extension, or is
  /// one of which this is not known.
  private func mayGive(_ member: String, _ name: String) -> Bool {
    refinements(of: name).contains { refined in
      let given = declarations.defaults[refined]?.contains { $0.member.names.contains(member) }
      if given == true { return true }
      if let known = Sight.membersOfLibrary[refined] { return known.contains(member) }
      if let own = declarations.members[refined] { return own.contains(member) }
      return mayHave(member, classNamed: refined)
    }
  }

  /// Whether a class may have a member; one of Swift alone has what is written there.
  private func mayHave(_ member: String, classNamed name: String) -> Bool {
    guard let id = classes.id(named: name), isWhole(id),
      classes.lineage(of: id).contains(where: { classes[$0].isRoot })
    else { return true }
    return getter(member, of: .object(name)) != nil || hasMethod(member, name)
  }

  /// What protocols of Swift's library give to instances.
  private static let membersOfLibrary: [String: Set<String>] = [
    "AnyObject": [], "Sendable": [], "Equatable": [], "Comparable": [],
    "Hashable": ["hash", "hashValue"],
  ]
}
