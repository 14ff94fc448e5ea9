import Diagnostics
import Simulator

// Calls: functions, methods of Swift, initialisers.
extension Resolver {
  mutating func call(
    _ callee: Expression, _ arguments: [Argument], _ range: SourceRange, _ type: StaticType?
  ) -> Resolved {
    let outer = callLine
    defer { callLine = outer }
    callLine = line(of: callee.calledName ?? range)
    switch callee.kind {
    case .name(let name):
      return callByName(name, callee, arguments, range)
    case .member(let base, let name):
      return callMember(base, name, arguments, range)
    case .type(let reference):
      let type = self.type(reference)
      guard let id = type.className.flatMap({ simulation.classID(named: $0) }) else {
        refuse(.generics, at: range)
        return .missing
      }
      return construct(id, arguments, range)
    case .implicitMember(let name):
      if name.text == "init", let id = type?.className.flatMap({ simulation.classID(named: $0) }) {
        return construct(id, arguments, range)
      }
      if let made = enumeration(with: name.text, expecting: type).flatMap({
        make(case: name.text, of: $0, arguments, range)
      }) {
        return made
      }
      if let id = type?.className.flatMap({ simulation.classID(named: $0) }) {
        let holder = Resolved.constant(.type(id), .metatype(simulation[id].name))
        let place = Place(line: line(of: range), text: simulation[id].name)
        return callMethod(name, arguments, on: holder, place, range)
      }
      return time(name, arguments)
    default: return call(value: resolve(callee), arguments, text(of: callee), range)
    }
  }

  private mutating func callByName(
    _ name: String, _ callee: Expression, _ arguments: [Argument], _ range: SourceRange
  ) -> Resolved {
    if let local = local(named: name) {
      if let function = local.function {
        return call(localFunction: local, function, arguments, range)
      }
      return call(value: read(local), arguments, name, range)
    }
    if !isSwift, name == "sizeof", let operand = arguments.first { return sizeOf(operand.value) }
    if name == "NSParameterAssert" || name == "NSCParameterAssert", let test = arguments.first {
      return assertion(of: test.value)
    }
    if isSwift, context.className != nil, let own = callOwn(name, arguments, range) { return own }
    if isSwift, let own = callOwnLibrary(Name(name, at: callee.range), arguments, range) {
      return own
    }
    if let function = function(named: name, fitting: arguments) {
      return call(function, arguments, range)
    }
    if let conversion = conversion(name, arguments, range) { return conversion }
    if name == "dispatch_once", let once = once(arguments) { return once }
    if name == "Task", let task = task(arguments, range) { return task }
    if let builtin = Builtin.all[name] { return call(builtin, name, arguments, range) }
    if let id = classNamed(name) { return construct(id, arguments, range) }
    if isSwift, let type = context.className,
      checkLabels(
        Name(name, at: callee.range), arguments,
        context.isStatic ? .metatype(type) : .object(type), range)
    {
      return .missing
    }
    if let value = nameIfKnown(name, at: callee.range) {
      return call(value: value, arguments, name, range)
    }
    report(
      .undeclaredIdentifier(name), at: callee.range,
      suggestion: suggestion(for: name, among: visibleNames))
    return .missing
  }

  /// `NSParameterAssert(x)`, whose exception quotes what was not so.
  private mutating func assertion(of test: Expression) -> Resolved {
    let (code, text) = (resolve(test).code, text(of: test))
    return Resolved(.void) { frame, turn throws(Fault) in
      if try code(&frame, &turn).isTrue { return .none }
      throw .exception(
        name: "NSInternalInconsistencyException",
        reason: "Invalid parameter not satisfying: \(text)")
    }
  }

  private mutating func call(
    _ builtin: Builtin.Function, _ name: String, _ arguments: [Argument], _ range: SourceRange
  ) -> Resolved {
    if !builtin.arity.contains(arguments.count) {
      report(
        .argumentCount(of: name, expected: builtin.arity.lowerBound, found: arguments.count),
        at: range)
    }
    let values = arguments.map { resolve($0.value) }
    let codes = printing(values.map(\.code), by: name)
    let (body, line) = (builtin.body, line(of: range))
    let common = values.first.map { StaticType.common($0.type, values.last?.type ?? $0.type) }
    let type = builtin.returns == .any ? common ?? .any : builtin.returns
    return Resolved(type) { frame, turn throws(Fault) in
      var values: [Value] = []
      for code in codes { values.append(try code(&frame, &turn)) }
      turn.stand(at: line)
      return try body(&turn, values)
    }
  }

