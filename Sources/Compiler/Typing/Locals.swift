import Lookup
import ObjectModel
import TypedTree

extension Typing {
  /// Asking captures: a local of a body around a closure becomes one of its captures, and is shared
  /// where the closure may change it. `isLocal` asks without that.
  mutating func local(named name: String) -> Local? {
    sight.context.local(named: name, sharing: &shared)
  }

  /// Whether a name means a local variable, which is not captured by the question.
  func isLocal(_ name: String) -> Bool { context.sees(name) }

  /// Notes that `self` is used. A closure in a method that changes its value does not outlive the
  /// call, and changes that very value.
  mutating func useSelf() {
    let isValue = context.owner.map { classes[$0].isValueType } ?? false
    context.useSelf(asLent: isValue && context.isMutating && !context.isStatic)
  }
}
