import Desugaring
package import Diagnostics
import Lookup
package import ObjectModel
package import Syntax
package import TypedTree

// What is declared of a class: which messages it answers, and with what.
extension Typing {
  // MARK: - Visibility

  /// clang refuses an unknown selector under ARC, as it must know who owns what comes back, and
  /// only warns under manual counting.
  package mutating func checkVisible(
    _ selector: Selector, _ type: StaticType, at range: SourceRange
  ) {
    guard let name = type.className, !sight.isVisible(selector, type) else { return }
    let known = sight.selectors(of: type).map(\.name)
    let near = suggestion(for: selector.name, among: known)
    report(
      .noVisibleMethod(selector: selector.name, type: name, isClassMethod: type.isMetatype),
      at: range, isARC ? .error : .warning, suggestion: near.map(sight.spelt))
  }

  /// Under ARC nobody counts by hand.
  package mutating func checkCounting(
    _ selector: Selector, on receiver: String = "self", at range: SourceRange
  ) {
    let counting: Set<Selector> = ["retain", "release", "autorelease", "retainCount", "dealloc"]
    guard isARC, counting.contains(selector) else { return }
    guard isSwift else {
      return report(.explicitCounting(selector: selector.name), at: range)
    }
    let isManual = appMemory == .manual
    report(
      .countingInSwift(selector: selector.name, receiver: receiver, isManual: isManual), at: range)
  }

  /// The parameters of a function as those who call it see them.
  ///
  /// A variadic parameter is a list in Swift; C's has no type, and what it is given is kept apart.
  package mutating func parameterTypes(of function: Function) -> [StaticType] {
    let isSwift = function.dialect == .swift
    return function.parameters.map { parameter in
      guard let reference = parameter.type else {
        return isSwift || parameter.isVariadic ? .any : .id
      }
      var type = self.type(reference)
      type.keepsClosure = type.signature != nil && reference.keepsClosure
      type.isAutoclosure = isSwift && reference.isAutoclosure
      type.builder = declarations.builder(among: parameter.attributes)?.name
      guard parameter.isVariadic, isSwift else { return type }
      var list = StaticType.array(of: type)
      list.isVariadic = true
      return list
    }
  }
}
