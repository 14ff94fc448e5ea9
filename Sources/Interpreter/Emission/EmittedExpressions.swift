import ObjectModel
import ObjectRuntime
import Simulator
import Syntax
import TypedTree

// Every kind of expression, by what makes it runnable.
extension Emitter {
  /// One case per kind. What the compiler did not understand becomes a stand-in, as it is run only
  /// where stand-ins are.
  mutating func emit(_ expression: TypedExpression) -> Emitted {
    let type = expression.type
    // What was not understood is anything.
    if expression.isMissing { return emit(TypedExpression(.any, .standIn("value"))) }
    switch expression.kind {
    case .constant(let value): return Emitted(.constant(value))
    case .integerLiteral(let value): return Emitted(.constant(.int(value)))
    case .local(let local): return read(local)
    case .slot(let slot): return reading(slot)
    case .receiver: return Emitted(.receiver)
    case .field(let slot, let name): return Emitted(isBorrowed: true, .field(slot, name))
    case .outlet(let slot): return outlet(slot)
    case .arrow(let holder, let slot, let name): return arrow(holder, slot, name)
    case .global(let index): return Emitted(isBorrowed: true, .global(index))
    case .unownedGlobal(let index): return unownedGlobal(index)
    case .window: return window()
    case .currentController: return currentController()
    case .availability(let version): return availability(version)
    case .tuplePart(let place, let slot): return tuplePart(place, slot)
    case .standIn(let name):
      return Emitted { _, turn throws(Fault) in turn.value(ofStandIn: name) }
    case .string(let parts): return string(parts)
    case .printed(let value, let isInside): return printed(value, isInside: isInside)
    case .array(let elements): return array(elements)
    case .set(let elements): return set(elements)
    case .dictionary(let pairs): return dictionary(pairs)
    case .tuple(let parts, let labels): return tuple(parts, labels)
    case .boxed(let value): return boxed(value)
    case .structure(let values): return structure(values, type)
    case .record(let record, let parts): return self.record(record, parts)
    case .closure(let closure): return self.closure(closure)
    case .statements(let steps, let value, let owned): return statements(steps, value, owned)
    case .arithmetic(let sign, let one, let other, let line):
      return arithmetic(sign, one, other, type, line)
    case .joined(let one, let other, let line): return joined(one, other, line)
    case .comparison(let sign, let one, let other): return comparison(sign, one, other)
    case .logical(let sign, let one, let other): return logical(sign, one, other)
    case .coalescing(let one, let other): return coalescing(one, other)
    case .patternMatch(let pattern, let value): return patternMatch(pattern, value)
    case .comma(let one, let other): return comma(one, other)
    case .range(let lower, let upper, let isClosed, let line):
      return range(lower, upper, isClosed, line)
    case .not(let value): return not(value)
    case .negation(let value): return negation(value)
    case .complement(let value): return complement(value)
    case .promotion(let value): return Emitted(emit(value).code)
    case .narrowed(let value): return narrowed(value, type)
    case .dereference(let pointer): return dereference(pointer)
    case .conditional(let test, let one, let other): return conditional(test, one, other, type)
    case .elvis(let value, let other): return elvis(value, other)
    case .cast(let form, let value, let test): return cast(form, value, test, type)
    case .isType(let value, let test): return isType(value, test)
    case .attempt(let form, let value): return attempt(form, value)
    case .assignment(let store, let place, let value): return assignment(store, place, value)
    case .compoundAssignment(let sign, let store, let place, let value, let line):
      return compoundAssignment(sign, store, place, value, line)
    case .step(let change, let isPrefix, let store, let place):
      return step(change, isPrefix, store, place)
    case .swap(let one, let other, let toOne, let toOther):
      return swap(one, other, toOne, toOther)
    case .address(let value, let slot, let name): return address(value, slot, name)
    case .box(let local):
      let slot = local.slot
      return Emitted { frame, _ throws(Fault) in frame.slots[slot] }
    case .lent(let call, let loans): return lent(call, loans)
    case .structMember(let member, let value): return structMember(member, value)
    case .recordPart(let place, let value): return recordPart(place, value, type)
    case .recordElement(let record, let whole, let key):
      return recordElement(record, whole, key, type)
    case .dynamicMember(let name, let holder, let place):
      return dynamicMember(name, holder, place)
    case .libraryProperty(let name, let holder, let line):
      return libraryProperty(name, holder, line)
    case .element(let holder, let key, let line): return element(holder, key, line)
    case .swiftElement(let holder, let key, let fallback, let line):
      return swiftElement(holder, key, fallback, line, of: expression.type)
    case .slice(let whole, let lower, let upper, let isClosed, let line):
      return slice(whole, lower, upper, isClosed, line)
    case .chainLink(let value): return chainLink(value)
    case .answeringLink(let value, let selector): return answeringLink(value, selector)
    case .chain(let value): return chain(value)
    case .forced(let value): return forced(value)
    case .message(let message):
      let receiver = emit(message.receiver)
      return send(message, to: receiver, message.arguments.map { emit($0) }, answering: type)
    case .superMessage(let selector, let owner, let arguments, let line):
      return sendToSuper(selector, owner, arguments, line)
    case .call(let callee, let arguments, let line):
      let callee = emit(callee)
      return call(callee, operands(arguments), answering: type, line)
    case .function(let number, let arguments, let line):
      return function(number, arguments, line)
    case .dynamicCall(let call): return dynamicCall(call, answering: type)
    case .builtin(let name, let arguments, let line): return builtin(name, arguments, line)
    case .primitive(let primitive, let arguments, let line):
      return self.primitive(primitive, arguments, line)
    case .libraryMethod(let call): return libraryMethod(call)
    case .libraryMutation(let call, let store, let isAlone):
      return libraryMutation(call, store, isAlone)
    case .mapOptional(let value, let closure, let line): return mapOptional(value, closure, line)
    case .mutatingCall(let selector, let target, let arguments, let store, let isAlone, let line):
      return mutatingCall(selector, target, arguments, store, isAlone, line)
    case .assertion(let test, let text, let word, let isFailure, let line):
      return assertion(test, text, word, isFailure, line)
    case .once(let token, let store, let call): return once(token, store, call)
    case .endlessDefault:
      return Emitted { _, _ throws(Fault) in throw .endless(.defaultValue) }
    case .enumCase(let name, let id, let labels, let values):
      return enumCase(name, id, labels, values)
    case .allCases(let names, let id): return allCases(names, id)
    case .fromRawValue(let value, let cases, let id): return fromRawValue(value, cases, id)
    case .rawValue(let holder): return rawValue(holder)
    case .makeStructure(let id, let fields): return makeStructure(id, fields)
    case .tested(let value, let isUsed): return tested(value, isUsed)
    case .demanded(let value): return demanded(value)
    case .unrelied(let value): return unrelied(value)
    case .measured(let value, let use): return measured(value, use)
    }
  }

