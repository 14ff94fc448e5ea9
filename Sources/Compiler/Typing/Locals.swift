import Lookup
import ObjectModel
import TypedTree

extension Typing {
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
