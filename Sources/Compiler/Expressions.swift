import Checks
import Declaring
import Diagnostics
import Lookup
import Meaning
import ObjectModel
import Syntax
import TypedTree

// Expressions, by their kind.
extension Typing {
  /// Resolves an expression; the expected type decides what `.red` and `nil` are.
  ///
  /// Typed once: what is tried before is taken back by who tries it. Literals of types with
  /// initialisers for them go first.
  mutating func resolve(_ expression: Expression, expecting type: StaticType? = nil)
    -> TypedExpression
  {
    countExpression()
    var typed = madeOfLiteral(expression, type) ?? typed(expression, expecting: type)
    if type?.className == "NSArray", typed.type.className?.genericName == "LazySequence" {
      typed = elements(ofLazy: typed, expression.range)
    }
    typed.range = expression.range
    return typed
  }

  /// What a lazy sequence makes, where a list is asked for: swiftc takes the method of plain
  /// sequences there, which is not lazy.
  private mutating func elements(
    ofLazy sequence: TypedExpression, _ range: SourceRange
  ) -> TypedExpression {
    let place = MessagePlace(line: line(of: range), text: "")
    return callMethod(Name("elements", at: range), [], on: sequence, place, range)
  }

  /// One case per kind. What has arguments that may be lent (`&x`) is typed inside `lending`, so
  /// that the loans end with the call.
  private mutating func typed(
    _ expression: Expression, expecting type: StaticType?
  ) -> TypedExpression {
    switch expression.kind {
    // MARK: Literals
    case .nilLiteral: return .constant(.none, isSwift ? .nothing : .id)
    case .boolean(let value): return .constant(.bool(value), .bool)
    case .integer(let value): return literal(value, expecting: type, at: expression.range)
    case .real(let value): return .constant(.real(value), .real)
    case .string(let parts): return string(parts)
    case .cString(let text): return .constant(.string(text), .any)
    case .character(let scalar): return .constant(.int(Int(scalar.value)), .int)
    case .array(let elements): return array(elements, expecting: type)
    case .dictionary(let pairs): return dictionary(pairs, expecting: type)
    case .boxed(let inner): return boxed(inner)
    case .selector(let text): return selector(text, expression)
    case .protocolLiteral(let name): return .constant(.string(name.text), .id)
    case .compound(let type, let values): return compound(type, values)
    case .statements(let body): return statements(body)
    case .type(let reference): return typeValue(reference)
    case .availability(let version): return TypedExpression(.bool, .availability(version))
    // MARK: Names
    case .name(let name): return self.name(name, at: expression.range, expecting: type)
    case .selfReference: return selfReference(expression.range)
    case .superReference: return superAlone(expression.range)
    case .currentSelector where local(named: "_cmd") != nil:
      return name("_cmd", at: expression.range, expecting: type)
    case .currentSelector: return .constant(.selector(context.selector), .selector)
    case .currentController: return currentController(expression.range)
    case .implicitMember(let name): return implicitMember(name, expecting: type)
    // MARK: Access
    case .member(let base, let name):
      return initializerValue(base, name, expecting: type) ?? member(base, name, expression.range)
    case .arrow(let base, let name): return arrow(base, name)
    case .element(let base, let indices): return element(base, indices, expression.range)
    case .chainLink(let base): return chainLink(base)
    case .chain(let inner): return chain(inner, expecting: type)
    case .forced(let inner): return forced(inner, expecting: type)
    // MARK: Calls
    case .message(let receiver, let pieces):
      return lending { $0.message(receiver, pieces, expression.range) }
    case .call(let callee, let arguments):
      return lending { $0.call(callee, arguments, expression.range, type) }
    // MARK: Operators
    case .unary(let sign, let operand): return unary(sign, operand, expression.range, type)
    case .step(let change, let isPrefix, let target): return step(change, isPrefix, target)
    case .binary(let sign, let one, let other):
      return binary(sign, one, other, expression.range, type)
    case .conditional(let test, let then, let otherwise):
      return conditional(test, then, otherwise, type)
    case .assignment(let sign, let target, let value): return assignment(sign, target, value)
    case .cast(let form, let reference, let inner): return cast(form, reference, inner)
    case .isType(let inner, let reference): return isType(inner, reference)
    case .attempt(let form, let inner): return attempt(form, inner, expecting: type)
    case .tuple(let parts): return tuple(parts, expecting: type)
    case .closure(let closure) where closure.keyPath != nil:
      return keyPath(closure, expecting: type, at: expression.range)
    case .closure(let closure):
      return self.closure(closure, expecting: type, at: expression.range)
    case .partialRange(let lower, let upper, let isClosed):
      return partialRange(lower, upper, isClosed, expression.range)
    }
  }