  /// The function of that name whose labels and types fit a call, else any of that name.
  private mutating func function(
    named name: String, fitting arguments: [Argument]
  ) -> FunctionSignature? {
    guard isSwift, let all = program.overloads[name], all.count > 1 else {
      return program.functions[name]
    }
    let fitting = all.filter { $0.accepts(arguments) }
    if fitting.count < 2 { return fitting.first ?? program.functions[name] }
    let types = arguments.map { typeOfValue($0.value) }
    return fitting.first { function in
      zip(function.parameters, types).allSatisfy { $0.mayBe($1) }
    } ?? fitting.last
  }

  /// A function the learner declared.
  mutating func call(
    _ function: FunctionSignature, _ arguments: [Argument], _ range: SourceRange
  ) -> Resolved {
    guard
      let values = matched(
        arguments, to: isSwift ? function.labels : nil, function.parameters, function.defaults)
    else {
      let fact: LanguageFact =
        isSwift
        ? Resolver.mismatch(arguments, function.labels, function.defaults)
        : .argumentCount(
          of: function.name, expected: function.parameters.count, found: arguments.count)
      report(fact, at: range)
      return .missing
    }
    let codes = values.map(\.code)
    let (number, line) = (function.body, line(of: range))
    return Resolved(function.returns) { frame, turn throws(Fault) in
      var values: [Value] = []
      for code in codes { values.append(try code(&frame, &turn)) }
      turn.stand(at: line)
      try frame.run.spend()
      return try frame.run.callFunction(number, values, in: &turn)
    }
  }

  // MARK: - Methods of Swift

  /// A method of `self` called by its name alone.
  private mutating func callOwn(
    _ name: String, _ arguments: [Argument], _ range: SourceRange
  ) -> Resolved? {
    guard let className = context.className else { return nil }
    let type: StaticType = context.isStatic ? .metatype(className) : .object(className)
    guard !holdsClosure(getter(name, of: type), type),
      let found = findMethod(name, arguments, type)
    else { return nil }
    let signature = signature(of: found.selector, for: type)
    if mayBeValue(type), signature?.isMutating == true {
      return callMutating(
        found.selector, found.values, on: selfReference(range),
        Expression(.selfReference, at: range),
        answering: result(of: found.selector, for: type, signature), range)
    }
    let me = selfReference(range)
    checkUnwrapped(me.type, Name(name, at: range))
    return call(
      found, Name(name, at: range), on: me,
      Place(line: line(of: range), text: "self"))
  }

  private mutating func callMember(
    _ base: Expression, _ name: Name, _ arguments: [Argument], _ range: SourceRange
  ) -> Resolved {
    if case .superReference = base.kind {
      let method = findMethod(name.text, arguments, superType)
      let selector = method?.selector ?? swiftSelector(name.text, arguments)
      checkCounting(selector, at: name.range)
      return sendToSuper(
        selector, method?.values ?? arguments.map { resolve($0.value) }, range)
    }
    if isSwift, let text = named(base, name, arguments) { return text }
    if isSwift, let path = base.path, let made = callOfType(path, name, arguments, range) {
      return made
    }
    let target = receiver(base)
    if isSwift, name.text == "init", target.type.isMetatype {
      return construct(by: target, arguments, range)
    }
    if isSwift, let call = callOfValue(name, arguments, on: target, base, range) { return call }
    if let call = callProperty(name, arguments, of: target, base, range) { return call }
    return callMethod(name, arguments, on: target, place(of: base), range)
  }

  /// `Notification.Name("x")`, which is a string to the runtime.
  private mutating func named(
    _ base: Expression, _ name: Name, _ arguments: [Argument]
  ) -> Resolved? {
    guard let path = base.path, let text = arguments.first, arguments.count == 1,
      SwiftNames.objectiveCType(path + "." + name.text) == "NSString"
    else { return nil }
    return resolve(text.value)
  }

  func swiftSelector(_ base: String, _ arguments: [Argument]) -> Selector {
    Selector(SwiftNames.selector(base: base, labels: arguments.map { $0.label?.text }))
  }

