package import Syntax
package import TypedTree

/// How code is typed, as declarations ask for it: a property without a written type has that of its
/// value, and a body that waits is typed in the end.
///
/// Typing declares in turn, and stands above: it hands itself in, and the circle between the two is
/// tied in this one place.
package struct Typer: Sendable {
  /// Types an expression by itself.
  let expression: @Sendable (inout Typing, Expression) -> TypedExpression
  /// Types variables of C that stand between the methods of a class.
  let variables: @Sendable (inout Typing, VariableDeclaration) -> TypedStatement
  /// Types a body that waited, or makes a check.
  let waiting: @Sendable (inout Typing, PendingBody) -> Void

  package init(
    expression: @escaping @Sendable (inout Typing, Expression) -> TypedExpression,
    variables: @escaping @Sendable (inout Typing, VariableDeclaration) -> TypedStatement,
    waiting: @escaping @Sendable (inout Typing, PendingBody) -> Void
  ) {
    self.expression = expression
    self.variables = variables
    self.waiting = waiting
  }
}
