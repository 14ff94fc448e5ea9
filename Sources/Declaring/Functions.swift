import Checks
import Desugaring
package import Lookup
import ObjectModel
package import Syntax
package import TypedTree

// Bodies of functions and methods.
extension Typing {
  /// A parameter of a body or closure; one that is a variable of the caller's lies on the heap for
  /// the time of the call. What a call takes, it gives back itself.
  ///
  /// A parameter is a constant in Swift, and a variable in C.
  package mutating func declare(parameter name: String, _ type: StaticType) -> TypedBody.Parameter {
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
  package func implicitlyReturning(_ statements: [Statement]) -> [Statement] {
    isSwift && !context.returns.isVoid ? statements.asResult : statements
  }

  /// A function at the top level.
  package mutating func declare(_ function: Function) {
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
  package mutating func declare(
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
  package mutating func declare(constants: [TypeDeclaration.EnumCase], named name: Name?) {
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

  /// Notes what a function of Swift's says of errors and waiting.
  package func noting(_ function: Function, in inner: Surroundings) -> Surroundings {
    guard function.dialect == .swift else { return inner }
    var inner = inner
    (inner.handlesErrors, inner.isAsync) = (function.isThrowing, function.isAsync)
    inner.isNonisolated = function.modifiers.contains { $0.text == "nonisolated" }
    inner.isOffMainActor = isOffMainActor(function, in: inner)
    inner.borrowed = Set(
      function.parameters.filter { parameter in
        guard let reference = parameter.type, case .function = reference.kind else { return false }
        // Those of a list outlive the call as any list does.
        return !reference.keepsClosure && !parameter.isVariadic
      }.map(\.name.text))
    return inner
  }

  /// Notes what never returns.
  package mutating func noteNever(_ function: Function) {
    if function.returns?.className == "Never" { declarations.never.insert(function.name.text) }
  }
}

extension Parameter {
  /// The label a Swift call writes; empty for `_`.
  package var callLabel: String { label.map { $0.text == "_" ? "" : $0.text } ?? "" }
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

extension Function {
  /// What `#function` says in it.
  package var nameInSwift: String {
    let labels = parameters.map { ($0.label?.text ?? "_") + ":" }.joined()
    return "\(name.text)(\(labels))"
  }
}
