import Diagnostics
import Syntax
import TypedTree

// `Codable` of an enumeration without raw values: each case is an object with the case's name as its
// only key, under which stands an object with what the case carries.
extension Declarations {
  func codingOfCases(
    _ type: TypeDeclaration, _ code: Written
  ) -> [TypeDeclaration.Member] {
    let names = type.inherits.map(\.className)
    var cases: [TypeDeclaration.EnumCase] = []
    for case .enumCase(let item) in type.members { cases.append(item) }
    var members: [TypeDeclaration.Member] = []
    if names.contains(where: { ["Codable", "Decodable"].contains($0) }),
      !type.members.contains(where: \.readsItself)
    {
      members.append(.function(code.caseReader(cases, type.name.text)))
    }
    if names.contains(where: { ["Codable", "Encodable"].contains($0) }) {
      let isOwn = type.members.contains(where: \.writesItself)
      members.append(.function(isOwn ? code.ownWriter : code.caseWriter(cases)))
    }
    return members
  }
}

extension TypeDeclaration.EnumCase {
  /// The keys of what it carries.
  fileprivate var keys: [String] {
    payload.enumerated().map { place, part in
      guard let label = part.label?.text, label != "_" else { return "_\(place)" }
      return label
    }
  }
}

extension Written {
  /// `init(from:)` that looks for the case whose name is there.
  fileprivate func caseReader(_ cases: [TypeDeclaration.EnumCase], _ type: String) -> Function {
    let container = name("container")
    let branches = cases.map { item in
      let isThere = call(container, "contains", [text(item.name.text)])
      return Statement(
        .conditional(
          [.expression(isThere)],
          then: [
            constant("part", attempt(call(container, "at", [text(item.name.text)]))),
            assign(Expression(.selfReference, at: range), made(item)),
            Statement(.result(nil), at: range),
          ], otherwise: nil), at: range)
    }
    let keyed = attempt(
      call(name("decoder"), "container", [Expression(.dictionary([]), at: range)]))
    return initializer([constant("container", keyed)] + branches + [noCase(type)])
  }

  /// The case, with what is read for it out of `part`.
  private func made(_ item: TypeDeclaration.EnumCase) -> Expression {
    let written = Expression(.implicitMember(item.name), at: range)
    if item.payload.isEmpty { return written }
    let values = zip(item.payload, item.keys).map { parameter, key in
      let type = parameter.type ?? self.type("Any")
      var (method, wanted) = ("decode", type)
      if case .optional(let inner) = type.kind { (method, wanted) = ("decodeIfPresent", inner) }
      let read = Expression(
        .call(
          member(name("part"), method),
          [
            Argument(member(Expression(.type(wanted), at: range), "self")),
            Argument(label: Name("forKey", at: range), text(key)),
          ]), at: range)
      let label = key.hasPrefix("_") ? nil : Name(key, at: range)
      return Argument(label: label, attempt(read))
    }
    return Expression(.call(written, values), at: range)
  }

  /// What is thrown where no case is named.
  private func noCase(_ type: String) -> Statement {
    let context = Expression(
      .call(
        member(name("DecodingError"), "Context"),
        [
          Argument(label: Name("codingPath", at: range), member(name("decoder"), "codingPath")),
          Argument(
            label: Name("debugDescription", at: range),
            text("Invalid number of keys found, expected one.")),
        ]), at: range)
    let error = call(member(name("DecodingError"), "typeMismatch"), [text(type), context])
    return Statement(.raise(error), at: range)
  }

  /// The method that writes what a case carries under the case's name.
  fileprivate func caseWriter(_ cases: [TypeDeclaration.EnumCase]) -> Function {
    let branches = cases.map { item in
      let parts = item.payload.indices.map { Name("part\($0)", at: range) }
      let writes = zip(parts, item.keys).map { part, key in
        step(attempt(call(name("parts"), "write", [name(part.text), text(key)])))
      }
      let whole = [member(name("parts"), "value"), text(item.name.text)]
      return Statement.SwitchCase(
        patterns: [.enumCase(nil, item.name, parts.map { .binding($0, isConstant: true) })],
        isDefault: false,
        body: [constant("parts", coder)] + writes
          + [step(attempt(call(name("container"), "write", whole)))],
        at: range)
    }
    return method([
      constant("container", coder),
      Statement(.selection(Expression(.selfReference, at: range), branches), at: range),
      Statement(.result(member(name("container"), "value")), at: range),
    ])
  }

  private var coder: Expression { call(name("Encoder"), [name("encoder")]) }

  private func step(_ value: Expression) -> Statement {
    Statement(.expression(value), at: range)
  }
}
