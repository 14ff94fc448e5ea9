import FoundationKit
import ObjectModel
import ObjectRuntime
import StandardLibrary
import TypedTree

// Calls: of blocks and functions, of Swift's library, of methods that change their value.
extension Emitter {
  /// Calls a block or closure. One whose form is known and fits runs in a new frame at once;
  /// anything else goes through `Run.call(block:)`. Calling nil traps in Swift, while in C a block
  /// that is nil crashes in that call.
  func call(
    _ callee: Emitted, _ arguments: Operands, answering type: StaticType, _ line: Int
  ) -> Emitted {
    let code = callee.operand
    let (isSwift, holds) = (isSwift, isARC && callee.isBorrowed)
    let call: Code = { frame, turn throws(Fault) in
      let block = try code.value(&frame, &turn)
      if case .object(let id) = block {
        if holds { turn.hold(id) }
        let run = frame.run
        if let form = run.form(of: id, &turn),
          form.body.parameters.count == arguments.count
        {
          let body = form.body
          var inner = Frame(slots: body.slotCount, on: frame.machine)
          try inner.take(arguments, for: body, from: &frame, &turn)
          turn.stand(at: line)
          try frame.spend()
          if form.isPlainFunction {
            let result = try body.runPlainly(in: &inner, &turn)
            turn.stand(at: line)
            return result
          }
          return try run.call(form, of: id, in: &inner, &turn)
        }
      } else if isSwift, case .none = block {
        if frame.isChainBroken { return .none }
        throw Fault.nilUnwrapped(implicitly: true)
      }
      let values = try arguments.values(&frame, &turn)
      turn.stand(at: line)
      try frame.spend()
      if case .standIn(let name, _) = block {
        try turn.wait(for: values, givenTo: name)
        return block
      }
      return try frame.run.call(block: block, values, in: &turn)
    }
    return Emitted(isARC && !type.isArithmetic ? Emitter.holding(call) : call)
  }

  /// A function's body is looked up when it is called, as it may be emitted after its caller. A
  /// plain one needs neither a level of calls nor a change of speaker.
  mutating func function(
    _ number: Int, _ arguments: [TypedExpression], _ line: Int
  ) -> Emitted {
    let arguments = operands(arguments)
    return Emitted { frame, turn throws(Fault) in
      let body = frame.machine.program.bodies[number]
      var inner = Frame(slots: body.slotCount, on: frame.machine)
      try inner.take(arguments, for: body, from: &frame, &turn)
      turn.stand(at: line)
      try frame.spend()
      if body.isPlainFunction {
        let result = try body.runPlainly(in: &inner, &turn)
        turn.stand(at: line)
        return result
      }
      try turn.enterCall(.function)
      defer { turn.leaveCall() }
      return try frame.run.run(body, in: &inner, &turn)
    }
  }

  /// Only the run shows whether a part of that name is there or a method; the target is evaluated
  /// once, into a slot that both ways read.
  mutating func dynamicCall(
    _ call: TypedExpression.DynamicCall, answering type: StaticType
  ) -> Emitted {
    let code = code(call.target)
    let arguments = call.message.arguments.map { emit($0) }
    let receiver = emit(call.message.receiver)
    let send = send(call.message, to: receiver, arguments, answering: type).code
    let part = emit(call.part)
    let calling = self.call(part, Operands(arguments.map(\.operand)), answering: type, call.line)
      .code
    let (slot, text) = (call.slot, call.name)
    // A method without parameters has the name of no property; others may.
    let method = arguments.isEmpty ? nil : call.message.selector
    return Emitted { frame, turn throws(Fault) in
      let value = try code(&frame, &turn)
      frame.slots[slot] = value
      let isPart =
        turn.simulation.hasPart(text, value)
        && method.map { !turn.responds(value, to: $0) } ?? true
      return isPart ? try calling(&frame, &turn) : try send(&frame, &turn)
    }
  }

  /// A function of C that the library lacks answers nothing.
  mutating func builtin(
    _ name: String, _ arguments: [TypedExpression], _ line: Int
  ) -> Emitted {
    let operands = operands(arguments)
    guard let body = Builtin.all[name]?.body else { return Emitted(Emitter.noValue) }
    return Emitted { frame, turn throws(Fault) in
      let values = try operands.values(&frame, &turn)
      turn.stand(at: line)
      return try body(&turn, values)
    }
  }

