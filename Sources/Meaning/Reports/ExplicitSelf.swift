package import Declaring
package import Diagnostics
import Lookup
import Syntax
package import TypedTree

// Closures that are kept: what they hold of `self` has to be seen.
extension Typing {
  /// Reports a member of `self` that is named without it in a closure which outlives the call it
  /// stands in.
  ///
  /// SE-0269: with `[self]` in the capture list, or where `self` is a value, nothing has to be
  /// said.
  package mutating func checkExplicitSelf(_ name: String, isCall: Bool, at range: SourceRange) {
    guard sight.needsExplicitSelf else { return }
    report(.explicitSelf(name, isCall: isCall), at: range, suggestion: "self." + name)
  }
}

extension StaticType {
  /// The type for a closure that is kept where it goes to.
  var keepingClosure: StaticType {
    var type = self
    type.keepsClosure = true
    return type
  }
}

extension Expression {
  /// What is expected of it where a closure would be kept.
  package func kept(as type: StaticType?) -> StaticType? {
    isClosure ? (type ?? .any).keepingClosure : type
  }
}
