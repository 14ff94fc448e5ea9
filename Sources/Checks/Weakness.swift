import Diagnostics
import Lookup
import Syntax
import TypedTree

// What `weak` and `unowned` are for: what only classes can be.
extension TypeCheck {
  mutating func checkWeakness() {
    for case .variables(let variables) in type.members {
      guard let word = variables.modifiers.map(\.text).first(where: ["weak", "unowned"].contains)
      else { continue }
      for written in variables.bindings.compactMap(\.type) {
        if let fact = problem(of: written, word) { report(fact, at: written.range) }
      }
    }
  }

  private func problem(of written: TypeReference, _ word: String) -> LanguageFact? {
    switch written.kind {
    case .optional(let inner), .implicitlyUnwrapped(let inner):
      return problem(of: inner.withoutParentheses, unwrapped: word)
    case .named(let name, _, _) where word == "weak" && sight.classID(named: name) != nil:
      return problem(of: written, unwrapped: word) ?? .weakRequired(name)
    default: return problem(of: written, unwrapped: word)
    }
  }

  /// A protocol is no class either, unless something that it refines asks for one.
  private func problem(of written: TypeReference, unwrapped word: String) -> LanguageFact? {
    switch written.kind {
    case .named(let name, _, _):
      if sight.isValue(named: name) { return .weakValue(name, word: word) }
      return isUnbound(name) ? .weakUnbound("any " + name, word: word) : nil
    case .composition(let parts):
      let names = parts.map(\.className)
      return names.allSatisfy(isUnbound)
        ? .weakUnbound("any " + names.joined(separator: " & "), word: word) : nil
    case .array(let element): return .weakValue("[\(element.className)]", word: word)
    case .dictionary(let key, let value):
      return .weakValue("[\(key.className) : \(value.className)]", word: word)
    case .optional, .implicitlyUnwrapped, .pointer, .tuple, .function, .cArray: return nil
    }
  }

  private func isUnbound(_ name: String) -> Bool {
    sight.declarations.protocols.contains(name)
      && sight.refinements(of: name).allSatisfy {
        $0 != "AnyObject"
          && (sight.declarations.protocols.contains($0) || Prelude.protocols.contains($0))
      }
  }
}
