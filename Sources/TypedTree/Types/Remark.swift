/// What is known beside a value and says nothing of it: two that differ in remarks alone are equal.
package struct Remark<Content: Sendable>: Equatable, Sendable {
  package var content: Content

  package init(_ content: Content) { self.content = content }

  package static func == (one: Remark, other: Remark) -> Bool { true }
}
