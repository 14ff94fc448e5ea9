import Checks
import Declaring
import Desugaring
import Diagnostics
import Lookup
import Meaning
import ObjectModel
import Syntax
import TypedTree
import UIKitAPI

// Calling what a value holds: blocks, closures, functions.
extension Typing {
  /// Calls the value of an expression.
  ///
  /// A value with a `callAsFunction` method is called by that (SE-0253); what cannot be called is
  /// reported at the call.
  mutating func call(
    value callee: TypedExpression, _ arguments: [Argument], _ name: String, _ range: SourceRange
  ) -> TypedExpression {
    let signature = callee.type.signature
    if isSwift, callee.type.optionality == .none,
      let method = findMethod("callAsFunction", arguments, callee.type)
    {
      let place = MessagePlace(line: line(of: range), text: name)
      return call(method, Name("callAsFunction", at: range), on: callee, place)
    }
    if isSwift, !callee.isMissing, !callee.type.mayBeCalled {
      report(.notAFunction(type: callee.type.nameOfValue), at: range)
      return .missing
    }
    // Of a function that is pointed to, nothing is known.
    if standsIn, !isSwift, signature == nil, callee.type.className == nil {
      let values = arguments.map { argument(unknown: $0) }
      let function = TypedExpression(
        .any, .coalescing(callee, TypedExpression(.any, .standIn(name))))
      return calling(function, values, answering: .any, range)
    }
    if isSwift, signature != nil, callee.type.optionality == .optional {
      report(
        .optionalValue(type: callee.type.unwrapped.swiftName), at: range, suggestion: "?")
      return .missing
    }
    if isSwift, callee.type.mayWait.content == true {
      report(sight.problems(of: Effects(isAsync: true), at: range))
    }
    let parameters = signature?.dropLast() ?? []
    // Empty parentheses of a block type of C say nothing of its parameters.
    if signature != nil, parameters.count != arguments.count, isSwift || !parameters.isEmpty {
      report(
        .argumentCount(of: name, expected: parameters.count, found: arguments.count), at: range)
    }
    let values = arguments.enumerated().map { place, argument in
      self.argument(argument, expecting: place < parameters.count ? parameters[place] : nil)
    }
    return calling(callee, values, answering: signature?.last ?? .any, range)
  }

  /// A local function, by its labels.
  ///
  /// Labels and defaults are those of its declaration, unlike a closure's, which has none.
  mutating func call(
    localFunction local: Local, _ function: FunctionSignature, _ arguments: [Argument],
    _ range: SourceRange
  ) -> TypedExpression {
    guard
      let values = matched(
        arguments, to: function.labels, function.parameters, function.defaults)
    else {
      report(
        .argumentCount(
          of: function.name, expected: function.parameters.count, found: arguments.count),
        at: range)
      return .missing
    }
    report(sight.problems(of: function.effects, at: range))
    return calling(read(local, at: range), values, answering: function.returns, range)
  }

  /// A call that answers nothing is not echoed at the prompt.
  mutating func calling(
    _ callee: TypedExpression, _ arguments: [TypedExpression], answering type: StaticType,
    _ range: SourceRange
  ) -> TypedExpression {
    TypedExpression(
      type, isEchoed: !type.isVoid, .call(callee, arguments, line: line(of: range)))
  }

  // MARK: - Operators and functions as values

  /// `sorted(by: >)`, `reduce(0, +)`.
  mutating func operatorValue(_ name: String, at range: SourceRange) -> TypedExpression? {
    guard isSwift else { return nil }
    if let count = Typing.functionValues[name] {
      return closure(Closure(calling: name, with: count, at: range), expecting: nil, at: range)
    }
    guard let sign = BinaryOperator(rawValue: name) else { return nil }
    return closure(Closure(of: sign, at: range), expecting: nil, at: range)
  }

  /// The functions of Swift's library that are handed on by their names, and how many values they
  /// take there.
  private static let functionValues = ["max": 2, "min": 2, "abs": 1]

  // MARK: - Methods as values

