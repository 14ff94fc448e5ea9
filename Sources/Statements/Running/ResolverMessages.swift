import Diagnostics
import Simulator
import Syntax

// Messages in brackets, and all sending.
extension Resolver {
  /// Where a message was written, and how its receiver was.
  struct Place: Sendable {
    var line: Int
    var text: String
    /// The holder and the name of the outlet that the receiver may be.
    var outlet: (holder: Code, name: String)?
  }

  mutating func message(
    _ receiver: Expression, _ pieces: [MessagePiece], _ range: SourceRange
  ) -> Resolved {
    let selector = Resolver.selector(of: pieces)
    let written = pieces.flatMap { ($0.argument.map { [$0] } ?? []) + $0.more }
    let at = pieces.first?.keyword.range ?? range
    checkCounting(selector, at: at)
    if case .superReference = receiver.kind {
      return sendToSuper(selector, resolveArguments(written, nil), range)
    }
    if case .selfReference = receiver.kind, Resolver.isInitializer(selector) {
      hasCalledSuper = true
    }
    let isCounting = ["release", "retain", "autorelease"].contains(selector)
    let target = isCounting ? resolveTested(receiver, isUsed: true) : self.receiver(receiver)
    let signature = signature(of: selector, for: target.type)
    checkVisible(selector, target.type, at: at)
    return send(
      selector, to: target, resolveArguments(written, signature),
      answering: result(of: selector, for: target.type, signature), place(of: receiver))
  }

  static func selector(of pieces: [MessagePiece]) -> Selector {
    if let first = pieces.first, pieces.count == 1, first.argument == nil {
      return Selector(first.keyword.text)
    }
    return Selector(pieces.map { $0.keyword.text + ":" }.joined())
  }

  mutating func resolveArguments(
    _ arguments: [Expression], _ signature: MethodSignature?
  ) -> [Resolved] {
    arguments.enumerated().map { place, argument in
      let expected = signature.flatMap {
        place < $0.parameters.count ? $0.parameters[place] : nil
      }
      let value = resolve(argument, expecting: expected)
      if let expected { checkConversion(of: value, argument, to: expected, .sending) }
      return value
    }
  }

  /// The receiver of a message; the name of a class is the class.
  mutating func receiver(_ expression: Expression) -> Resolved {
    if case .name(let name) = expression.kind, let id = classNamed(name) {
      if name == "NSAutoreleasePool", isARC { report(.autoreleasePoolClass, at: expression.range) }
      return .constant(.type(id), .metatype(simulation[id].name))
    }
    return resolve(expression)
  }

  mutating func place(of receiver: Expression) -> Place {
    var place = Place(line: line(of: receiver.range), text: text(of: receiver))
    switch receiver.kind {
    case .name(let name) where !isLocal(name) && context.owner != nil:
      place.outlet = (Resolver.receiverOfFrame, name)
    case .member(let base, let name):
      if let holder = simpleHolder(base) { place.outlet = (holder, name.text) }
    case .message(let base, let pieces) where pieces.count == 1 && pieces[0].argument == nil:
      if let holder = simpleHolder(base) { place.outlet = (holder, pieces[0].keyword.text) }
    default: break
    }
    return place
  }

  static let receiverOfFrame: Code = { frame, _ throws(Fault) in frame.receiver }

  /// What can be evaluated again without anything happening.
  private mutating func simpleHolder(_ base: Expression) -> Code? {
    switch base.kind {
    case .selfReference: return Resolver.receiverOfFrame
    case .name(let name):
      if let local = local(named: name) { return read(local).code }
      if let index = simulation.variable(named: name) { return readGlobal(index, .any).code }
      return nil
    default: return nil
    }
  }

  // MARK: - Sending

  /// A message: the receiver is evaluated first, then the arguments.
  mutating func send(
    _ selector: Selector, to receiver: Resolved, _ arguments: [Resolved],
    answering type: StaticType, _ place: Place
  ) -> Resolved {
    let isPlain = arguments.allSatisfy(\.isPlain)
    let arguments = arguments.map(\.operand)
    let (target, isARC) = (receiver.operand, isARC)
    let holdsReceiver = isARC && receiver.isBorrowed
    let nilAnswer = isSwift ? nilInSwift() : nilNote(selector, place, type.field.zero)
    let line = place.line
    let site = CallSite()
    let send: Code = { frame, turn throws(Fault) in
      let target = try target.value(&frame, &turn)
      if case .none = target {
        turn.stand(at: line)
        return try nilAnswer(arguments, &frame, &turn)
      }
      let method = site.method(for: selector, on: target, frame.run, &turn)
      if isPlain, case .body(let body) = method, body.isPlain {
        return try Resolver.run(plain: body, on: target, arguments, line, &frame, &turn)
      }
      if holdsReceiver, case .object(let id) = target { turn.hold(id) }
      switch method {
      case .body(let body):
        return try Resolver.run(body, selector, on: target, arguments, line, &frame, &turn)
      case .read(let slot): if case .object(let id) = target { return turn.read(slot, of: id) }
      case .store, .unknown: break
      }
      let values = try Resolver.values(of: arguments, &frame, &turn)
      turn.stand(at: line)
      try frame.run.spend()
      return try turn.send(selector, to: target, values)
    }
    let keepsResult = isARC && type.mayHoldObject && !type.isVoid
    let code = keepsResult ? Resolver.holding(send) : send
    if arguments.isEmpty, target.isInPlace {
      return sendPlainly(selector, to: target, site, line, type, otherwise: code)
    }
    return Resolved(type, isEchoed: !type.isVoid, code)
  }

