extension Expression {
  /// What it is made of, in the order in which Swift evaluates it; not what stands in a closure.
  package var parts: [Expression] {
    switch kind {
    case .nilLiteral, .boolean, .integer, .real, .cString, .character, .selector, .protocolLiteral,
      .name, .selfReference, .superReference, .currentSelector, .currentController,
      .implicitMember, .closure, .availability, .type, .statements:
      []
    case .string(let parts):
      parts.compactMap { if case .interpolation(let inner) = $0 { inner } else { nil } }
    case .array(let items), .compound(_, let items): items
    case .dictionary(let pairs): pairs.flatMap { [$0.key, $0.value] }
    case .boxed(let inner), .member(let inner, _), .arrow(let inner, _), .chainLink(let inner),
      .chain(let inner), .forced(let inner), .unary(_, let inner), .step(_, _, let inner),
      .cast(_, _, let inner), .isType(let inner, _), .attempt(_, let inner):
      [inner]
    case .element(let base, let arguments), .call(let base, let arguments):
      [base] + arguments.map(\.value)
    case .message(let receiver, let pieces):
      [receiver] + pieces.flatMap { ($0.argument.map { [$0] } ?? []) + $0.more }
    case .binary(_, let left, let right): [left, right]
    case .conditional(let test, let then, let otherwise):
      [test] + (then.map { [$0] } ?? []) + [otherwise]
    case .assignment(_, let target, let value): [value, target]
    case .partialRange(let lower, let upper, _): [lower, upper].compactMap(\.self)
    case .tuple(let arguments): arguments.map(\.value)
    }
  }
}