  /// Operands are evaluated before the line is set, so that what goes wrong in them is told at
  /// their own line.
  mutating func primitive(
    _ primitive: Primitive, _ arguments: [TypedExpression], _ line: Int?
  ) -> Emitted {
    let operands = operands(arguments)
    return Emitted { frame, turn throws(Fault) in
      let values = try operands.values(&frame, &turn)
      if let line { turn.stand(at: line) }
      return try primitive.perform(values, &frame, &turn)
    }
  }

  /// The message is evaluated only where the test fails: it is an autoclosure in Swift.
  mutating func assertion(
    _ test: TypedExpression?, _ text: TypedExpression?, _ word: String, _ isFailure: Bool,
    _ line: Int
  ) -> Emitted {
    let (test, text) = (code(test), code(text))
    return Emitted { frame, turn throws(Fault) in
      if let test, try test(&frame, &turn).isTrue { return .none }
      let message = try text?(&frame, &turn).text
      turn.stand(at: line)
      guard !isFailure else { throw SwiftLibrary.trap(message ?? "") }
      throw SwiftLibrary.trap(message.map { word + ": " + $0 } ?? word)
    }
  }

  // MARK: - Swift's library

  /// By the library's own method where it knows the value, else by a message to what turns out to
  /// be an object.
  mutating func libraryMethod(_ call: TypedExpression.LibraryCall) -> Emitted {
    let (code, operands) = (code(call.target), operands(call.arguments))
    let (selector, line, mayBeNil) = (call.selector, call.line, call.mayBeNil)
    let method = SwiftLibrary.methods[call.key] ?? SwiftLibrary.closures[call.key]
    let perform = method?.perform
    return Emitted { frame, turn throws(Fault) in
      let value = try code(&frame, &turn)
      turn.stand(at: line)
      if value == .none {
        if frame.isChainBroken || mayBeNil { return .none }
        throw Fault.nilUnwrapped(implicitly: true)
      }
      let values = try operands.values(&frame, &turn)
      if !value.isStandIn, let known = try perform?(&turn, value, values) { return known }
      return try turn.send(selector, to: value, values)
    }
  }

  /// A mutating method: it works on a value nobody else has, which is then stored where it came
  /// from.
  ///
  /// An append to what lies alone in a variable is done in place, without the list being copied; a
  /// method that takes an element out answers that, which is held before the list lets go of it.
  mutating func libraryMutation(
    _ call: TypedExpression.LibraryCall, _ store: TypedStore, _ isAlone: Bool
  ) -> Emitted {
    let (target, operands) = (emit(call.target).operand, operands(call.arguments))
    let (write, isPlace) = (self.store(store), store.isPlace)
    let (key, selector, line) = (call.key, call.selector, call.line)
    let perform = SwiftLibrary.mutations[key]?.perform
    let takes = SwiftLibrary.taking.contains(key)
    let rest: @Sendable (Value, [Value], inout Frame, inout Turn) throws(Fault) -> Value = {
      value, values, frame, turn throws(Fault) in
      let taken =
        takes && !value.isStandIn
        ? try SwiftLibrary.taken(key, from: value, values, &turn) : .none
      if let id = taken.object { turn.hold(id) }
      guard let perform, !value.isStandIn, !turn.isMutableArray(value),
        let changed = try perform(&turn, try turn.unshared(value, isAlone: isAlone), values)
      else {
        return try turn.send(selector, to: value, values)
      }
      // What was changed where it lies is there already.
      if isPlace, let id = changed.object, id == value.object { return taken }
      try write(changed, &frame, &turn)
      return taken
    }
    if key == "append(_:)", isAlone, isPlace, !call.target.isChainLink,
      let element = operands.first
    {
      return Emitted { frame, turn throws(Fault) in
        let element = try element.value(&frame, &turn)
        turn.stand(at: line)
        if case .string(let addition) = element, try target.append(addition, &frame, &turn) {
          return .none
        }
        let value = try target.value(&frame, &turn)
        if try turn.add(element, toOwn: value) { return .none }
        if case .none = value {
          if frame.isChainBroken { return .none }
          throw Fault.nilUnwrapped(implicitly: true)
        }
        return try rest(value, [element], &frame, &turn)
      }
    }
    return Emitted { frame, turn throws(Fault) in
      let value = try target.value(&frame, &turn)
      turn.stand(at: line)
      if case .none = value {
        if frame.isChainBroken { return .none }
        throw Fault.nilUnwrapped(implicitly: true)
      }
      let values = try operands.values(&frame, &turn)
      return try rest(value, values, &frame, &turn)
    }
  }

