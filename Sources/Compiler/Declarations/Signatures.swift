import Diagnostics
import Lookup
import ObjectModel
import Syntax
import TypedTree

// What is declared of a class: which messages it answers, and with what.
extension Typing {
  // MARK: - Visibility

  /// clang refuses an unknown selector under ARC, as it must know who owns what comes back, and
  /// only warns under manual counting.
  mutating func checkVisible(_ selector: Selector, _ type: StaticType, at range: SourceRange) {
    guard let name = type.className, !sight.isVisible(selector, type) else { return }
    let known = sight.selectors(of: type).map(\.name)
    let near = suggestion(for: selector.name, among: known)
    report(
      .noVisibleMethod(selector: selector.name, type: name, isClassMethod: type.isMetatype),
      at: range, isARC ? .error : .warning, suggestion: near.map(sight.spelt))
  }

  /// Under ARC nobody counts by hand.
  mutating func checkCounting(
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
}
