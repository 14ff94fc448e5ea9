import Diagnostics
import Simulator

// Calls: functions, methods of Swift, initialisers.
extension Resolver {
  mutating func call(
    _ callee: Expression, _ arguments: [Argument], _ range: SourceRange, _ type: StaticType?
  ) -> Resolved {
    if let closure = arguments.first(where: \.value.isClosure) {
      refuse(.closure, at: closure.value.range)
      return .missing
    }
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
      report(.undeclaredIdentifier("." + name.text), at: name.range)
    default: refuse(.function, at: callee.range)
    }
    return .missing
  }

  private mutating func callByName(
    _ name: String, _ callee: Expression, _ arguments: [Argument], _ range: SourceRange
  ) -> Resolved {
    if isSwift, context.className != nil, let own = callOwn(name, arguments, range) { return own }
    if let function = program.functions[name] {
      return call(function, arguments, range)
    }
    if let conversion = conversion(name, arguments, range) { return conversion }
    if let builtin = Builtin.all[name] { return call(builtin, name, arguments, range) }
    if let id = classNamed(name) { return construct(id, arguments, range) }
    if nameIfKnown(name, at: callee.range) != nil {
      refuse(.function, at: callee.range)
      return .missing
    }
    report(
      .undeclaredIdentifier(name), at: callee.range,
      suggestion: suggestion(for: name, among: visibleNames))
    return .missing
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
    let codes = values.map(\.code)
    let (body, line) = (builtin.body, line(of: range))
    let common = values.first.map { StaticType.common($0.type, values.last?.type ?? $0.type) }
    let type = builtin.returns == .any ? common ?? .any : builtin.returns
    return Resolved(type) { frame, turn throws(Fault) in
      var values: [Value] = []
      for code in codes { values.append(try code(&frame, &turn)) }
      turn.line = line
      return try body(&turn, values)
    }
  }

  /// A function the learner declared.
  private mutating func call(
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
      turn.line = line
      try frame.run.spend()
      return try frame.run.callFunction(number, values, in: &turn)
    }
  }

  /// The arguments in the order of the parameters, left-out ones by their defaults; nil where they do
  /// not fit.
  mutating func matched(
    _ arguments: [Argument], to labels: [String]?, _ parameters: [StaticType],
    _ defaults: [Expression?]
  ) -> [Resolved]? {
    var rest = arguments[...]
    var values: [Resolved] = []
    for place in parameters.indices {
      let label = labels.map { $0[place] }
      if let next = rest.first, label == nil || (next.label?.text ?? "") == label {
        values.append(resolve(next.value, expecting: parameters[place]))
        rest.removeFirst()
      } else if let value = defaults[place] {
        values.append(resolve(value, expecting: parameters[place]))
      } else {
        return nil
      }
    }
    return rest.isEmpty ? values : nil
  }

  // MARK: - Methods of Swift

  /// A method of `self` called by its name alone.
  private mutating func callOwn(
    _ name: String, _ arguments: [Argument], _ range: SourceRange
  ) -> Resolved? {
    guard let className = context.className, local(named: name) == nil else { return nil }
    let type: StaticType = context.isStatic ? .metatype(className) : .object(className)
    guard let found = findMethod(name, arguments, type) else { return nil }
    if mayBeValue(type), signature(of: found.selector, for: type)?.isMutating == true {
      return callMutating(
        found.selector, found.values, on: selfReference(range),
        Expression(.selfReference, at: range),
        answering: result(of: found.selector, for: type, signature(of: found.selector, for: type)),
        range)
    }
    return callMethod(
      Name(name, at: range), arguments, on: selfReference(range),
      Place(line: line(of: range), text: "self"), range)
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
    if isSwift, let id = base.path.flatMap({ classNamed($0) }), name.text == "init" {
      return construct(id, arguments, range)
    }
    let target = receiver(base)
    if isSwift {
      if target.type.isMetatype, let type = target.type.className,
        let made = make(case: name.text, of: type, arguments, range)
      {
        return made
      }
      if let known = callLibrary(name, arguments, on: target, base, range) { return known }
      if let found = findMethod(name.text, arguments, target.type), mayBeValue(target.type),
        signature(of: found.selector, for: target.type)?.isMutating == true
      {
        let signature = signature(of: found.selector, for: target.type)
        return callMutating(
          found.selector, found.values, on: target, base,
          answering: result(of: found.selector, for: target.type, signature), range)
      }
    }
    if !isSwift, arguments.isEmpty { return property(name, of: target, place(of: base)) }
    return callMethod(name, arguments, on: target, place(of: base), range)
  }

  func swiftSelector(_ base: String, _ arguments: [Argument]) -> Selector {
    Selector(SwiftNames.selector(base: base, labels: arguments.map { $0.label?.text }))
  }

  private mutating func callMethod(
    _ name: Name, _ arguments: [Argument], on target: Resolved, _ place: Place,
    _ range: SourceRange
  ) -> Resolved {
    let method = findMethod(name.text, arguments, target.type)
    let selector = method?.selector ?? swiftSelector(name.text, arguments)
    checkCounting(selector, at: name.range)
    checkUnwrapped(target.type, name)
    if isSwift, method == nil, checkLabels(name, arguments, target.type, range) { return .missing }
    if method == nil { checkVisible(selector, target.type, at: name.range) }
    let signature = signature(of: selector, for: target.type)
    let values =
      method?.values
      ?? arguments.enumerated().map { place, argument in
        resolve(argument.value, expecting: signature?.parameters.dropFirst(place).first)
      }
    return send(
      selector, to: target, values,
      answering: result(of: selector, for: target.type, signature), place)
  }

  /// A method that the learner wrote in Swift and that fits the call, defaults filled in; or one of the
  /// framework's that the class answers.
  private mutating func findMethod(
    _ base: String, _ arguments: [Argument], _ type: StaticType
  ) -> (selector: Selector, values: [Resolved])? {
    guard let name = type.className, let id = simulation.classID(named: name) else { return nil }
    for owner in simulation.lineage(of: id) {
      guard let draft = program.drafts[simulation[owner].name] else { continue }
      let methods = type.isMetatype ? draft.classMethods : draft.methods
      for selector in methods.keys.sorted(by: { $0.name < $1.name }) {
        guard let method = methods[selector], method.base == base,
          method.accepts(arguments),
          let values = matched(
            arguments, to: method.labels, method.parameters, method.defaults)
        else { continue }
        return (selector, values)
      }
    }
    let selector = swiftSelector(base, arguments)
    guard isVisible(selector, type) else { return nil }
    return (selector, arguments.map { resolve($0.value, expecting: expected(selector)) })
  }

  /// What the arguments of a framework's method may be written as.
  private func expected(_ selector: Selector) -> StaticType? {
    selector.name.contains("olor") ? .object("UIColor") : nil
  }

  /// A method by the name `#selector` has it.
  func signature(
    of name: SwiftNames.FullName, in type: String, isStatic: Bool
  ) -> MethodSignature? {
    guard let id = simulation.classID(named: type) else { return nil }
    for owner in simulation.lineage(of: id) {
      guard let draft = program.drafts[simulation[owner].name] else { continue }
      let methods = isStatic ? draft.classMethods : draft.methods
      for selector in methods.keys.sorted(by: { $0.name < $1.name }) {
        guard let method = methods[selector], method.base == name.base else { continue }
        if name.labels.isEmpty || name.labels == method.labels { return method }
      }
    }
    return nil
  }

  // MARK: - Making objects

  /// `Type(a: b)`: `alloc`, then the initialiser.
  private mutating func construct(
    _ id: ClassID, _ arguments: [Argument], _ range: SourceRange
  ) -> Resolved {
    if isSwift, let value = makeValue(id, arguments, range) { return value }
    let type = StaticType.object(simulation[id].name)
    let method = findMethod("init", arguments, type)
    let selector = method?.selector ?? swiftSelector("init", arguments)
    if isSwift, method == nil, checkLabels(Name("init", at: range), arguments, type, range) {
      return .missing
    }
    let values = method?.values ?? arguments.map { resolve($0.value) }
    if method == nil { checkVisible(selector, type, at: range) }
    let place = Place(line: line(of: range), text: simulation[id].name)
    let allocated = send(
      "alloc", to: .constant(.type(id), .metatype(type.className)), [], answering: type, place)
    return send(selector, to: allocated, values, answering: type, place)
  }
}

extension MethodSignature {
  /// Whether the labels of a call fit, left-out arguments having defaults.
  func accepts(_ arguments: [Argument]) -> Bool {
    var rest = arguments.map { $0.label?.text ?? "" }[...]
    for (label, value) in zip(labels, defaults) {
      if rest.first == label {
        rest.removeFirst()
      } else if value == nil {
        return false
      }
    }
    return rest.isEmpty
  }
}

extension Run {
  /// Calls a function; it counts as a message for the depth of nesting.
  func callFunction(
    _ number: Int, _ arguments: [Value], in turn: inout Turn
  ) throws(Fault) -> Value {
    functionDepth += 1
    defer { functionDepth -= 1 }
    if functionDepth > Turn.deepestNesting {
      throw .crash(.stackOverflow, reason: "a function is called without end")
    }
    return try call(program.bodies[number], on: .none, "", arguments, in: &turn)
  }
}

extension Expression {
  var isClosure: Bool {
    if case .closure = kind { true } else { false }
  }
}
