import Diagnostics
import Syntax
import UIKitAPI

// Expressions.
extension SwiftTranslation {
  /// The same place, so that what is said of it points into the text that was read.
  func expression(_ expression: Expression) -> Expression {
    Expression(kind(expression), at: expression.range)
  }

  /// In this order: literals, places and calls, operators.
  func kind(_ expression: Expression) -> Expression.Kind {
    literal(expression) ?? access(expression) ?? operation(expression)
  }

  // MARK: - Trees of Swift

  func name(_ text: String, at range: SourceRange) -> Expression {
    Expression(.name(text), at: range)
  }

  func member(_ base: Expression, _ text: String, at range: SourceRange) -> Expression {
    Expression(.member(base, Name(text, at: range)), at: range)
  }

  func call(_ callee: Expression, _ arguments: [Argument], at range: SourceRange) -> Expression {
    Expression(.call(callee, arguments), at: range)
  }

  /// A dotted path: `UIControl.Event.touchUpInside`.
  func path(_ text: String, at range: SourceRange) -> Expression {
    let names = text.split(separator: ".").map(String.init)
    return names.dropFirst().reduce(name(names.first ?? text, at: range)) {
      member($0, $1, at: range)
    }
  }

  // MARK: - Literals

  /// Boxes go, as Swift boxes by itself; characters are texts.
  private func literal(_ expression: Expression) -> Expression.Kind? {
    switch expression.kind {
    case .nilLiteral, .boolean, .integer, .real: return expression.kind
    case .string: return expression.kind
    case .cString(let text): return .string([.text(text)])
    case .character(let scalar): return .string([.text(String(Character(scalar)))])
    case .array(let elements): return .array(elements.map { self.expression($0) })
    case .dictionary(let pairs):
      return .dictionary(
        pairs.map {
          Expression.Pair(key: self.expression($0.key), value: self.expression($0.value))
        })
    case .boxed(let value): return kind(value)
    case .selector(let text): return .selector(Self.selectorName(text))
    case .protocolLiteral(let name):
      return .member(
        self.name(protocolName(name.text), at: name.range), Name("self", at: name.range))
    case .compound(let type, let elements):
      return compound(type, elements, expression.range).kind
    case .closure(let closure): return .closure(self.closure(closure))
    case .statements(let body): return call(statements: body, at: expression.range).kind
    default: return nil
    }
  }

  /// `turn:by:` as `#selector` has it: `turn(_:by:)`, and `refresh` as it is.
  private static func selectorName(_ selector: String) -> String {
    let name = SwiftNames.fullName(selector: selector)
    return name.labels.isEmpty ? name.base : name.text
  }

  /// A block; its parameters' types are known from the place where it stands.
  private func closure(_ closure: Closure) -> Closure {
    var inner = self
    inner.isInInitializer = false
    inner.learn(closure.parameters)
    let parameters = closure.parameters.map { Parameter(name: $0.name, type: nil) }
    var body = inner.statements(closure.body)
    // The only expression of a closure is its value.
    if body.count == 1, case .result(let value?) = body[0].kind {
      body[0].kind = .expression(value)
    }
    return Closure(parameters: parameters, body: body)
  }

  /// `({ …; x; })`: a closure that is called where it stands.
  private func call(statements: [Statement], at range: SourceRange) -> Expression {
    var body = statements
    if let last = body.last, case .expression(let value) = last.kind {
      body[body.count - 1].kind = .result(value)
    }
    let closure = Expression(.closure(closure(Closure(body: body))), at: range)
    return call(closure, [], at: range)
  }

  // MARK: - Access

  /// Names, members, messages. The current controller is `self` in a class.
  private func access(_ expression: Expression) -> Expression.Kind? {
    let range = expression.range
    switch expression.kind {
    case .name(let name): return self.name(name, range)
    case .selfReference, .superReference, .currentSelector: return expression.kind
    case .currentController: return .selfReference
    case .member(let base, let name): return member(of: base, name)
    case .arrow(let base, let name):
      return .member(self.expression(base), Name(ivar(name.text) ?? name.text, at: name.range))
    case .element(let base, let arguments):
      return access(base) {
        .element($0, arguments.map { Argument(self.expression($0.value)) })
      }
    case .message(let receiver, let pieces): return message(receiver, pieces, range)
    case .call(let callee, let arguments): return call(callee, arguments.map(\.value), range)
    case .type(let type): return .type(self.type(type))
    default: return nil
    }
  }

  /// A constant by its path in Swift, an ivar as the property that it stands for.
  private func name(_ name: String, _ range: SourceRange) -> Expression.Kind {
    if let constant = ownConstants[name] ?? SwiftNames.swiftConstant(name) {
      return path(constant, at: range).kind
    }
    if known[name] == nil || enclosing?.properties[name] != nil, let property = ivar(name) {
      return .member(Expression(.selfReference, at: range), Name(property, at: range))
    }
    if name.first?.isUppercase == true { return .name(className(name)) }
    return .name(name)
  }

  /// A class where a value stands; Foundation's collections keep the names of their own there.
  func className(_ name: String) -> String {
    ["NSArray", "NSDictionary", "NSSet"].contains(name) ? name : SwiftNames.swiftType(name)
  }

