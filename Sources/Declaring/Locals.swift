import Lookup
import ObjectModel
package import TypedTree

// Local variables, as code asks for them by name.
extension Typing {
  /// Asking captures: a local of a body around a closure becomes one of its captures, and is shared
  /// where the closure may change it. `isLocal` asks without that.
  package mutating func local(named name: String) -> Local? {
    sight.context.local(named: name, sharing: &shared)
  }

  /// Whether a name means a local variable, which is not captured by the question.
  package func isLocal(_ name: String) -> Bool { context.sees(name) }

  /// Notes that `self` is used. A closure in a method that changes its value does not outlive the
  /// call, and changes that very value.
  package mutating func useSelf() {
    let isValue = context.owner.map { classes[$0].isValueType } ?? false
    context.useSelf(asLent: isValue && context.isMutating && !context.isStatic)
  }
}
