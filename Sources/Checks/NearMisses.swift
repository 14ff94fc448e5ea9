import Diagnostics
import Lookup
import ObjectModel
import Syntax
import TypedTree
import UIKitAPI

/// An override by another name is a method of its own, which is never called.
extension TypeCheck {
  /// Warns of methods that differ by a letter or two from one that UIKit calls.
  /// With `override` it is an error, as nothing is there to be overridden.
  mutating func checkNearMisses() {
    guard let id = sight.classes.id(named: type.name.text),
      sight.classes.isKind(id, of: "UIViewController")
    else { return }
    let draft = sight.declarations.drafts[type.name.text]
    let superclass = sight.classes[id].superclass.map { sight.classes[$0].name } ?? ""
    for case .function(let function) in type.members where function.body != nil {
      guard case .method = function.kind, !function.isStatic else { continue }
      let selector = sight.selector(of: function, in: draft)
      guard let near = KnownCall.near(to: selector),
        !sight.isVisible(selector, .object(superclass))
      else { continue }
      let isError = function.modifiers.contains { $0.text == "override" }
      report(
        isError
          ? .nothingToOverride(function.fullName)
          : .probablyMeant(written: selector.name, superclass: superclass),
        at: function.name.range, isError ? .error : .warning, suggestion: sight.spelt(near))
    }
  }
}

/// A call of UIKit's, ready to be compared with many names.
private struct KnownCall {
  /// As Objective-C spells it.
  let selector: Selector
  /// Lowered, so that case alone is a difference too.
  let letters: [Unicode.Scalar]

  /// Made once. Initialisers are left out.
  static let all = LifeCycle.allCases.map(\.rawValue).filter { !$0.hasPrefix("init") }
    .map { KnownCall(selector: Selector($0), letters: Array($0.lowercased().unicodeScalars)) }

  /// The first that another name misses by its case and at most two neighbouring letters.
  static func near(to written: Selector) -> String? {
    let letters = Array(written.name.lowercased().unicodeScalars)
    return all.first { call in
      call.selector.arity == written.arity && call.selector != written
        && call.differs(from: letters, byAtMost: 2)
    }?.selector.name
  }

  /// Whether what is left between a common beginning and a common end is so short. This is no edit
  /// distance, and linear.
  private func differs(from other: [Unicode.Scalar], byAtMost most: Int) -> Bool {
    let (shorter, longer) = (min(letters.count, other.count), max(letters.count, other.count))
    if longer - shorter > most { return false }
    var start = 0
    while start < shorter, letters[start] == other[start] { start += 1 }
    var end = 0
    while end < shorter - start, letters[letters.count - 1 - end] == other[other.count - 1 - end] {
      end += 1
    }
    return longer - start - end <= most
  }
}
