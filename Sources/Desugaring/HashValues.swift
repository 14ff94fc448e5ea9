package import Syntax
package import TypedTree

// `hashValue` of a type that says by `hash(into:)` what it is found by.
extension Declarations {
  /// As swiftc has it: a hasher is made, handed to `hash(into:)`, and asked.
  package func hashValue(of type: TypeDeclaration) -> [TypeDeclaration.Member] {
    guard type.dialect == .swift, type.members.contains(where: \.feedsHasher),
      !type.members.contains(where: { $0.declares("hashValue") })
    else { return [] }
    let code = Written(range: type.name.range)
    let (hasher, range) = (code.name("hasher"), code.range)
    let feeding = Expression(
      .call(
        code.name("hash"),
        [Argument(label: Name("into", at: range), hasher, isInOut: true)]), at: range)
    let body = [
      code.variable("hasher", code.call(code.name("Hasher"), [])),
      Statement(.expression(feeding), at: range),
      Statement(.result(code.call(hasher, "finalize", [])), at: range),
    ]
    let binding = VariableDeclaration.Binding(
      .binding(Name("hashValue", at: range), isConstant: false), type: code.type("Int"),
      accessors: VariableDeclaration.Accessors(getter: body))
    return [.variables(VariableDeclaration(dialect: .swift, bindings: [binding], at: range))]
  }
}

extension TypeDeclaration.Member {
  /// `hash(into:)`.
  fileprivate var feedsHasher: Bool {
    guard case .function(let function) = self, function.name.text == "hash", !function.isStatic
    else { return false }
    return function.parameters.first?.label?.text == "into"
  }
}
