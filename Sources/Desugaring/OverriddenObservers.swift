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
    let code = Written(range: range)
    let inherited = Expression(.member(Expression(.superReference, at: range), name), at: range)
    let new = "the new value"
    var body: [Statement] = []
    if let after = accessors.didSet,
      after.body.contains(where: { source[$0.range].contains(after.parameter) })
    {
      body.append(code.constant(after.parameter, inherited))
    }
    if let before = accessors.willSet {
      let given = code.constant(before.parameter, code.name(new))
      body.append(Statement(.block([given] + before.body), at: range))
    }
    body.append(code.assign(inherited, code.name(new)))
    body.append(Statement(.block(accessors.didSet?.body ?? []), at: range))
    var computed = self
    computed.accessors = VariableDeclaration.Accessors(
      getter: [Statement(.result(inherited), at: range)],
      setter: VariableDeclaration.Observer(parameter: new, body: body))
    return computed
  }
}