  /// The property behind an ivar of the class around: `_label` is `label`.
  private func ivar(_ name: String) -> String? {
    guard let enclosing else { return nil }
    if let property = enclosing.properties[name] { return property }
    guard name.hasPrefix("_"), name.utf8.count > 1 else { return nil }
    let bare = String(name.dropFirst())
    return ownProperties[bare] ?? bare
  }

  /// `Type.factory` by the member that Swift made of it; of a value, the property's Swift name.
  private func member(of base: Expression, _ name: Name) -> Expression.Kind {
    if case .name(let type) = base.kind, type.first?.isUppercase == true,
      let member = SwiftNames.member(type: type, factory: name.text)
    {
      return .member(self.name(className(type), at: base.range), Name(member, at: name.range))
    }
    let swift = ownProperties[name.text] ?? SwiftNames.swiftProperty(name.text)
    return access(base) { .member($0, Name(swift, at: name.range)) }
  }

  /// Something of a value, in an optional chain where the value may be nil.
  func access(_ base: Expression, _ build: (Expression) -> Expression.Kind) -> Expression.Kind {
    var inner = expression(base)
    var isChain = false
    if case .chain(let links) = inner.kind { (inner, isChain) = (links, true) }
    if mayBeNil(base) {
      (inner, isChain) = (Expression(.chainLink(inner), at: base.range), true)
    }
    let kind = build(inner)
    return isChain ? .chain(Expression(kind, at: base.range)) : kind
  }

  // MARK: - Operators

  /// Steps become assignments, as Swift has no `++`; `a, b` becomes the second part of a tuple,
  /// which evaluates both.
  private func operation(_ expression: Expression) -> Expression.Kind {
    let range = expression.range
    switch expression.kind {
    case .unary(let operation, let operand): return unary(operation, operand)
    case .step(let step, _, let operand):
      return .assignment(
        step > 0 ? .add : .subtract, target: self.expression(operand),
        value: Expression(.integer(1), at: range))
    case .binary(.comma, let left, let right):
      let pair = Expression(.tuple([left, right].map { Argument(self.expression($0)) }), at: range)
      return .member(pair, Name("1", at: range))
    case .binary(let operation, let left, let right):
      let isLogical = operation == .and || operation == .or
      return .binary(
        operation, isLogical ? truth(left) : value(left), isLogical ? truth(right) : value(right))
    case .conditional(let condition, nil, let otherwise):
      return .binary(.coalesce, self.expression(condition), self.expression(otherwise))
    case .conditional(let condition, let then, let otherwise):
      return .conditional(
        truth(condition), then.map { self.expression($0) }, self.expression(otherwise))
    case .assignment(let operation, let target, let value):
      return .assignment(
        operation, target: self.expression(target), value: self.value(value))
    case .cast(_, let type, let value): return cast(type, value)
    default: return expression.kind
    }
  }

  /// `!x` of an object is a comparison with nil.
  private func unary(_ operation: UnaryOperator, _ operand: Expression) -> Expression.Kind {
    switch operation {
    case .not: return denial(operand)
    // Outside of arguments Swift has no address of a variable.
    case .plus, .address: return kind(operand)
    case .dereference:
      return .member(expression(operand), Name("pointee", at: operand.range))
    default: return .unary(operation, expression(operand))
    }
  }

  /// `(int)x` is `Int32(x)`, `(UILabel *)x` is `x as! UILabel`; `(id)x` is `x`.
  private func cast(_ type: TypeReference, _ value: Expression) -> Expression.Kind {
    if case .named("id", _, _) = type.kind { return kind(value) }
    if isInferred(type) { return kind(value) }
    if isObject(type) { return .cast(.forced, self.type(type), expression(value)) }
    guard case .named(let word, _, _) = type.kind, let initial = defaultValue(of: word),
      initial == .number, case .named(let name, _, _) = self.type(type).kind
    else { return kind(value) }
    return .call(self.name(name, at: type.range), [Argument(self.value(value))])
  }

  /// An expression whose value is used: what Objective-C has of nil is 0 or NO, which Swift wants
  /// said.
  func value(_ expression: Expression) -> Expression {
    let swift = self.expression(expression)
    guard case .chain = swift.kind else { return swift }
    let nothing: Expression.Kind
    switch known(expression) {
    case .number: nothing = .integer(0)
    case .boolean: nothing = .boolean(false)
    case .object, .optional, nil: return swift
    }
    let range = expression.range
    return Expression(.binary(.coalesce, swift, Expression(nothing, at: range)), at: range)
  }

  // MARK: - Conditions

  /// A value as a condition, which has to be Boolean in Swift.
  func truth(_ value: Expression) -> Expression {
    if case .integer(let number) = value.kind {
      return Expression(.boolean(number != 0), at: value.range)
    }
    guard let other = absence(of: value) else { return self.value(value) }
    return Expression(.binary(.notEqual, self.value(value), other), at: value.range)
  }

  /// The contrary of a truth value, or a comparison with what stands for nothing.
  private func denial(_ value: Expression) -> Expression.Kind {
    guard let other = absence(of: value) else { return .unary(.not, truth(value)) }
    return .binary(.equal, self.value(value), other)
  }

  /// What a value that is no Boolean is compared with.
  private func absence(of value: Expression) -> Expression? {
    switch known(value) {
    case .object, .optional: Expression(.nilLiteral, at: value.range)
    case .number: Expression(.integer(0), at: value.range)
    case .boolean, nil: nil
    }
  }
}