  /// `nil.map { … }` makes the closure but does not call it.
  mutating func mapOptional(
    _ value: TypedExpression, _ closure: TypedExpression, _ line: Int
  ) -> Emitted {
    let (code, closure) = (code(value), code(closure))
    return Emitted { frame, turn throws(Fault) in
      let value = try code(&frame, &turn)
      let block = try closure(&frame, &turn)
      guard value != .none else { return .none }
      turn.stand(at: line)
      let result = try turn.call(block: block, [value])
      if let id = result.object { turn.hold(id) }
      return result
    }
  }

  /// A mutating method of a struct: it works on a value nobody else has, which is then written
  /// back.
  ///
  /// `Run.changed` says what `self` was when the method ended; where it was not replaced, the value
  /// was changed where it lies.
  mutating func mutatingCall(
    _ selector: Selector, _ target: TypedExpression, _ arguments: [TypedExpression],
    _ store: TypedStore, _ isAlone: Bool, _ line: Int
  ) -> Emitted {
    let (code, operands, store) = (code(target), operands(arguments), self.store(store))
    return Emitted { frame, turn throws(Fault) in
      var value = try code(&frame, &turn)
      if value.object.map({ turn.simulation.isReplaceable($0) }) == true {
        value = try turn.unshared(value, isAlone: isAlone)
      }
      let arguments = try operands.values(&frame, &turn)
      turn.stand(at: line)
      try frame.spend()
      frame.run.changed = .none
      let result = try turn.send(selector, to: value, arguments)
      let changed = frame.run.changed
      try store(changed == .none ? value : changed, &frame, &turn)
      return result
    }
  }

  // MARK: - Clues

  /// A test for nil, or of an object that is used afterwards, forgives what reading it left as a
  /// clue.
  mutating func tested(_ value: TypedExpression, _ isUsed: Bool) -> Emitted {
    var value = emit(value)
    let code = value.code
    value.code = { frame, turn throws(Fault) in
      let mark = turn.clueCount
      let value = try code(&frame, &turn)
      turn.forgiveTest(since: mark, isUsed: isUsed)
      return value
    }
    return value
  }

  /// `[vc view];` reads the view in order to load it, which is no mistake.
  mutating func demanded(_ value: TypedExpression) -> Emitted {
    var value = emit(value)
    let code = value.code
    value.code = { frame, turn throws(Fault) in
      let mark = turn.clueCount
      let value = try code(&frame, &turn)
      turn.forgiveDemand(since: mark)
      return value
    }
    return value
  }

  /// Only the side that is used counts as relied on.
  mutating func measured(_ value: TypedExpression, _ use: SizeUse) -> Emitted {
    var value = emit(value)
    let code = value.code
    value.code = { frame, turn throws(Fault) in
      let mark = turn.clueCount
      let value = try code(&frame, &turn)
      switch use {
      case .width: turn.narrowSizes(since: mark, to: .width)
      case .height: turn.narrowSizes(since: mark, to: .height)
      case .none: turn.forgiveSizes(since: mark)
      }
      return value
    }
    return value
  }

  /// What is only printed relies on no size.
  mutating func unrelied(_ value: TypedExpression) -> Emitted {
    let code = code(value)
    return Emitted { frame, turn throws(Fault) in
      let mark = turn.clueCount
      let value = try code(&frame, &turn)
      turn.forgiveSizes(since: mark)
      return value
    }
  }
}

extension Run {
  /// Calls a function; it counts as a message for the depth of nesting.
  func callFunction(
    _ number: Int, _ arguments: [Value], in turn: inout Turn
  ) throws(Fault) -> Value {
    try turn.enterCall(.function)
    defer { turn.leaveCall() }
    return try call(program.bodies[number], on: .none, arguments, in: &turn)
  }
}

extension Simulation {
  /// Whether a value has a property or part of that name, rather than a method.
  fileprivate func hasPart(_ name: String, _ value: Value) -> Bool {
    if part(name, of: value) != nil { return true }
    guard let getter = getter(name, of: value), case .type(let type) = type(of: value) else {
      return false
    }
    return classes.lineage(of: type).contains {
      self[$0].isLearners && self[$0].methods[getter] != nil
    }
  }
}

extension TypedExpression {
  /// Whether it stands before a question mark, so that nothing behind it happens where it is nil.
  fileprivate var isChainLink: Bool { if case .chainLink = kind { true } else { false } }
}
