package import Diagnostics
package import Syntax

extension Closure {
  /// `self.handleTap` without parentheses: a closure that owns an object and calls its method; what
  /// it captures is called by the words themselves.
  package init(calling method: Name, of object: Expression, labels: [String]) {
    let owner =
      switch object.kind {
      case .selfReference: "self"
      case .name(let name): name
      case .member(_, let name): name.text
      default: "object"
      }
    let holder = Name("\(owner).\(method.text)", at: method.range)
    let callee = Expression(
      .member(Expression(.name(holder.text), at: object.range), method), at: method.range)
    self.init(calling: callee, labels: labels)
    captures = [Capture(.strong, holder, value: object)]
  }

  /// A closure that hands what it is given on to a function, under the function's labels.
  package init(calling callee: Expression, labels: [String]) {
    let range = callee.range
    let parameters = labels.indices.map {
      Parameter(name: Name("argument \($0)", at: range), type: nil)
    }
    let arguments = zip(labels, parameters).map { label, parameter in
      Argument(
        label: label.isEmpty ? nil : Name(label, at: range),
        Expression(.name(parameter.name.text), at: range))
    }
    self.init(
      parameters: parameters,
      body: [Statement(.expression(Expression(.call(callee, arguments), at: range)), at: range)])
  }

  /// `sorted(by: >)`, `reduce(0, +)`: an operator as a closure of two.
  package init(of sign: BinaryOperator, at range: SourceRange) {
    let operands = [Expression(.name("$0"), at: range), Expression(.name("$1"), at: range)]
    let value = Expression(.binary(sign, operands[0], operands[1]), at: range)
    self.init(body: [Statement(.expression(value), at: range)])
  }

  /// `reduce(0, max)`: a function of Swift's library, which takes so many values, as a closure.
  package init(calling function: String, with count: Int, at range: SourceRange) {
    let arguments = (0..<count).map { Argument(Expression(.name("$\($0)"), at: range)) }
    let call = Expression(.call(Expression(.name(function), at: range), arguments), at: range)
    self.init(body: [Statement(.expression(call), at: range)])
  }

  /// `map(String.init)`: an initialiser of a type as a closure of one.
  package init(making type: String, label: String, at range: SourceRange) {
    let argument = Argument(
      label: label.isEmpty ? nil : Name(label, at: range), Expression(.name("$0"), at: range))
    let call = Expression(.call(Expression(.name(type), at: range), [argument]), at: range)
    self.init(body: [Statement(.expression(call), at: range)])
  }

  /// `Result { try f() }`: what a closure answers or throws, as a case of `Result`.
  package init(catchingFrom closure: Expression, at range: SourceRange) {
    func result(_ name: String, _ value: Expression) -> Statement {
      let made = Expression(
        .call(
          Expression(
            .member(Expression(.name("Result"), at: range), Name(name, at: range)), at: range),
          [Argument(value)]), at: range)
      return Statement(.result(made), at: range)
    }
    let called = Expression(.call(closure, []), at: range)
    let attempt = Statement(
      .attempt(
        body: [result("success", Expression(.attempt(.plain, called), at: range))],
        catches: [
          Statement.CatchClause(body: [result("failure", Expression(.name("error"), at: range))])
        ],
        finally: nil), at: range)
    self.init(body: [attempt])
  }
}
