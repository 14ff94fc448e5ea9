import Diagnostics
import ObjectModel
import Syntax

/// From where a member may be named that its declaration hides.
struct Access: Sendable {
  var level: Level
  /// Whether it may be read from everywhere: `private(set)`.
  var isOfSetter = false
  /// The text it stands in.
  var home: String

  enum Level: String, Sendable { case `private`, `fileprivate` }

  /// What the words of a declaration say, or else those of the extension that it stands in; nil
  /// where it is not hidden.
  init?(_ words: [String], in declaration: [String] = [], home: String) {
    self.home = home
    for word in words {
      switch word {
      case "private", "private(set)": level = .private
      case "fileprivate", "fileprivate(set)": level = .fileprivate
      default: continue
      }
      isOfSetter = word.hasSuffix("(set)")
      return
    }
    guard declaration.contains("private") || declaration.contains("fileprivate") else { return nil }
    level = .fileprivate
  }
}

extension Typing {
  /// What hides a property of a value, and the class that has it.
  func access(ofProperty name: String, of type: StaticType) -> (access: Access, owner: String)? {
    guard isSwift, let id = type.className.flatMap({ classes.id(named: $0) }) else { return nil }
    for owner in classes.lineage(of: id) {
      guard let draft = declarations.drafts[classes[owner].name] else { continue }
      if let property = draft.properties[name] { return property.access.map { ($0, draft.name) } }
    }
    return nil
  }

  /// Whether hidden members of a type may be named here: in its declaration, what is nested in that,
  /// and its extensions in the same text.
  private func mayName(_ access: Access, of owner: String) -> Bool {
    guard access.home == source.name else { return false }
    guard access.level == .private else { return true }
    return context.className.map { $0 == owner || $0.hasPrefix(owner + ".") } ?? false
  }

  mutating func checkAccess(_ access: Access?, _ owner: String, _ name: Name) {
    guard isSwift, let access, !access.isOfSetter, !mayName(access, of: owner) else { return }
    report(.inaccessible(name.text, level: access.level.rawValue), at: name.range)
  }

  mutating func checkSetterAccess(_ name: Name, of type: StaticType) {
    guard let (access, owner) = access(ofProperty: name.text, of: type), access.isOfSetter,
      !mayName(access, of: owner)
    else { return }
    report(.inaccessibleSetter(name.text), at: name.range)
  }

  mutating func checkAccess(toProperty name: Name, of type: StaticType) {
    guard let (access, owner) = access(ofProperty: name.text, of: type) else { return }
    checkAccess(access, owner, name)
  }

  /// A method or initialiser that a call has found.
  mutating func checkAccess(to signature: MethodSignature?, _ name: Name, of type: StaticType) {
    guard let signature, let access = signature.access, let owner = signature.owner,
      !mayName(access, of: owner)
    else { return }
    if signature.base == "init" {
      report(
        .inaccessibleInitializer(of: owner, level: access.level.rawValue), at: name.range)
    } else {
      checkAccess(access, owner, name)
    }
  }
}
