extension TypedExpression {
  /// What is evaluated for it, in that order.
  ///
  /// Statements and closures are no part of it, nor is what it stores into.
  package var parts: [TypedExpression] {
    var parts: [TypedExpression] = []
    var copy = self
    copy.changeParts { parts.append($0) }
    return parts
  }

  /// Changes what is evaluated for it, in that order.
  package mutating func changeParts(_ change: (inout TypedExpression) -> Void) {
    func changed(_ part: TypedExpression) -> TypedExpression {
      var part = part
      change(&part)
      return part
    }
    switch kind {
    case .constant, .integerLiteral, .local, .slot, .receiver, .field, .outlet, .global,
      .unownedGlobal, .window, .currentController, .availability, .tuplePart, .standIn, .closure,
      .statements, .endlessDefault, .allCases, .assertion, .once, .step, .swap, .box:
      break
    case .arrow, .printed, .boxed, .not, .negation, .complement, .promotion, .narrowed,
      .dereference, .cast, .isType, .attempt, .address, .lent, .structMember, .recordPart,
      .dynamicMember, .libraryProperty, .chainLink, .answeringLink, .chain, .forced, .rawValue,
      .fromRawValue, .tested, .demanded, .measured, .unrelied, .assignment, .compoundAssignment:
      changePart(changed)
    case .arithmetic, .joined, .comparison, .logical, .coalescing, .patternMatch, .comma, .range,
      .elvis, .recordElement, .element, .mapOptional, .conditional, .swiftElement, .slice:
      changeOperands(changed)
    case .string, .array, .set, .dictionary, .tuple, .structure, .record, .enumCase,
      .makeStructure:
      changeElements(changed)
    case .message, .superMessage, .call, .function, .dynamicCall, .builtin, .primitive,
      .libraryMethod, .libraryMutation, .mutatingCall:
      changeArguments(changed)
    }
  }

  /// Of what is made of one expression; what is assigned is evaluated before its place.
  private mutating func changePart(_ changed: (TypedExpression) -> TypedExpression) {
    switch kind {
    case .arrow(let a, let slot, let name): kind = .arrow(changed(a), slot: slot, named: name)
    case .printed(let a, let isInside): kind = .printed(changed(a), isInside: isInside)
    case .boxed(let a): kind = .boxed(changed(a))
    case .not(let a): kind = .not(changed(a))
    case .negation(let a): kind = .negation(changed(a))
    case .complement(let a): kind = .complement(changed(a))
    case .promotion(let a): kind = .promotion(changed(a))
    case .narrowed(let a): kind = .narrowed(changed(a))
    case .dereference(let a): kind = .dereference(changed(a))
    case .cast(let form, let a, let test): kind = .cast(form, changed(a), test)
    case .isType(let a, let test): kind = .isType(changed(a), test)
    case .attempt(let form, let a): kind = .attempt(form, changed(a))
    case .address(let a, let slot, let name): kind = .address(changed(a), slot: slot, named: name)
    case .lent(let a, let loans): kind = .lent(changed(a), loans)
    case .structMember(let member, let a): kind = .structMember(member, changed(a))
    case .recordPart(let place, let a): kind = .recordPart(place, changed(a))
    case .dynamicMember(let name, let a, let place):
      kind = .dynamicMember(name, changed(a), place)
    case .libraryProperty(let name, let a, let line):
      kind = .libraryProperty(name, changed(a), line: line)
    case .chainLink(let a): kind = .chainLink(changed(a))
    case .answeringLink(let a, let selector): kind = .answeringLink(changed(a), selector)
    case .chain(let a): kind = .chain(changed(a))
    case .forced(let a): kind = .forced(changed(a))
    case .rawValue(let a): kind = .rawValue(changed(a))
    case .fromRawValue(let a, let cases, let id): kind = .fromRawValue(changed(a), cases, of: id)
    case .tested(let a, let isUsed): kind = .tested(changed(a), isUsed: isUsed)
    case .demanded(let a): kind = .demanded(changed(a))
    case .measured(let a, let use): kind = .measured(changed(a), use)
    case .unrelied(let a): kind = .unrelied(changed(a))
    case .assignment(let store, let place, let a):
      kind = .assignment(store, place: place, value: changed(a))
    case .compoundAssignment(let sign, let store, let place, let a, let line):
      kind = .compoundAssignment(sign, store, place: place, value: changed(a), line: line)
    default: break
    }
  }

