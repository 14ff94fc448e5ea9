import Checks
package import Declaring
package import Diagnostics
import Lookup
package import ObjectModel
package import TypedTree

// What a call that may throw tells.
extension Typing {
  /// The arguments of a method of the framework's, the last of which is left out where what it is
  /// for is thrown: a truth in its place says so.
  package mutating func telling(
    _ values: [TypedExpression], _ selector: Selector, _ type: StaticType, at range: SourceRange
  ) -> [TypedExpression] {
    guard sight.signature(of: selector, for: type) == nil,
      let effects = sight.effects(of: selector, for: type)
    else { return values }
    report(sight.problems(of: effects, at: range))
    return values + [.constant(.bool(true), .bool)]
  }
}
