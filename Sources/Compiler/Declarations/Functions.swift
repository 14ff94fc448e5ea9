import Checks
import Desugaring
import Diagnostics
import Lookup
import ObjectModel
import Syntax
import TypedTree

// Bodies of functions and methods.
extension Typing {
  /// Resolves a body in a context of its own.
  mutating func body(
    _ statements: [Statement], _ parameters: [(name: String, type: StaticType)],
    in inner: Surroundings, prologue: (inout Typing) -> [TypedStatement] = { _ in [] }
  ) -> TypedBody {
    let outer = context
    defer { context = outer }
    context = inner
    context.scopes = [Surroundings.Scope()]
    return countingLocals { $0.body(statements, parameters, prologue) }
  }

  /// The order decides the slots of a frame: parameters first, which the call site fills by
  /// position.
  private mutating func body(
    _ statements: [Statement], _ parameters: [(name: String, type: StaticType)],
    _ prologue: (inout Typing) -> [TypedStatement]
  ) -> TypedBody {
    let slots = parameters.map { declare(parameter: $0.name, $0.type) }
    let before = prologue(&self)
    let main = block(implicitlyReturning(statements))
    var body = TypedBody(
      name: context.selector.name, home: source.name, memory: memory, dialect: context.dialect,
      parameters: slots, prologue: before, main: main, slotCount: context.slotCount,
      stackBlocks: context.stackBlocks,
      returns: context.returns.isVoid ? nil : context.returns.field)
    body.suspends = context.suspends
    return body
  }

  /// A parameter of a body or closure; one that is a variable of the caller's lies on the heap for
  /// the time of the call. What a call takes, it gives back itself.
  ///
  /// A parameter is a constant in Swift, and a variable in C.
  mutating func declare(parameter name: String, _ type: StaticType) -> TypedBody.Parameter {
    defer { context.scopes[0].owned = [] }
    if type.isInOut {
      var type = type
      type.isInOut = false
      declare(local: name, type, strength: .strong, isShared: true)
      return TypedBody.Parameter(name: name, type: .any, isOwned: true)
    }
    let isOwned = isARC && type.mayHoldObject
    var type = type
    (type.keepsClosure, type.isAutoclosure, type.builder) = (false, false, nil)
    declare(local: name, type, strength: isOwned ? .strong : .unowned, isConstant: isSwift)
    context.scopes[0].locals[name]?.isParameter = true
    return TypedBody.Parameter(name: name, type: type.field, isOwned: isOwned)
  }

  /// Swift returns the only expression of a body.
  ///
  /// SE-0255, and SE-0380 for `if` and `switch` as the only statement.
  func implicitlyReturning(_ statements: [Statement]) -> [Statement] {
    isSwift && !context.returns.isVoid ? statements.asResult : statements
  }

  /// A function at the top level.
  mutating func declare(_ function: Function) {
    declare(generics: function.generics)
    declare(
      function, meaning: function.openParameters, inBody: meanings(of: function.generics, []))
    typeUnlessDeclaring()
  }

