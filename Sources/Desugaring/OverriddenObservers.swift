package import Diagnostics
package import Syntax

extension VariableDeclaration.Binding {
  /// `override var x: T { willSet … didSet … }`, which stores nothing: as a property that reads and
  /// sets what is inherited and looks on. The old value is read only where the observer names it,
  /// as Swift does it.
  package func observingInherited(_ name: Name, in source: SourceText) -> Self {
    guard let accessors, accessors.getter == nil, value == nil,
      accessors.willSet != nil || accessors.didSet != nil
    else { return self }
    let range = name.range
    func expression(_ kind: Expression.Kind) -> Expression { Expression(kind, at: range) }
    func constant(_ name: String, _ value: Expression) -> Statement {
      let binding = VariableDeclaration.Binding(
        .binding(Name(name, at: range), isConstant: true), value: value)
      return Statement(
        .variables(
          VariableDeclaration(dialect: .swift, isConstant: true, bindings: [binding], at: range)),
        at: range)
    }
    let inherited = expression(.member(expression(.superReference), name))
    let new = "the new value"
    var body: [Statement] = []
    if let after = accessors.didSet,
      after.body.contains(where: { source[$0.range].contains(after.parameter) })
    {
      body.append(constant(after.parameter, inherited))
    }
    if let before = accessors.willSet {
      let given = constant(before.parameter, expression(.name(new)))
      body.append(Statement(.block([given] + before.body), at: range))
    }
    let assignment = Expression.Kind.assignment(
      nil, target: inherited, value: expression(.name(new)))
    body.append(Statement(.expression(expression(assignment)), at: range))
    body.append(Statement(.block(accessors.didSet?.body ?? []), at: range))
    var computed = self
    computed.accessors = VariableDeclaration.Accessors(
      getter: [Statement(.result(inherited), at: range)],
      setter: VariableDeclaration.Observer(parameter: new, body: body))
    return computed
  }
}
