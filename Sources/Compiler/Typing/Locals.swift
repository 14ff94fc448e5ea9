import Lookup
import TypedTree

extension Typing {
  mutating func local(named name: String) -> Local? {
    sight.context.local(named: name, sharing: &shared)
  }

  /// Whether a name means a local variable, which is not captured by the question.
  func isLocal(_ name: String) -> Bool { context.sees(name) }

  mutating func useSelf() { context.useSelf() }
}
