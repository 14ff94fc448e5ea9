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
    return [
      ("localizedDescription", "String", description(of: type, isLocalized: isLocalized)),
      ("domain", "String", answer(.string([.text("main.\(type.name.text)")]), of: type)),
      ("code", "Int", code(of: type)),
    ].compactMap { name, result, body in
      if type.members.contains(where: { $0.declares(name) }) { return nil }
      let binding = VariableDeclaration.Binding(
        .binding(Name(name, at: range), isConstant: false),
        type: TypeReference(.named(result, arguments: [], protocols: []), at: range),
        accessors: VariableDeclaration.Accessors(getter: body))
      return .variables(VariableDeclaration(dialect: .swift, bindings: [binding], at: range))
    }
  }

  /// The raw value, where that is a whole number; else the number of the case.
  private func code(of type: TypeDeclaration) -> [Statement] {
    let wholes = WholeNumber.allCases.map(\.rawValue) + ["Int"]
    if case .enumeration = type.form,
      type.inherits.contains(where: { wholes.contains($0.className) })
    {
      return answer(.name("rawValue"), of: type)
    }
    return eachCase(of: type) { answer(.integer($0), of: type) }
  }

  /// Foundation's sentence, or what a `LocalizedError` says.
  ///
  /// `errorDescription` may be nil, in which case Foundation's sentence is said after all
  /// (SE-0112).
  private func description(of type: TypeDeclaration, isLocalized: Bool) -> [Statement] {
    let range = type.name.range
    let told = eachCase(of: type) { code in
      let text =
        "The operation couldn\u{2019}t be completed. (main.\(type.name.text) error \(code).)"
      return answer(.string([.text(text)]), of: type)
    }
    guard isLocalized, type.members.contains(where: { $0.declares("errorDescription") }) else {
      return told
    }
    let own = Statement.Condition.binding(
      isConstant: true, Name("text", at: range), type: nil,
      value: Expression(.name("errorDescription"), at: range))
    let then = answer(.name("text"), of: type)
    return [Statement(.conditional([own], then: then, otherwise: nil), at: range)] + told
  }

  /// A body that does something else for each case by its number, which is its tag: those that
  /// carry something come first. What has no cases has the number 1.
  private func eachCase(
    of type: TypeDeclaration, _ body: (Int) -> [Statement]
  ) -> [Statement] {
    let known = enumerations[type.name.text]?.cases ?? []
    if known.isEmpty { return body(1) }
    let tagged = known.filter { !$0.payload.isEmpty } + known.filter(\.payload.isEmpty)
    let range = type.name.range
    let cases = tagged.enumerated().map { tag, item in
      Statement.SwitchCase(
        patterns: [.enumCase(nil, Name(item.name, at: range), [])], isDefault: false,
        body: body(tag), at: range)
    }
    return [Statement(.selection(Expression(.selfReference, at: range), cases), at: range)]
  }

  /// A getter's body at the type's name, where there is no code of the learner's to point at.
  private func answer(_ value: Expression.Kind, of type: TypeDeclaration) -> [Statement] {
    let range = type.name.range
    return [Statement(.result(Expression(value, at: range)), at: range)]
  }
}
