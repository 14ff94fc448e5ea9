package import Diagnostics
package import Lookup
import ObjectModel
package import Syntax
package import TypedTree
import UIKitAPI

// What only the main actor may use, where code belongs to no actor: functions and classes that say
// `@MainActor`. Closures may run anywhere, and nothing is said of them.
extension Typing {
  /// Whether swiftc takes the function to run outside of the main actor. What inherits from a class
  /// of UIKit's, conforms to a protocol of it, or overrides, belongs where that does, so that only
  /// what stands on the script's own types counts.
  package func isOffMainActor(_ function: Function, in inner: Surroundings) -> Bool {
    guard !source.isModule, !function.saysMainActor else { return false }
    if inner.isNonisolated { return true }
    guard let name = inner.className else { return true }
    guard inner.provider == nil, let owner = inner.owner, function.mayBelongToNobody else {
      return false
    }
    let protocols = declarations.drafts[name]?.protocols ?? []
    return protocols.allSatisfy(isOfNoActor(protocol:))
      && classes.lineage(of: owner).allSatisfy { isOfNoActor($0) }
  }

  /// Of the framework's classes `NSObject` alone is on no actor.
  private func isOfNoActor(_ type: ClassID) -> Bool {
    let name = classes[type].name
    if name == "NSObject" { return true }
    return classes[type].isLearners && declarations.isolated[name] == nil
      && !declarations.ofMainActor.contains(name)
      && !declarations.partlyOfMainActor.contains(name)
  }

  /// SwiftUI's `View` says `@MainActor` itself.
  private func isOfNoActor(protocol name: String) -> Bool {
    name != "View" && Prelude.protocols.contains(name)
      || declarations.protocols.contains(name) && !declarations.partlyOfMainActor.contains(name)
  }

  /// A global function that says `@MainActor`.
  package mutating func checkMainActor(of function: FunctionSignature, at range: SourceRange) {
    guard function.effects.isOnMainActor, isAskedOfMainActor, !context.isAwaiting else { return }
    let name = SwiftNames.FullName(base: function.name, labels: function.labels).text
    report(.mainActorOnly(name, .function, mayWait: context.isAsync), at: range)
  }

  /// A member of a class that says `@MainActor`; an initialiser of its own may set what it holds.
  ///
  /// SE-0316. Reading may wait behind `await`, changing may not.
  package mutating func checkMainActor(
    _ member: String, _ use: LanguageFact.IsolatedUse, called full: String, in type: StaticType,
    isOwn: Bool, at range: SourceRange
  ) {
    guard isAskedOfMainActor, use == .change || !context.isAwaiting,
      !(isOwn && context.isInitializer), !type.isMetatype,
      let owner = type.className.flatMap(classes.id(named:)),
      classes.lineage(of: owner).contains(where: {
        declarations.mainActorMembers[classes[$0].name]?.contains(member) == true
      })
    else { return }
    let kind: LanguageFact.MainActorUse =
      switch use {
      case .call: .method
      case .reading: .reading
      case .change: .change
      }
    report(.mainActorOnly(full, kind, mayWait: context.isAsync), at: range)
  }

  /// Closures inherit isolation by rules that depend on where they go, so that nothing is said in
  /// them.
  private var isAskedOfMainActor: Bool {
    isSwift && context.isOffMainActor && !context.isClosure
  }

  /// Keeps what a type says of the main actor.
  ///
  /// A class that says it holds for all its members; of structs and extensions only what each
  /// member says is followed.
  mutating func noteMainActor(_ type: TypeDeclaration) {
    let name = type.name.text
    let isWhole = type.attributes.contains { $0.name.text == "MainActor" }
    let all = Set(type.members.flatMap(\.isolatedNames))
    let own = Set(type.members.filter(\.saysMainActor).flatMap(\.isolatedNames))
    switch type.form {
    case .classType where isWhole: declarations.mainActorMembers[name] = all
    case .classType, .structure, .enumeration:
      declarations.mainActorMembers[name] = own.isEmpty ? nil : own
      if isWhole { declarations.partlyOfMainActor.insert(name) }
    case .extending where declarations.ofMainActor.contains(name):
      declarations.mainActorMembers[name, default: []].formUnion(all)
    case .extending:
      if isWhole { declarations.partlyOfMainActor.insert(name) }
      declarations.mainActorMembers[name, default: []].formUnion(own)
    case .protocolType:
      if isWhole || !own.isEmpty { declarations.partlyOfMainActor.insert(name) }
    case .interface, .implementation, .category: break
    }
  }
}

extension Function {
  /// As it is written; a name of an alias is not followed.
  fileprivate var saysMainActor: Bool { attributes.contains { $0.name.text == "MainActor" } }

  /// Whether what it belongs to is said by its type alone: an override is what it overrides.
  fileprivate var mayBelongToNobody: Bool {
    name.text != "deinit" && !modifiers.contains { $0.text == "override" }
  }
}

extension TypeDeclaration.Member {
  /// Of a variable the attribute is not looked for here.
  fileprivate var saysMainActor: Bool {
    if case .function(let function) = self { function.saysMainActor } else { false }
  }
}
