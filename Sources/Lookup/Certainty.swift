import Diagnostics
import ObjectModel
import Syntax
package import TypedTree
import UIKitAPI

// Which types a value may be of.
extension Sight {
  /// Whether a value of one type may be one of another; both are known.
  package func fits(
    _ found: StaticType, _ wanted: StaticType, _ place: LanguageFact.Place
  ) -> Bool {
    guard found.field == wanted.field else { return false }
    switch found.field {
    case .int:
      // What the header calls an integer may be of another width than `Int`.
      let isOpen = place == .argument || place == .assignment
      return found.number == wanted.number || found == .int && wanted.whole != nil
        || isOpen && wanted == .int && found.whole != nil
    // Double and CGFloat become each other.
    case .real:
      return found.number == wanted.number
        || found.enumeration == nil && wanted.enumeration == nil
          && (found.number == .float) == (wanted.number == .float)
    case .object:
      return found.number == wanted.number
        && isKind(
          found.className ?? "", of: wanted.className ?? "", mayBeBelow: !found.isWritten.content)
    case .bool, .point, .size, .rect, .any, .selector, .type: return true
    }
  }

  private func isKind(_ name: String, of wanted: String, mayBeBelow: Bool) -> Bool {
    guard name != wanted, let id = classes.id(named: name),
      let other = classes.id(named: wanted)
    else { return true }
    // A method of a learner's may answer `Self`, of which only the class that has it is known.
    return classes.isKind(id, of: wanted) || mayBeInstance(name, of: wanted)
      || (mayBeBelow || declarations.drafts[name]?.isOfLibrary == true)
        && declarations.drafts[name] != nil && classes.isKind(other, of: name)
  }

  /// Whether a literal can be a value of the type, as `ExpressibleByStringLiteral` has it.
  package func isMadeOfLiterals(_ name: String) -> Bool {
    declarations.drafts[name]?.methods.values.contains {
      $0.base == "init" && $0.labels.first?.hasSuffix("Literal") == true
    } ?? false
  }

  /// Whether it is certain what a value of the type is: a number, a structure, or an object of a
  /// class that is declared.
  package func isCertain(_ type: StaticType) -> Bool {
    switch type.field {
    case .int, .bool, .real, .point, .size, .rect: true
    case .object:
      if let name = type.className {
        declarations.drafts[name] != nil
          || Framework.hasClass(name) && classes.id(named: name) != nil
      } else {
        false
      }
    case .any, .selector, .type: false
    }
  }

  /// Whether a value of a type lies in another, in whatever depth.
  package func holds(_ type: StaticType, _ name: String) -> Bool {
    var seen: Set<String> = []
    var waiting = [type]
    while let next = waiting.popLast() {
      if next.isTuple {
        waiting += next.parts
        continue
      }
      guard let inner = next.className, !next.isMetatype, seen.insert(inner).inserted else {
        continue
      }
      if inner == name { return true }
      waiting += contents(of: inner)
    }
    return false
  }

  /// The types of what lies in a value.
  package func contents(of name: String) -> [StaticType] {
    guard let draft = declarations.drafts[name], draft.isValueType else { return [] }
    let cases = declarations.enumerations[name]?.cases ?? []
    return draft.properties.filter(\.isStored).map(\.type)
      + cases.filter { !$0.isIndirect }.flatMap(\.payload)
  }
}
