package import Syntax
package import TypedTree

// What errors of the script's own say to people, and to whoever takes them for an `NSError`.
extension Declarations {
  /// What a type that is an error answers and does not declare itself: `localizedDescription`, and
  /// the domain and code of the `NSError` that Foundation makes of it.
  package func errorMembers(of type: TypeDeclaration) -> [TypeDeclaration.Member] {
    let names = type.inherits.map(\.className)
    let isLocalized = names.contains("LocalizedError")
    guard type.dialect == .swift, isLocalized || names.contains("Error") else { return [] }
    let range = type.name.range
    let domain = Expression(.string([.text("main.\(type.name.text)")]), at: range)
    return [
      ("localizedDescription", "String", description(of: type, isLocalized: isLocalized)),
      ("domain", "String", [Statement(.result(domain), at: range)]),
      ("code", "Int", eachCase(of: type) { [code($0, of: type)] } ?? [code(1, of: type)]),
    ].compactMap { name, answer, body in
      if type.members.contains(where: { $0.declares(name) }) { return nil }
      let binding = VariableDeclaration.Binding(
        .binding(Name(name, at: range), isConstant: false),
        type: TypeReference(.named(answer, arguments: [], protocols: []), at: range),
        accessors: VariableDeclaration.Accessors(getter: body))
      return .variables(VariableDeclaration(dialect: .swift, bindings: [binding], at: range))
    }
  }

  /// Foundation's sentence, or what a `LocalizedError` says.
  private func description(of type: TypeDeclaration, isLocalized: Bool) -> [Statement] {
    let range = type.name.range
    let told =
      eachCase(of: type) { sentence(of: type.name, $0) } ?? sentence(of: type.name, 1)
    guard isLocalized, type.members.contains(where: { $0.declares("errorDescription") }) else {
      return told
    }
    let own = Statement.Condition.binding(
      isConstant: true, Name("text", at: range), type: nil,
      value: Expression(.name("errorDescription"), at: range))
    let answer = Statement(.result(Expression(.name("text"), at: range)), at: range)
    return [Statement(.conditional([own], then: [answer], otherwise: nil), at: range)] + told
  }

  /// A body that does something else for each case by its number; nil for what has no cases. A
  /// case's number is its tag: those that carry something come first.
  private func eachCase(
    of type: TypeDeclaration, _ body: (Int) -> [Statement]
  ) -> [Statement]? {
    let known = enumerations[type.name.text]?.cases ?? []
    if known.isEmpty { return nil }
    let tagged = known.filter { !$0.payload.isEmpty } + known.filter(\.payload.isEmpty)
    let range = type.name.range
    let cases = tagged.enumerated().map { tag, item in
      Statement.SwitchCase(
        patterns: [.enumCase(nil, Name(item.name, at: range), [])], isDefault: false,
        body: body(tag), at: range)
    }
    return [Statement(.selection(Expression(.selfReference, at: range), cases), at: range)]
  }

  private func code(_ number: Int, of type: TypeDeclaration) -> Statement {
    Statement(.result(Expression(.integer(number), at: type.name.range)), at: type.name.range)
  }

  /// A body that answers Foundation's sentence.
  private func sentence(of type: Name, _ code: Int) -> [Statement] {
    let text = "The operation couldn\u{2019}t be completed. (\(type.text) error \(code).)"
    return [
      Statement(.result(Expression(.string([.text(text)]), at: type.range)), at: type.range)
    ]
  }
}
