package import Declaring
package import Diagnostics
package import TypedTree

// What lies behind a pointer.
extension Typing {
  /// Refuses what would count on from a variable to the next: there is none.
  ///
  /// Reported as not covered, and false in Swift, whose pointers have methods for it.
  package mutating func refuseCounting(on pointers: [TypedExpression], at range: SourceRange)
    -> Bool
  {
    guard !isSwift, pointers.contains(where: { $0.type.pointee != nil }) else { return false }
    refuse(.pointer, at: range)
    return true
  }
}
