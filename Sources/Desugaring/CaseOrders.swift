import Diagnostics
package import Syntax
package import TypedTree

// What an enumeration that says `Comparable` gets from its cases.
extension Declarations {
  /// `<` of an enumeration that has none of its own: cases come one after the other as they are
  /// written, and what two of one case carry decides in its order.
  package func caseOrder(of type: TypeDeclaration) -> [TypeDeclaration.Member] {
    guard type.dialect == .swift, case .enumeration = type.form,
      type.inherits.contains(where: { $0.className == "Comparable" }),
      !type.members.contains(where: \.isLess),
      let cases = enumerations[type.name.text]?.cases, cases.allSatisfy({ $0.rawValue == nil })
    else { return [] }
    let code = Written(range: type.name.range)
    let (one, other) = (code.name("one"), code.name("other"))
    let branches = cases.enumerated().map { place, item in
      let first = code.parts("a", of: item)
      let earlier: [Pattern] = cases[..<place].map { .enumCase(nil, code.called($0.name), []) }
      let same = code.branch(
        [code.pattern(item, binding: code.parts("b", of: item))], code.order(of: item))
      let before = earlier.isEmpty ? [] : [code.branch(earlier, [code.answer(false)])]
      let after =
        place == cases.count - 1 ? [] : [code.branch([], [code.answer(true)])]
      return code.branch(
        [code.pattern(item, binding: first)],
        [Statement(.selection(other, before + [same] + after), at: code.range)])
    }
    let parameters = ["one", "other"].map {
      Parameter(label: code.called("_"), name: code.called($0), type: code.type(type.name.text))
    }
    let body = Statement(.selection(one, branches), at: code.range)
    return [
      .function(
        Function(
          .method, name: code.called("<"), dialect: .swift, isStatic: true, parameters: parameters,
          returns: code.type("Bool"), body: [body], at: code.range))
    ]
  }
}

extension TypeDeclaration.Member {
  /// An own `<` as a static method of the type; one outside of it is not looked for.
  fileprivate var isLess: Bool {
    if case .function(let function) = self { function.name.text == "<" } else { false }
  }
}

extension Written {
  /// A name at the place that all of this code stands at.
  fileprivate func called(_ name: String) -> Name { Name(name, at: range) }

  /// Names for what a case carries.
  fileprivate func parts(_ name: String, of item: Enumeration.Case) -> [String] {
    item.payload.indices.map { name + String($0) }
  }

  /// Matches one case and binds all that it carries.
  fileprivate func pattern(_ item: Enumeration.Case, binding names: [String]) -> Pattern {
    .enumCase(nil, called(item.name), names.map { .binding(called($0), isConstant: true) })
  }

  /// Without patterns it is the default.
  fileprivate func branch(
    _ patterns: [Pattern], _ body: [Statement]
  ) -> Statement.SwitchCase {
    Statement.SwitchCase(patterns: patterns, isDefault: patterns.isEmpty, body: body, at: range)
  }

  fileprivate func answer(_ value: Bool) -> Statement {
    Statement(.result(Expression(.boolean(value), at: range)), at: range)
  }

  /// Whether what one value carries comes before what another of its case does.
  fileprivate func order(of item: Enumeration.Case) -> [Statement] {
    let pairs = zip(parts("a", of: item), parts("b", of: item))
    return pairs.map { one, other in
      let (one, other) = (name(one), name(other))
      let less = Expression(.binary(.less, one, other), at: range)
      let differs = Expression(.binary(.notEqual, one, other), at: range)
      return Statement(
        .conditional(
          [.expression(differs)], then: [Statement(.result(less), at: range)], otherwise: nil),
        at: range)
    } + [answer(false)]
  }
}