  /// A function whose generic parameters have meanings; answers what callers see of it.
  ///
  /// It gets its number, and is known where all is announced at once, before its body is typed, so
  /// that it may call itself and others it.
  @discardableResult
  mutating func declare(
    _ function: Function, meaning parameters: [String: ParameterMeaning],
    inBody own: [String: ParameterMeaning]? = nil
  ) -> FunctionSignature? {
    let function = declarations.built(function)
    guard let statements = function.body else { return nil }
    let outer = (context.parameters, context.available)
    (context.parameters, context.available) = (
      parameters, sight.version(of: function.attributes)
    )
    defer { (context.parameters, context.available) = outer }
    report(sight.heldByValue(by: function))
    note(versionOf: function)
    if function.isOperator { declarations.operators.insert(function.name.text) }
    let isVariadic = !isSwift && function.parameters.last?.isVariadic == true
    let named = function.parameters.dropLast(isVariadic ? 1 : 0)
    let types = Array(parameterTypes(of: function).prefix(named.count))
    var inner = Surroundings(memory: memory, dialect: context.dialect)
    inner.parameters = own ?? parameters
    inner.selector = Selector(function.name.text)
    inner.returns = function.returns.map { type($0) } ?? .void
    inner.functionName =
      function.dialect == .objectiveC ? function.name.text : function.nameInSwift
    checkReturn(of: function, inner.returns)
    noteNever(function)
    inner = noting(function, in: inner)
    inner.available = sight.version(of: function.attributes)
    // The function may call itself.
    let number = declarations.bodyCount
    declarations.bodyCount += 1
    var signature = FunctionSignature(
      name: function.name.text, body: number, labels: named.map(\.callLabel),
      parameters: types, defaults: defaultValues(of: function, types), returns: inner.returns,
      isVariadic: isVariadic, effects: Effects(of: function))
    signature.origin = FunctionSignature.Origin(function.range, in: source)
    let isOpen = !function.generics.isEmpty && function.dialect == .swift && !source.isModule
    if isOpen { signature.generic = GenericFunction(function, in: source) }
    if announcedPlace != nil { declarations.declare(signature) }
    context.parameters = inner.parameters
    var slots = zip(named, parameterTypes(of: function)).map { (name: $0.name.text, type: $1) }
    if isVariadic { slots.append((name: TypedBody.Parameter.more, type: .any)) }
    wait(.function(number, statements, slots, inner))
    if function.dialect == .swift {
      wait(.returns(statements, .globalFunction, function.returns, function.range))
    }
    return signature
  }

  /// C's enumerations: names of numbers.
  mutating func declare(constants: [TypeDeclaration.EnumCase], named name: Name?) {
    if let name { declarations.aliases[name.text] = .int }
    var next = 0
    for constant in constants {
      if let value = constant.rawValue {
        next = self.constant(value) ?? next
      }
      declarations.constants[constant.name.text] = .int(next)
      next &+= 1
    }
  }

  /// The value of a constant expression of C; nil with a diagnostic where it is none.
  ///
  /// C's integer constant expressions (C11 6.6): what cannot be folded is reported at the part that
  /// is none. Overflow wraps around.
  mutating func constant(_ expression: Expression) -> Int? {
    switch expression.kind {
    case .integer(let value): return value
    case .character(let scalar): return Int(scalar.value)
    case .name(let name):
      if let macro = declarations.macros[name], expansions.begin() {
        defer { expansions.end() }
        return constant(macro)
      }
      if let value = declarations.constants[name] ?? Constants.value(of: name) {
        return value.integer
      }
    case .unary(.minus, let inner): return constant(inner).map { 0 &- $0 }
    case .binary(let sign, let one, let other):
      guard let a = constant(one), let b = constant(other) else { return nil }
      if let value = sign.folding(a, b) { return value }
    default: break
    }
    refuse(.expression, at: expression.range)
    return nil
  }
}

extension Parameter {
  /// The label a Swift call writes; empty for `_`.
  var callLabel: String { label.map { $0.text == "_" ? "" : $0.text } ?? "" }
}

extension BinaryOperator {
  /// The value of a constant expression of C's integers, which wrap around; nil where it has none.
  ///
  /// Division by zero, comparison and logic have none; clang would fold the latter two.
  fileprivate func folding(_ one: Int, _ other: Int) -> Int? {
    switch self {
    case .add: one &+ other
    case .subtract: one &- other
    case .multiply: one &* other
    case .divide: other == 0 ? nil : one.dividedReportingOverflow(by: other).partialValue
    case .remainder:
      other == 0 ? nil : one.remainderReportingOverflow(dividingBy: other).partialValue
    case .shiftLeft: one &<< other
    case .shiftRight: one &>> other
    case .bitAnd: one & other
    case .bitOr: one | other
    case .bitXor: one ^ other
    case .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual, .identical,
      .notIdentical, .and, .or, .coalesce, .closedRange, .halfOpenRange, .wrappingAdd,
      .wrappingSubtract, .wrappingMultiply, .patternMatch, .comma:
      nil
    }
  }
}