  /// In Swift both sides become real where one is: `flag ? 1 : 2.5` has a whole literal that is
  /// none. The branches are typed first, and the order of diagnostics follows.
  private mutating func conditional(
    _ test: Expression, _ then: Expression?, _ otherwise: Expression, _ type: StaticType?
  ) -> TypedExpression {
    let other = resolve(otherwise, expecting: type)
    guard let then else {
      let value = resolveTested(test, expecting: type, isUsed: true)
      return TypedExpression(value.type, .elvis(value, other))
    }
    let first = resolve(then, expecting: type)
    let common = StaticType.common(first.type, other.type)
    let test = resolveTested(test)
    guard isSwift, common.field == .real else {
      return TypedExpression(common, .conditional(test, first, other))
    }
    return TypedExpression(
      common, .conditional(test, first.adapted(to: common), other.adapted(to: common)))
  }

  // MARK: - Casts

  /// The type is expected of the value, so that `[] as [Int]` is one; `as?` and `as!` are tested
  /// when the program runs, and C's cast never is.
  private mutating func cast(
    _ form: Expression.CastForm, _ reference: TypeReference, _ inner: Expression
  ) -> TypedExpression {
    let type = type(reference)
    let value = resolve(inner, expecting: type)
    checkBridge(reference, of: value, at: inner.range)
    if form == .coercion, let fact = sight.problem(ofCoercing: value, to: type, inner) {
      report(fact, at: inner.range)
    }
    let result: StaticType =
      switch form {
      case .c, .forced: type
      case .coercion: type == .any ? value.type : type
      case .conditional: type.asOptional
      }
    if form == .c, isUnknown(reference, type) { return takenForUnknown(value) }
    let cast = TypedExpression(result, .cast(form, value, typeTest(reference)))
    guard standsIn, form == .forced, result == .any, isSwift else { return cast }
    // Of nil nothing is left to be known that could be of a type that nobody declares.
    return TypedExpression(
      .any, .coalescing(value, TypedExpression(.any, .standIn(reference.className))))
  }

  /// What the script says is of a class that nobody declares.
  func takenForUnknown(_ value: TypedExpression) -> TypedExpression {
    TypedExpression(.id, .primitive(.takenForUnknown, [value]))
  }

  /// Whether a type of Objective-C's points to objects of a class that nobody declares.
  func isUnknown(_ reference: TypeReference, _ type: StaticType) -> Bool {
    guard standsIn, !isSwift, type == .id, case .pointer(let inner) = reference.kind,
      case .named(let name, _, _) = inner.kind
    else { return false }
    return sight.isStandIn(name)
      || classes.id(named: name) == nil && declarations.aliases[name] == nil
        && StaticType.scalars[name] == nil && name != "instancetype"
  }

  /// A number or structure has no class to ask, so that the test carries the type.
  private mutating func isType(_ inner: Expression, _ reference: TypeReference) -> TypedExpression {
    let test = typeTest(reference)
    return TypedExpression(.bool, .isType(resolve(inner), test))
  }

  /// What tells whether a value is of a type when the program runs.
  mutating func typeTest(_ reference: TypeReference) -> TypeTest {
    let name = reference.className
    if declarations.protocols.contains(name) { return .conforming(to: name) }
    let type = type(reference)
    if type == .any, declarations.typeParameters.contains(name) { return .anything }
    if type.isVoid { return .void }
    return name == "Error" ? .error : .type(type)
  }

  /// An expression of which only the truth, or whether it is nil, is asked; or one that is used
  /// where it is not nil.
  mutating func resolveTested(
    _ expression: Expression, expecting type: StaticType? = nil, isUsed: Bool = false
  ) -> TypedExpression {
    tested(resolve(expression, expecting: type), expression, isUsed: isUsed)
  }
}
