import ObjectModel
import Syntax

// What errors of the script's own say to people.
extension Typing {
  /// `localizedDescription` of a type that is an error and has none of its own: Foundation's
  /// sentence, or what a `LocalizedError` says.
  func errorText(of type: TypeDeclaration) -> [TypeDeclaration.Member] {
    let names = type.inherits.map(\.className)
    let isLocalized = names.contains("LocalizedError")
    guard type.dialect == .swift, isLocalized || names.contains("Error"),
      !type.members.contains(where: { $0.declares("localizedDescription") })
    else { return [] }
    let range = type.name.range
    let hasText = isLocalized && type.members.contains { $0.declares("errorDescription") }
    let cases = sentences(of: type)
    let sentence =
      cases.isEmpty
      ? [Statement(.result(Expression(sentence(of: type.name.text, 1), at: range)), at: range)]
      : [Statement(.selection(Expression(.selfReference, at: range), cases), at: range)]
    let own = Statement.Condition.binding(
      isConstant: true, Name("text", at: range), type: nil,
      value: Expression(.name("errorDescription"), at: range))
    let answer = Statement(.result(Expression(.name("text"), at: range)), at: range)
    let body =
      hasText
      ? [Statement(.conditional([own], then: [answer], otherwise: nil), at: range)] + sentence
      : sentence
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
    let known = declarations.enumerations[type.name.text]?.cases ?? []
    let tagged = known.filter { !$0.payload.isEmpty } + known.filter(\.payload.isEmpty)
    let range = type.name.range
    return tagged.enumerated().map { tag, item in
      Statement.SwitchCase(
        patterns: [.enumCase(nil, Name(item.name, at: range), [])], isDefault: false,
        body: [
          Statement(.result(Expression(sentence(of: type.name.text, tag), at: range)), at: range)
        ], at: range)
    }
  }

  private func sentence(of type: String, _ code: Int) -> Expression.Kind {
    .string([
      .text("The operation couldn\u{2019}t be completed. (\(type) error \(code).)")
    ])
  }
}

extension TypeDeclaration.Member {
  fileprivate func declares(_ property: String) -> Bool {
    guard case .variables(let variables) = self else { return false }
    return variables.bindings.contains { binding in
      if case .binding(let name, _) = binding.pattern { name.text == property } else { false }
    }
  }
}