  /// `self.handleTap` without parentheses: a method of the learner's as a closure.
  ///
  /// The object is captured when the value is made, as a partial application of Swift's does.
  mutating func methodValue(_ base: Expression, _ name: Name, _ type: StaticType)
    -> TypedExpression?
  {
    guard isSwift, let method = sight.method(named: name.text, of: type) else { return nil }
    return value(of: method, base, name)
  }

  /// `Point.moved`: a function that is handed a value and answers its method; nil where instances
  /// have none of that name, or the type has a member that has it.
  mutating func unboundMethod(
    _ base: Expression, _ name: Name, _ type: StaticType
  ) -> TypedExpression? {
    guard isSwift, let owner = type.className, name.text != "init",
      sight.signature(of: Selector(name.text), for: type) == nil,
      declarations.enumerations[owner]?.named(name.text) == nil
    else { return nil }
    let instance = StaticType.instance(of: owner)
    if Prelude.mayHave(instance), Prelude.member(name.text + "()", of: instance) != nil {
      let code = Written(range: base.range)
      let call = Closure(
        body: [
          Statement(.expression(code.call(code.name(" value"), name.text, [])), at: base.range)
        ])
      let made = Closure(
        parameters: [Parameter(name: Name(" value", at: base.range), type: nil)],
        body: [Statement(.result(Expression(.closure(call), at: base.range)), at: base.range)])
      return closure(made, expecting: .closure([instance], returning: .any), at: base.range)
    }
    guard sight.method(named: name.text, of: instance) != nil else { return nil }
    let method = Expression(
      .member(Expression(.name("$0"), at: base.range), name), at: base.range)
    let made = Closure(body: [Statement(.expression(method), at: base.range)])
    return closure(
      made, expecting: .closure([.instance(of: owner)], returning: .any), at: base.range)
  }

  /// `view.addSubview` without parentheses: the same of a method of the framework's; nil where the
  /// name is a property's.
  mutating func frameworkMethodValue(_ base: Expression, _ name: Name, _ type: StaticType)
    -> TypedExpression?
  {
    guard isSwift, !type.isMetatype, sight.getter(name.text, of: type) == nil else { return nil }
    let fitting = sight.methods(named: name.text, of: type).compactMap {
      selector, full -> MethodSignature? in
      if full.labels.isEmpty { return nil }
      return MethodSignature(
        selector: selector, isStatic: false,
        parameters: full.labels.indices.map { sight.expected(selector, $0, of: type) ?? .any },
        returns: sight.result(of: selector, for: type, nil), base: full.base, labels: full.labels,
        defaults: full.labels.map { _ in nil })
    }
    return fitting.min { $0.labels.count < $1.labels.count }.map { value(of: $0, base, name) }
  }

  /// The same of what a protocol of the program's asks for, of a value of which nothing else is known.
  ///
  /// Nil where a property somewhere has the name, since the value may be of that type.
  mutating func askedMethodValue(
    _ base: Expression, _ name: Name, _ type: StaticType
  ) -> TypedExpression? {
    let asked = declarations.requiredMembers.values.joined()
    guard isSwift, type.className == nil, !type.isTuple,
      let method = asked.filter({ $0.hasPrefix(name.text + "(") }).min(),
      !asked.contains(name.text),
      !declarations.drafts.values.contains(where: { $0.properties[name.text] != nil })
    else { return nil }
    let labels = method.dropFirst(name.text.count + 1).split(separator: ":").dropLast()
      .map { $0 == "_" ? "" : String($0) }
    return value(
      of: MethodSignature(
        selector: Selector(name.text), isStatic: false, parameters: labels.map { _ in .any },
        returns: askedType(of: method, type), base: name.text, labels: labels,
        defaults: labels.map { _ in nil }), base, name)
  }

  /// A closure that owns an object and sends it a message.
  private mutating func value(
    of method: MethodSignature, _ base: Expression, _ name: Name
  ) -> TypedExpression {
    let closure = Closure(calling: name, of: base, labels: method.labels)
    var expected = StaticType.object("closure")
    expected.signature = method.parameters + [method.returns]
    var value = self.closure(closure, expecting: expected, at: base.range)
    value.type = expected
    return value
  }
}