  private mutating func changeOperands(_ changed: (TypedExpression) -> TypedExpression) {
    switch kind {
    case .arithmetic(let sign, let a, let b, let line):
      kind = .arithmetic(sign, changed(a), changed(b), line: line)
    case .joined(let a, let b, let line): kind = .joined(changed(a), changed(b), line: line)
    case .comparison(let sign, let a, let b): kind = .comparison(sign, changed(a), changed(b))
    case .logical(let sign, let a, let b): kind = .logical(sign, changed(a), changed(b))
    case .coalescing(let a, let b): kind = .coalescing(changed(a), changed(b))
    case .patternMatch(let a, let b): kind = .patternMatch(changed(a), changed(b))
    case .comma(let a, let b): kind = .comma(changed(a), changed(b))
    case .range(let a, let b, let isClosed, let line):
      kind = .range(changed(a), changed(b), isClosed: isClosed, line: line)
    case .elvis(let a, let b): kind = .elvis(changed(a), changed(b))
    case .recordElement(let record, let a, let b):
      kind = .recordElement(record, changed(a), changed(b))
    case .element(let a, let b, let line): kind = .element(changed(a), changed(b), line: line)
    case .mapOptional(let a, let b, let line):
      kind = .mapOptional(changed(a), changed(b), line: line)
    case .conditional(let a, let b, let c): kind = .conditional(changed(a), changed(b), changed(c))
    case .swiftElement(let a, let b, let c, let line):
      kind = .swiftElement(changed(a), changed(b), fallback: c.map(changed), line: line)
    case .slice(let a, let b, let c, let isClosed, let line):
      kind = .slice(
        changed(a), from: b.map(changed), to: c.map(changed), isClosed: isClosed, line: line)
    default: break
    }
  }

  private mutating func changeElements(_ changed: (TypedExpression) -> TypedExpression) {
    switch kind {
    case .string(let all): kind = .string(all.map(changed))
    case .array(let all): kind = .array(all.map(changed))
    case .set(let all): kind = .set(all.map(changed))
    case .dictionary(let all):
      kind = .dictionary(all.map { Pair(key: changed($0.key), value: changed($0.value)) })
    case .tuple(let all, let labels): kind = .tuple(all.map(changed), labels: labels)
    case .structure(let all): kind = .structure(all.map(changed))
    case .record(let record, let all):
      kind = .record(record, all.map { Part(place: $0.place, value: changed($0.value)) })
    case .enumCase(let name, let id, let labels, let all):
      kind = .enumCase(name, of: id, labels: labels, all.map(changed))
    case .makeStructure(let id, let all):
      kind = .makeStructure(
        id, all.map { Field(slot: $0.slot, ivar: $0.ivar, value: changed($0.value)) })
    default: break
    }
  }

  /// Of a call; what a mutating one changes is read after its arguments.
  private mutating func changeArguments(_ changed: (TypedExpression) -> TypedExpression) {
    switch kind {
    case .message(var message):
      message.receiver = changed(message.receiver)
      message.arguments = message.arguments.map(changed)
      kind = .message(message)
    case .superMessage(let selector, let owner, let all, let line):
      kind = .superMessage(selector, owner: owner, all.map(changed), line: line)
    case .call(let callee, let all, let line):
      kind = .call(changed(callee), all.map(changed), line: line)
    case .function(let number, let all, let line):
      kind = .function(number, all.map(changed), line: line)
    case .dynamicCall(var call):
      call.target = changed(call.target)
      call.message.arguments = call.message.arguments.map(changed)
      kind = .dynamicCall(call)
    case .builtin(let name, let all, let line):
      kind = .builtin(name, all.map(changed), line: line)
    case .primitive(let primitive, let all, let line):
      kind = .primitive(primitive, all.map(changed), line: line)
    case .libraryMethod(var call):
      call.target = changed(call.target)
      call.arguments = call.arguments.map(changed)
      kind = .libraryMethod(call)
    case .libraryMutation(var call, let store, let isAlone):
      call.arguments = call.arguments.map(changed)
      kind = .libraryMutation(call, store, isAlone: isAlone)
    case .mutatingCall(let selector, let target, let all, let store, let isAlone, let line):
      kind = .mutatingCall(
        selector, target, all.map(changed), store, isAlone: isAlone, line: line)
    default: break
    }
  }
}
