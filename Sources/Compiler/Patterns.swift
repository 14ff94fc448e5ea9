import Declaring
import Diagnostics
import Lookup
import Meaning
import ObjectModel
import Syntax
import TypedTree

// Patterns: whether a value fits, and the names it gives to its parts.
extension Typing {
  /// A pattern for values of a type, whose names become variables of the scope there is.
  ///
  /// In a case with several patterns the later ones bind the variables of the first (TSPL, Switch
  /// Cases).
  mutating func pattern(
    _ pattern: Pattern, _ type: StaticType, _ range: SourceRange
  ) -> TypedPattern {
    switch pattern {
    case .wildcard: return .anything
    case .binding(let name, let isConstant):
      if context.isAlternative, let known = context.scopes.last?.locals[name.text] {
        if let uneven = unevenness(of: known, to: type, isConstant: isConstant) {
          report(.unevenPatterns(uneven), at: name.range)
        }
        return .binding(known)
      }
      return .binding(
        declare(local: name.text, type, strength: .strong, isConstant: isConstant && isSwift))
    case .expression(let expression):
      return ownMatch(expression, type) ?? self.pattern(value: expression, type)
    case .enumCase(let owner, let name, let parts):
      return self.pattern(case: name, of: owner, parts, type, range)
    case .tuple(let parts):
      let inner = parts.indices.map { type.isTuple ? type.part(String($0)) ?? .any : .any }
      return .tuple(zip(parts, inner).map { self.pattern($0, $1, range) })
    case .optional(let inner): return .optional(self.pattern(inner, type.unwrapped, range))
    case .isType(let reference): return .isType(typeTest(reference))
    case .cast(let inner, let reference):
      let test = typeTest(reference)
      return .cast(test, self.pattern(inner, self.type(reference), range))
    }
  }

  /// `.name(…)`: a case of an enumeration, or a constant of the type.
  ///
  /// Where the type has a constant of that name and no such case, it is compared with; payloads are
  /// matched part by part.
  private mutating func pattern(
    case name: Name, of owner: TypeReference?, _ parts: [Pattern], _ type: StaticType,
    _ range: SourceRange
  ) -> TypedPattern {
    let expected = owner.map { self.type($0) } ?? type
    if parts.isEmpty, owner != nil, expected.className == "NSURLError" {
      return .value(error(with: name, range))
    }
    if parts.isEmpty, let known = enumerationMember(name, of: expected) { return .value(known) }
    guard let known = sight.enumeration(with: name.text, expecting: expected) else {
      return pattern(optional: name, of: owner, parts, expected, range)
    }
    let payload = declarations.enumerations[known]?.named(name.text)?.payload(of: expected) ?? []
    return .enumCase(
      name.text, zip(parts, payload).map { pattern($0, $1, range) },
      takesTuple: parts.count == 1 && payload.count > 1)
  }

  /// `.some(x)` and `.none`, which every optional has; else a static member to compare with.
  ///
  /// Those two are `Optional`'s own cases; whatever else follows a dot is a member of the wrapped
  /// type.
  private mutating func pattern(
    optional name: Name, of owner: TypeReference?, _ parts: [Pattern], _ type: StaticType,
    _ range: SourceRange
  ) -> TypedPattern {
    if name.text == "none", parts.isEmpty { return .isNil }
    if name.text == "some", parts.isEmpty { return .isSome }
    if name.text == "some", parts.count == 1 { return pattern(.optional(parts[0]), type, range) }
    guard parts.isEmpty else {
      report(.undeclaredIdentifier("." + name.text), at: name.range)
      guard standsIn else { return .nothing }
      // A case of an enumeration that nobody declares, which a contrary stand-in is.
      return .enumCase(name.text, parts.map { pattern($0, .any, range) }, takesTuple: false)
    }
    let constant: Expression
    if let owner {
      let base = Expression(.name(owner.className), at: owner.range)
      constant = Expression(.member(base, name), at: name.range)
    } else {
      constant = Expression(.implicitMember(name), at: name.range)
    }
    return pattern(value: constant, type)
  }

  /// Ranges are compared with by `~=` (TSPL, Expression Pattern), which needs no list of them; all
  /// else by `==`.
  private mutating func pattern(value expression: Expression, _ type: StaticType) -> TypedPattern {
    switch writtenRange(expression).kind {
    case .binary(let sign, let lower, let upper)
    where sign == .closedRange || sign == .halfOpenRange:
      let first = resolve(lower, expecting: type)
      return .range(
        from: first, to: resolve(upper, expecting: type), isClosed: sign == .closedRange)
    case .partialRange(let lower, let upper, let isClosed):
      let first = lower.map { resolve($0, expecting: type) }
      return .range(
        from: first, to: upper.map { resolve($0, expecting: type) }, isClosed: isClosed)
    case .member(let base, let name) where isSwift && base.path == "URLError":
      return .value(error(with: name, expression.range))
    default: return .value(resolve(expression, expecting: type))
    }
  }

  /// A pattern that a `~=` of the program's compares with values of the type; nil where none does.
  ///
  /// Tried on a copy, since most patterns are compared with by `==`.
  private mutating func ownMatch(_ expression: Expression, _ type: StaticType) -> TypedPattern? {
    guard isSwift, declarations.operators.contains("~=") else { return nil }
    if case .partialRange = expression.kind { return nil }
    var trial = self
    let slot = trial.context.slotCount
    trial.context.slotCount += 1
    let wanted = trial.resolve(expression, expecting: type)
    let value = TypedExpression(type, .slot(slot))
    let operands = [(written: expression, typed: wanted), (written: expression, typed: value)]
    guard let call = trial.call(operator: "~=", operands, expression.range) else { return nil }
    self = trial
    return .satisfying(slot: slot, call)
  }

  /// `URLError.cancelled`, which is a code, as the error that has it.
  private mutating func error(with code: Name, _ range: SourceRange) -> TypedExpression {
    let code = Expression(.implicitMember(code), at: code.range)
    return resolve(
      Expression(.call(Expression(.name("URLError"), at: range), [Argument(code)]), at: range))
  }
}

extension Pattern {
  /// The names that it gives to parts of a value.
  var boundNames: [Name] {
    switch self {
    case .binding(let name, _): [name]
    case .enumCase(_, _, let parts), .tuple(let parts): parts.flatMap(\.boundNames)
    case .optional(let inner), .cast(let inner, _): inner.boundNames
    case .wildcard, .expression, .isType: []
    }
  }

  /// Whether every value fits, so that a loop need not test: a name, `_`, or a tuple of such.
  func isPlain(inSwift isSwift: Bool) -> Bool {
    switch self {
    case .wildcard, .binding: true
    case .tuple(let parts): parts.allSatisfy { $0.isPlain(inSwift: isSwift) }
    case .expression(let target):
      if case .name = target.kind { true } else { false }
    // The variable of a loop in C has its type so; in Swift `case let x as T` asks for it.
    case .cast(let inner, _): !isSwift && inner.isPlain(inSwift: false)
    case .enumCase, .optional, .isType: false
    }
  }
}