  private mutating func callMethod(
    _ name: Name, _ arguments: [Argument], on target: Resolved, _ place: Place,
    _ range: SourceRange
  ) -> Resolved {
    checkUnwrapped(target.type, name)
    if let method = findMethod(name.text, arguments, target.type) {
      return call(method, name, on: target, place)
    }
    if isSwift, checkLabels(name, arguments, target.type, range) { return .missing }
    if isSwift, target.type.className == nil, !target.type.isMetatype {
      let method =
        methodOfAnyClass(name.text, arguments)
        ?? (swiftSelector(name.text, arguments), arguments.map { resolve($0.value) })
      return call(dynamic: name, method.selector, method.values, on: target, place, range)
    }
    let selector = swiftSelector(name.text, arguments)
    checkVisible(selector, target.type, at: name.range)
    let values = arguments.map { resolve($0.value) }
    return call((selector, values), name, on: target, place)
  }

  /// `x.handler(1)`, where only the run shows whether it is a method or a closure in a property or tuple.
  private mutating func call(
    dynamic name: Name, _ selector: Selector, _ values: [Resolved], on target: Resolved,
    _ place: Place, _ range: SourceRange
  ) -> Resolved {
    let slot = context.slotCount
    context.slotCount += 1
    var held = target
    held.code = Resolver.slot(slot)
    let sending = call((selector, values), name, on: held, place)
    let part = property(name, of: held, place)
    let calling = calling(part, values, answering: .any, range).code
    let (code, send, text) = (target.code, sending.code, name.text)
    return Resolved(sending.type, isEchoed: sending.isEchoed) { frame, turn throws(Fault) in
      let value = try code(&frame, &turn)
      frame.slots[slot] = value
      return turn.simulation.hasPart(text, value)
        ? try calling(&frame, &turn) : try send(&frame, &turn)
    }
  }

  private mutating func call(
    _ method: (selector: Selector, values: [Resolved]), _ name: Name, on target: Resolved,
    _ place: Place
  ) -> Resolved {
    checkCounting(method.selector, at: name.range)
    let signature = signature(of: method.selector, for: target.type)
    return send(
      method.selector, to: target, method.values,
      answering: result(of: method.selector, for: target.type, signature), place)
  }

  /// Whether a property holds closures, so that parentheses behind it call one.
  private func holdsClosure(_ getter: Selector?, _ type: StaticType) -> Bool {
    guard let getter else { return false }
    return result(of: getter, for: type, nil).signature != nil
  }

  /// `self.handler(x)`, where the property holds a block; in Objective-C nothing else can be meant.
  private mutating func callProperty(
    _ name: Name, _ arguments: [Argument], of target: Resolved, _ base: Expression,
    _ range: SourceRange
  ) -> Resolved? {
    let place = place(of: base)
    let selector = getter(name.text, of: target.type)
    if isSwift, !holdsClosure(selector, target.type) { return nil }
    let value = property(name, of: target, place)
    let isCallable = value.type.signature != nil || value.type.field == .any
    if !isSwift, arguments.isEmpty, !isCallable { return value }
    return call(value: value, arguments, name.text, range)
  }

  // MARK: - Making objects

  /// `Type(a: b)`: `alloc`, then the initialiser.
  mutating func construct(
    _ id: ClassID, _ arguments: [Argument], _ range: SourceRange
  ) -> Resolved {
    if isSwift, let value = makeValue(id, arguments, range) { return value }
    if isSwift, let made = makeByFactory(id, arguments, range) { return made }
    return construct(by: .constant(.type(id), .metatype(simulation[id].name)), arguments, range)
  }

  /// `type.init(a: b)`, where only the run shows which class it is.
  private mutating func construct(
    by maker: Resolved, _ arguments: [Argument], _ range: SourceRange
  ) -> Resolved {
    let type = maker.type.className.map { StaticType.object($0) } ?? .id
    let method = findMethod("init", arguments, type)
    let selector = method?.selector ?? swiftSelector("init", arguments)
    if isSwift, method == nil, checkLabels(Name("init", at: range), arguments, type, range) {
      return .missing
    }
    let values = method?.values ?? arguments.map { resolve($0.value) }
    if method == nil { checkVisible(selector, type, at: range) }
    let place = Place(line: line(of: range), text: type.className ?? "type")
    let allocated = send("alloc", to: maker, [], answering: type, place)
    return send(selector, to: allocated, values, answering: type, place)
  }
}

extension Expression {
  /// Where the name of a method stands that is called.
  fileprivate var calledName: SourceRange? {
    if case .member(_, let name) = kind { name.range } else { nil }
  }
}

extension Run {
  /// Calls a function; it counts as a message for the depth of nesting.
  func callFunction(
    _ number: Int, _ arguments: [Value], in turn: inout Turn
  ) throws(Fault) -> Value {
    try turn.enterCall("a function")
    defer { turn.leaveCall() }
    return try call(program.bodies[number], on: .none, arguments, in: &turn)
  }
}