  /// Runs a method of the learner's at once: arguments go straight into its frame.
  private static func run(
    _ body: Body, _ selector: Selector, on receiver: Value, _ arguments: [Operand], _ line: Int,
    _ frame: inout Frame, _ turn: inout Turn
  ) throws(Fault) -> Value {
    var inner = Frame(receiver, slots: body.slotCount, run: frame.run)
    for slot in 0..<arguments.count {
      inner.take(try arguments[slot].value(&frame, &turn), at: slot, for: body)
    }
    turn.stand(at: line)
    try frame.run.spend()
    try turn.enterCall(of: selector, on: receiver)
    defer { turn.leaveCall() }
    return try frame.run.run(body, in: &inner, &turn)
  }

  /// Runs a method that only computes with numbers.
  private static func run(
    plain body: Body, on receiver: Value, _ arguments: [Operand], _ line: Int,
    _ frame: inout Frame, _ turn: inout Turn
  ) throws(Fault) -> Value {
    var inner = Frame(receiver, slots: body.slotCount, run: frame.run)
    for slot in 0..<arguments.count {
      inner.take(try arguments[slot].value(&frame, &turn), at: slot, for: body)
    }
    try frame.run.spend()
    _ = try body.code(&inner, &turn)
    turn.stand(at: line)
    return body.returns.converted(inner.result)
  }

  static func values(
    of arguments: [Operand], _ frame: inout Frame, _ turn: inout Turn
  ) throws(Fault) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(arguments.count)
    for argument in arguments { values.append(try argument.value(&frame, &turn)) }
    return values
  }

  /// Under ARC what a message returned lives to the end of the statement.
  static func holding(_ code: @escaping Code) -> Code {
    { frame, turn throws(Fault) in
      let value = try code(&frame, &turn)
      if let id = value.object { turn.hold(id) }
      return value
    }
  }

  private typealias NilAnswer =
    @Sendable ([Operand], inout Frame, inout Turn) throws(Fault) -> Value

  private func nilNote(_ selector: Selector, _ place: Place, _ zero: Value) -> NilAnswer {
    { arguments, frame, turn throws(Fault) in
      for argument in arguments { _ = try argument.value(&frame, &turn) }
      var holder: ObjectID?
      if let outlet = place.outlet {
        holder = turn.controller(
          try outlet.holder(&frame, &turn), ofOutlet: outlet.name)
      }
      turn.record(
        .note(.nilReceiver(receiver: place.text, selector, outletOf: holder)))
      return zero
    }
  }

  private func nilInSwift() -> NilAnswer {
    { _, frame, _ throws(Fault) in
      if frame.isChainBroken { return .none }
      throw .crash(
        .fatalError,
        reason: "Unexpectedly found nil while implicitly unwrapping an Optional value")
    }
  }

  mutating func sendToSuper(
    _ selector: Selector, _ arguments: [Resolved], _ range: SourceRange
  ) -> Resolved {
    guard let owner = context.owner, let name = context.className else {
      report(.superOutsideMethod, at: range)
      return .missing
    }
    guard let above = simulation[owner].superclass else {
      report(.noSuperclass(name), at: range)
      return .missing
    }
    useSelf()
    if selector == "dealloc" || Resolver.isInitializer(selector) { hasCalledSuper = true }
    let superType = simulation[above].name
    let type: StaticType = context.isStatic ? .metatype(superType) : .object(superType)
    checkVisible(selector, type, at: range)
    let arguments = arguments.map(\.operand)
    let line = line(of: range)
    let answer = result(
      of: selector, for: type, signature(of: selector, for: type), receiver: name)
    let send: Code = { frame, turn throws(Fault) in
      let values = try Resolver.values(of: arguments, &frame, &turn)
      turn.stand(at: line)
      try frame.run.spend()
      return try turn.sendToSuper(selector, of: owner, receiver: frame.receiver, values)
    }
    return Resolved(answer, isARC ? Resolver.holding(send) : send)
  }
}

extension Turn {
  /// Keeps an object for the statement that is running, unless it is on its way out.
  @inline(__always)
  mutating func hold(_ id: ObjectID) {
    if simulation.isAlive(id) { keepForStatement(id) }
  }

  /// The controller whose outlet it is; nil for what is no outlet of a controller.
  func controller(_ holder: Value, ofOutlet name: String) -> ObjectID? {
    guard let id = holder.object, simulation.isAlive(id),
      simulation.isKind(id, of: "UIViewController"),
      simulation.outlets(of: simulation[id].type).contains(where: {
        $0.name == name || "_" + $0.name == name
      })
    else { return nil }
    return id
  }
}
