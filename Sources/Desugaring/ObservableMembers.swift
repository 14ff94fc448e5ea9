package import Syntax
package import TypedTree

// What an `ObservableObject` has and does not declare itself.
extension Declarations {
  /// `lazy var objectWillChange`, which each published property of an object is made to tell, those of
  /// subclasses among them.
  package func observableMembers(of type: TypeDeclaration) -> [TypeDeclaration.Member] {
    guard case .classType = type.form, type.dialect == .swift,
      type.inherits.contains(where: { $0.className == "ObservableObject" }),
      wrappers["Published"] != nil,
      !type.members.contains(where: { $0.declares("objectWillChange") })
    else { return [] }
    let code = Written(range: type.name.range)
    let publisher = code.name("publisher")
    let made = code.constant("publisher", code.call(code.name("ObservableObjectPublisher"), []))
    let me = Expression(.selfReference, at: code.range)
    let tell = code.call(code.name(FunctionOfC.tellingOfPublished), [me, publisher])
    let body = [
      made, Statement(.expression(tell), at: code.range),
      Statement(.result(publisher), at: code.range),
    ]
    let value = Expression(
      .call(Expression(.closure(Closure(body: body)), at: code.range), []), at: code.range)
    return [
      .variables(
        VariableDeclaration(
          dialect: .swift, modifiers: [Name("lazy", at: code.range)],
          bindings: [
            VariableDeclaration.Binding(
              .binding(Name("objectWillChange", at: code.range), isConstant: false),
              type: code.type("ObservableObjectPublisher"), value: value)
          ], at: code.range))
    ]
  }
}