  /// As a call, for where the value is needed in full.
  mutating func code(_ expression: TypedExpression) -> Code { emit(expression).code }

  mutating func code(_ expression: TypedExpression?) -> Code? { expression.map { code($0) } }

  /// In an array, a function would be called through another; an operand is not.
  ///
  /// Nor is anything counted for reading an operand in place.
  mutating func operands(_ expressions: [TypedExpression]) -> Operands {
    Operands(expressions.map { emit($0).operand })
  }

  /// What a call of nothing answers.
  static let noValue: Code = { _, _ throws(Fault) in .none }
}

// MARK: - Places
extension Emitter {
  /// Reading a local: a weak one is nil once its object has died.
  ///
  /// An `unowned` one traps once its object is gone; under manual counting a plain pointer dangles
  /// instead.
  func read(_ local: Local) -> Emitted {
    let slot = local.slot
    if let index = local.global { return Emitted(isBorrowed: true, .global(index)) }
    if isShared(local) { return read(shared: local) }
    if isSwift, local.strength == .unowned, local.type.field == .object {
      return Emitted { frame, turn throws(Fault) in
        try turn.checkUnowned(frame.slots[slot])
      }
    }
    if local.strength == .weak {
      return Emitted { frame, turn throws(Fault) in
        let value = frame.slots[slot]
        guard let id = value.object else { return value }
        return turn.simulation.isAlive(id) ? value : .none
      }
    }
    return Emitted(.local(slot))
  }

  /// What closures share lies in a variable on the heap, whose object is in the slot.
  private func read(shared local: Local) -> Emitted {
    let (slot, isWeak) = (local.slot, local.strength == .weak)
    return Emitted(isBorrowed: true) { frame, turn throws(Fault) in
      guard let id = frame.slots[slot].object else { return .none }
      return turn.read(shared: id, isWeak: isWeak)
    }
  }

  /// A slot that holds a value for the node around it; nobody owns it.
  fileprivate func reading(_ slot: Int) -> Emitted {
    Emitted(isBorrowed: true) { frame, _ throws(Fault) in frame.slots[slot] }
  }

  /// Looked at by its name: a nil outlet of a controller without a view is a clue.
  fileprivate func outlet(_ slot: Int) -> Emitted {
    Emitted(isBorrowed: true) { frame, turn throws(Fault) in
      guard let id = frame.receiver.object else { return .none }
      return turn.look(slot, of: id)
    }
  }

  /// `->` on nil reads at an offset of address 0, which crashes, while a message to nil does not.
  fileprivate mutating func arrow(
    _ holder: TypedExpression, _ slot: Int, _ name: String
  ) -> Emitted {
    let code = code(holder)
    return Emitted(isBorrowed: true) { frame, turn throws(Fault) in
      guard let id = try code(&frame, &turn).object else {
        throw .crash(.badAccess, reason: "'\(name)' of nil is read")
      }
      return turn.look(slot, of: id)
    }
  }

  /// Reading what Swift declared `unowned`.
  fileprivate func unownedGlobal(_ index: Int) -> Emitted {
    Emitted(isBorrowed: true) { _, turn throws(Fault) in
      try turn.checkUnowned(turn.simulation.variables[index].value)
    }
  }

  /// There from the beginning, whoever owns it.
  fileprivate func window() -> Emitted {
    Emitted { _, turn throws(Fault) in .object(turn.simulation.window) }
  }

  /// The controller that bare messages at the prompt go to, when the statement runs.
  fileprivate func currentController() -> Emitted {
    Emitted { _, turn throws(Fault) in turn.simulation.currentController.map(Value.object) ?? .none
    }
  }

  /// A version that is none is never reached.
  fileprivate func availability(_ version: String?) -> Emitted {
    let asked = version.map { UIKitVersion($0) }
    return Emitted { _, turn throws(Fault) in
      guard let asked else { return .bool(true) }
      return .bool(asked.map { turn.simulation.version >= $0 } ?? false)
    }
  }

  fileprivate func tuplePart(_ place: Int, _ slot: Int) -> Emitted {
    Emitted { frame, turn throws(Fault) in
      // What stands in for a tuple stands in for each of its parts.
      guard let values = turn.simulation.compound(frame.slots[slot])?.values else {
        return frame.slots[slot]
      }
      return values.indices.contains(place) ? values[place] : .none
    }
  }
}
