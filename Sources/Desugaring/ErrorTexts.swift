package import Syntax
package import TypedTree

// What errors of the script's own say to people.
extension Declarations {
  /// `localizedDescription` of a type that is an error and has none of its own: Foundation's
  /// sentence, or what a `LocalizedError` says.
  package func errorText(of type: TypeDeclaration) -> [TypeDeclaration.Member] {
    let names = type.inherits.map(\.className)
    let isLocalized = names.contains("LocalizedError")
    guard type.dialect == .swift, isLocalized || names.contains("Error"),
      !type.members.contains(where: { $0.declares("localizedDescription") })
    else { return [] }
    let range = type.name.range
    let hasText = isLocalized && type.members.contains { $0.declares("errorDescription") }
    let cases = sentences(of: type)
    let told =
      cases.isEmpty
      ? sentence(of: type.name, 1)
      : [Statement(.selection(Expression(.selfReference, at: range), cases), at: range)]
    let own = Statement.Condition.binding(
      isConstant: true, Name("text", at: range), type: nil,
      value: Expression(.name("errorDescription"), at: range))
    let answer = Statement(.result(Expression(.name("text"), at: range)), at: range)
    let body =
      hasText
      ? [Statement(.conditional([own], then: [answer], otherwise: nil), at: range)] + told
      : told
    let text = TypeReference(.named("String", arguments: [], protocols: []), at: range)
    let binding = VariableDeclaration.Binding(
      .binding(Name("localizedDescription", at: range), isConstant: false), type: text,
      accessors: VariableDeclaration.Accessors(getter: body))
    return [
      .variables(VariableDeclaration(dialect: .swift, bindings: [binding], at: range))
    ]
  }

  /// A case's number is its tag: those that carry something come first.
  private func sentences(of type: TypeDeclaration) -> [Statement.SwitchCase] {
    let known = enumerations[type.name.text]?.cases ?? []
    let tagged = known.filter { !$0.payload.isEmpty } + known.filter(\.payload.isEmpty)
    let range = type.name.range
    return tagged.enumerated().map { tag, item in
      Statement.SwitchCase(
        patterns: [.enumCase(nil, Name(item.name, at: range), [])], isDefault: false,
        body: sentence(of: type.name, tag), at: range)
    }
  }

  /// A body that answers Foundation's sentence.
  private func sentence(of type: Name, _ code: Int) -> [Statement] {
    let text = "The operation couldn\u{2019}t be completed. (\(type.text) error \(code).)"
    return [
      Statement(.result(Expression(.string([.text(text)]), at: type.range)), at: type.range)
    ]
  }
}
