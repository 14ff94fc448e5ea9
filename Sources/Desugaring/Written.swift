package import Diagnostics
package import Syntax

/// Code that stands for shorter code, all of it at one place.
package struct Written {
  package var range: SourceRange

  /// The place of the code that this stands for, so that a diagnostic points there.
  package init(range: SourceRange) { self.range = range }

  /// `nil` at that place.
  package var none: Expression { Expression(.nilLiteral, at: range) }
  package func name(_ text: String) -> Expression { Expression(.name(text), at: range) }
  /// A literal without interpolations.
  package func text(_ text: String) -> Expression { Expression(.string([.text(text)]), at: range) }

  /// Any name will do, one with a space among them, which the learner's code cannot mean.
  package func member(_ base: Expression, _ name: String) -> Expression {
    Expression(.member(base, Name(name, at: range)), at: range)
  }

  /// `try value`.
  package func attempt(_ value: Expression) -> Expression {
    Expression(.attempt(.plain, value), at: range)
  }

  /// Arguments without labels.
  package func call(_ callee: Expression, _ arguments: [Expression]) -> Expression {
    Expression(.call(callee, arguments.map { Argument($0) }), at: range)
  }

  /// `base.method(arguments)`.
  package func call(_ base: Expression, _ method: String, _ arguments: [Expression]) -> Expression {
    call(member(base, method), arguments)
  }

  /// `{ part in return body }`: parts of JSON are read by such closures.
  package func closure(_ body: (Expression) -> Expression) -> Expression {
    let answer = body(name("part"))
    return Expression(
      .closure(
        Closure(
          parameters: [Parameter(name: Name("part", at: range), type: nil)],
          body: [Statement(.result(answer), at: range)])), at: range)
  }

  /// The name of a key as a text; nil of what only the run shows.
  package func key(_ key: Expression) -> Expression? {
    switch key.kind {
    case .implicitMember(let name): text(name.text)
    case .member(_, let name): text(name.text)
    case .string: key
    case .name, .element: member(key, "stringValue")
    default: nil
    }
  }

  func type(_ name: String) -> TypeReference {
    TypeReference(.named(name, arguments: [], protocols: []), at: range)
  }

  /// `let name = value`, which is a name for the rest of the block.
  func constant(_ name: String, _ value: Expression) -> Statement {
    local(name, value, isConstant: true)
  }

  /// `var name = value`.
  package func variable(_ name: String, _ value: Expression) -> Statement {
    local(name, value, isConstant: false)
  }

  private func local(_ name: String, _ value: Expression, isConstant: Bool) -> Statement {
    let binding = VariableDeclaration.Binding(
      .binding(Name(name, at: range), isConstant: isConstant), value: value)
    return Statement(
      .variables(
        VariableDeclaration(
          dialect: .swift, isConstant: isConstant, bindings: [binding], at: range)),
      at: range)
  }

  /// `do { … }`.
  package func block(_ statements: [Statement]) -> Statement {
    Statement(.block(statements), at: range)
  }

  package func assign(_ place: Expression, _ value: Expression) -> Statement {
    Statement(
      .expression(Expression(.assignment(nil, target: place, value: value), at: range)), at: range)
  }

  /// `self.name`, which no local variable hides.
  func own(_ name: String) -> Expression {
    member(Expression(.selfReference, at: range), name)
  }
}

extension Expression {
  /// The type of a literal, as it would be written.
  var literalType: TypeReference? {
    let name: String
    switch kind {
    case .integer: name = "Int"
    case .real: name = "Double"
    case .boolean: name = "Bool"
    case .string: name = "String"
    default: return nil
    }
    return TypeReference(.named(name, arguments: [], protocols: []), at: range)
  }
}
