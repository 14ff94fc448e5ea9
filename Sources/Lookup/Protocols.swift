import Diagnostics
package import ObjectModel
import Syntax
package import TypedTree
import UIKitAPI

// What protocols ask for, and who conforms to them.
extension Sight {
  /// The protocols of a type, those that they refine included.
  package func conformances(of draft: ClassDraft) -> [String] {
    var found: [String] = []
    var waiting = draft.protocols
    while !waiting.isEmpty {
      let name = waiting.removeFirst()
      if found.contains(name) { continue }
      found.append(name)
      waiting += declarations.refined[name] ?? []
    }
    return found
  }

  /// Whether a protocol, or one that it refines, requires a member, or may: what Swift's own ask for
  /// nobody says here.
  package func isAskedFor(_ member: String, by name: String) -> Bool {
    refinements(of: name).contains {
      declarations.requiredMembers[$0]?.contains(member)
        ?? (Framework.hasProtocol($0)
          ? Sight.requirements(of: $0).contains(member) : $0 != "AnyObject")
    }
  }

  /// A protocol and those that it refines.
  package func refinements(of name: String) -> [String] {
    var found: [String] = []
    var waiting = [name]
    while let next = waiting.popLast() {
      if found.contains(next) { continue }
      found.append(next)
      waiting += declarations.refined[next] ?? []
    }
    return found
  }

  /// What a name that a protocol leaves open stands for in the type whose body is being typed:
  /// the type of the parameter, or of the answer, with which it meets the requirement. Anything,
  /// where that is open as well.
  package func openType(_ name: String, in type: String? = nil) -> StaticType {
    guard let draft = (type ?? context.className).flatMap({ declarations.drafts[$0] }) else {
      return .any
    }
    if let type, let alias = declarations.aliases[type + "." + name] { return alias }
    if name == "Element", let element = element(ofSequence: draft) { return element }
    if name == "Index", let place = draft.properties["startIndex"] { return place.type }
    for conformed in conformances(of: draft) {
      for mention in declarations.mentions[conformed] ?? [] where mention.type == name {
        let method = draft.methods[mention.selector]
        guard let place = mention.place else {
          let answer = method?.returns ?? draft.properties[mention.selector.name]?.type
          if let answer { return mention.met(by: answer) }
          continue
        }
        if let method, method.parameters.indices.contains(place) {
          return mention.met(by: method.parameters[place])
        }
      }
    }
    return .any
  }

  /// How a type of the program's begins to be gone through; nil where it is no sequence.
  package func iteration(of type: StaticType) -> Iteration? {
    guard let draft = type.className.flatMap({ declarations.drafts[$0] }) else { return nil }
    let protocols = conformances(of: draft)
    if protocols.contains("AsyncSequence") { return .asynchronous }
    guard protocols.contains(OwnSequences.name) else { return nil }
    return draft.methods["makeIterator"] == nil ? .itself : .iterator
  }

  /// How the elements of a type of the program's are come by.
  package enum Iteration {
    /// By its iterator, by one that is waited for, or by a copy of the value.
    case iterator, asynchronous, itself
    /// As it shows when it runs.
    case unknown
  }

  /// What the iterator of a sequence of the program's answers.
  private func element(ofSequence draft: ClassDraft) -> StaticType? {
    let protocols = conformances(of: draft)
    let isAsync = protocols.contains("AsyncSequence")
    if !isAsync, !protocols.contains(OwnSequences.name) { return nil }
    if let element = element(ofCollection: draft, protocols) { return element }
    let made = draft.methods[isAsync ? "makeAsyncIterator" : "makeIterator"]?.returns
    if let inner = made?.parts.first {
      return made?.className == "IndexingIterator" ? inner.element : inner
    }
    let iterator = made?.className.flatMap { declarations.drafts[$0] }
    return (iterator ?? draft).methods["next"]?.returns.unwrapped
  }

  /// What the subscript of a collection of the program's answers; nil where it is none.
  private func element(ofCollection draft: ClassDraft, _ protocols: [String]) -> StaticType? {
    guard protocols.contains("Collection") else { return nil }
    return draft.methods.values.first { method in
      method.base == "subscript" && method.labels == [""] && method.parameters[0].isRange == false
    }?.returns
  }

  /// Whether a protocol of the framework's that a class names asks for a message.
  func isAdopted(_ selector: String, by draft: ClassDraft) -> Bool {
    conformances(of: draft).contains { Framework.requirement(selector, of: $0) != nil }
  }

  /// Whether a protocol of Objective-C's that a class names asks for a message.
  package func isRequired(_ selector: Selector, of name: String) -> Bool {
    guard let draft = declarations.drafts[name] else { return false }
    return isAdopted(selector.name, by: draft)
      || conformances(of: draft).contains {
        declarations.requirements[$0]?.contains(selector) == true
      }
  }

  /// Whether a protocol that Objective-C sees and a class names asks for a property.
  package func isRequired(_ property: Property, of draft: ClassDraft) -> Bool {
    isAdopted(property.getter.name, by: draft)
      || conformances(of: draft).contains {
        declarations.refined[$0]?.contains("AnyObject") == true
          && declarations.requiredMembers[$0]?.contains(property.name) == true
      }
  }

  /// What a protocol of the framework's requires of classes of Swift, initialisers apart.
  package static func requirements(of name: String) -> [String] {
    let methods = Framework.declaration(ofProtocol: name)?.methods ?? []
    return methods.filter { !$0.isOptional && !$0.isOfClass && !$0.isUnknownToSwift }
      .map { $0.swiftName ?? SwiftNames.fullName(selector: $0.selector).text }
      .filter { !$0.hasPrefix("init") }
  }

  /// Whether the framework's class that a type stands on has a member already.
  package func inherits(_ requirement: String, _ type: ClassID) -> Bool {
    let isMethod = requirement.contains("(")
    let name = SwiftNames.FullName(requirement)
    let selectors =
      isMethod
      ? [SwiftNames.selector(fullName: requirement)]
        + SwiftNames.selectors(name.base, name.labels).map(\.text) : [requirement]
    return classes.lineage(of: type).contains { owner in
      !classes[owner].isLearners
        && selectors.contains { isVisible(Selector($0), .object(classes[owner].name)) }
    }
  }
}
