package import Syntax
package import TypedTree

// What an `ObservableObject` has and does not declare itself.
extension Declarations {
  /// `lazy var objectWillChange`, which each published property of the class is made to tell.
  package func observableMembers(of type: TypeDeclaration) -> [TypeDeclaration.Member] {
    guard case .classType = type.form, type.dialect == .swift,
      type.inherits.contains(where: { $0.className == "ObservableObject" }),
      wrappers["Published"] != nil,
      !type.members.contains(where: { $0.declares("objectWillChange") })
    else { return [] }
    let code = Written(range: type.name.range)
    let publisher = code.name("publisher")
    let made = code.constant("publisher", code.call(code.name("ObservableObjectPublisher"), []))
    let told = type.members.flatMap(\.publishedNames).map {
      code.assign(code.member(code.name("_" + $0), "changes"), publisher)
    }
    let body = [made] + told + [Statement(.result(publisher), at: code.range)]
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

extension TypeDeclaration.Member {
  fileprivate var publishedNames: [String] {
    guard case .variables(let variables) = self,
      variables.attributes.contains(where: { $0.name.text == "Published" })
    else { return [] }
    return variables.bindings.compactMap {
      if case .binding(let name, _) = $0.pattern { name.text } else { nil }
    }
  }
}
