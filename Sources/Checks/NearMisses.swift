import Diagnostics
import Lookup
import ObjectModel
import Syntax
import TypedTree
import UIKitAPI

extension TypeCheck {
  /// Warns of methods that differ by a letter or two from one that UIKit calls.
  mutating func checkNearMisses() {
    guard let id = sight.classes.id(named: type.name.text),
      sight.classes.isKind(id, of: "UIViewController")
    else { return }
    let known = LifeCycle.allCases.map(\.rawValue).filter { !$0.hasPrefix("init") }
    for case .function(let function) in type.members where function.body != nil {
      guard case .method = function.kind, !function.isStatic else { continue }
      let selector = sight.selector(of: function, in: sight.declarations.drafts[type.name.text])
      let superclass = sight.classes[id].superclass.map { sight.classes[$0].name } ?? ""
      if sight.isVisible(selector, .object(superclass)) { continue }
      let near = known.first {
        Selector($0).arity == selector.arity && $0.isNearMiss(of: selector.name)
      }
      guard let near else { continue }
      let isError = function.modifiers.contains { $0.text == "override" }
      report(
        .probablyMeant(written: selector.name, superclass: superclass), at: function.name.range,
        isError ? .error : .warning, suggestion: sight.spelt(near))
    }
  }
}

extension String {
  /// Whether two names are equal but for case and at most two neighbouring letters.
  fileprivate func isNearMiss(of other: String) -> Bool {
    let one = Array(lowercased())
    let two = Array(other.lowercased())
    var start = 0
    while start < min(one.count, two.count), one[start] == two[start] { start += 1 }
    var end = 0
    while end < min(one.count, two.count) - start,
      one[one.count - 1 - end] == two[two.count - 1 - end]
    { end += 1 }
    return max(one.count, two.count) - start - end <= 2 && self != other
  }
}
