import Diagnostics
import Syntax
import UIKitAPI

// The types of Swift's values, as far as their form and the names in them say.
extension ObjectiveCPrinter {
  /// The type of a variable that Swift infers.
  func inferredType(_ value: Expression?) -> TypeReference {
    let range = value?.range ?? SourceRange(0, 0)
    return TypeReference(
      .named(value.flatMap { inferredName($0) } ?? "id", arguments: [], protocols: []), at: range)
  }

  /// Whether a value is a number or truth value, which is no object in C.
  func isNumber(_ value: Expression) -> Bool {
    inferredName(value).map(Self.numbers.contains) ?? false
  }

  /// The types whose values have to be boxed in collections.
  private static let numbers: Set<String> = [
    "Int", "UInt", "Double", "CGFloat", "Float", "Bool", "TimeInterval",
  ]

  /// The name of the type in Swift, as far as the form tells; nil where only a declaration
  /// elsewhere would.
  func inferredName(_ value: Expression) -> String? {
    switch value.kind {
    case .integer: "Int"
    case .real: "Double"
    case .boolean, .isType: "Bool"
    case .string: "String"
    case .array: "Array"
    case .dictionary: "Dictionary"
    case .name(let name): types[name].flatMap(plainName)
    case .member(let base, let name): typeOfMember(base, name.text)
    case .call(let callee, _): madeType(unwrapped(callee))
    case .cast(_, let type, _): className(type)
    case .unary(.not, _): "Bool"
    case .unary(_, let inner): inferredName(inner)
    case .binary(let sign, let left, let right): typeOfOperation(sign, left, right)
    case .conditional(_, let one?, let other): inferredName(one) ?? inferredName(other)
    case .tuple(let parts) where parts.count == 1: inferredName(parts[0].value)
    case .chain(let inner), .chainLink(let inner), .forced(let inner), .attempt(_, let inner):
      inferredName(inner)
    default: nil
    }
  }

  /// Comparisons are truth values; arithmetic is of the operand's type that is no literal.
  private func typeOfOperation(
    _ sign: BinaryOperator, _ left: Expression, _ right: Expression
  ) -> String? {
    switch sign {
    case .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual, .identical,
      .notIdentical, .and, .or, .patternMatch:
      return "Bool"
    case .coalesce: return inferredName(right) ?? inferredName(left)
    case .closedRange, .halfOpenRange, .comma: return nil
    default:
      let (one, other) = (inferredName(left), inferredName(right))
      // A literal is of the other's type.
      return one == "Int" ? other ?? one : one ?? other
    }
  }

  /// Of a property nobody knows the name may tell: `is…` is a truth value, `count` a number.
  private func typeOfMember(_ base: Expression, _ name: String) -> String? {
    if case .selfReference = base.kind, let own = types[name] { return plainName(own) }
    if name == "count" { return "Int" }
    if name.hasPrefix("is") || name.hasPrefix("has") { return "Bool" }
    switch Framework.typeOfProperty(inSwift: name) {
    case .bool: return "Bool"
    case .integer: return "Int"
    case .real: return "CGFloat"
    case .object(let type?, _): return type
    case .structure(let type): return type
    default: return ["width", "height", "x", "y"].contains(name) ? "CGFloat" : nil
    }
  }

  /// What a call of a type makes.
  private func madeType(_ callee: Expression) -> String? {
    if case .member(let base, let name) = callee.kind, name.text == "init" { return typePath(base) }
    return typePath(callee)
  }

  /// Optionals are looked through, as Objective-C has none.
  private func plainName(_ type: TypeReference) -> String? {
    switch type.kind {
    case .named(let name, _, _): name
    case .optional(let inner), .implicitlyUnwrapped(let inner): plainName(inner)
    case .array: "Array"
    case .dictionary: "Dictionary"
    default: nil
    }
  }

  // MARK: - What is declared

  /// Notes the types of variables that statements declare, those of bodies inside them too.
  ///
  /// Variables of inner scopes are noted for the whole text, as a translation may not tell them
  /// apart.
  mutating func learn(_ statements: [Statement]) {
    for statement in statements {
      switch statement.kind {
      case .variables(let variables): learn(variables)
      case .block(let body), .autoreleasePool(let body), .doLoop(let body, _),
        .whileLoop(_, let body), .guarding(_, let body), .forLoop(_, _, _, let body):
        learn(body)
      case .forIn(let pattern, let sequence, _, let body):
        if case .binding(let name, _) = pattern,
          case .binary(let sign, let first, _) = sequence.kind,
          sign == .closedRange || sign == .halfOpenRange
        {
          types[name.text] = inferredType(first)
        }
        learn(body)
      case .conditional(_, let then, let otherwise):
        learn(then + (otherwise.map { [$0] } ?? []))
      default: break
      }
    }
  }

  /// A type that is not known is not noted, so that an outer variable of that name still is.
  mutating func learn(_ variables: VariableDeclaration) {
    for binding in variables.bindings {
      guard case .binding(let name, _) = binding.pattern else { continue }
      let type = type(of: binding)
      if case .named("id", _, _) = type.kind { continue }
      types[name.text] = type
    }
  }
}
