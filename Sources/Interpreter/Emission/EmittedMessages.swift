import ObjectModel
import ObjectRuntime
import TypedTree

// Messages.
extension Emitter {
  /// A message: the receiver is evaluated first, then the arguments.
  ///
  /// What a message runs is remembered at its place (`CallSite`): a method of the learner's runs at
  /// once in a frame of its own, an accessor without a call, and all else is sent.
  mutating func send(
    _ message: TypedExpression.Message, to receiver: Emitted, _ emitted: [Emitted],
    answering type: StaticType
  ) -> Emitted {
    let (selector, place) = (message.selector, message.place)
    let isPlain = emitted.allSatisfy(\.isPlain)
    let arguments = Operands(emitted.map(\.operand))
    let (target, isARC) = (receiver.operand, isARC)
    let holdsReceiver = isARC && receiver.isBorrowed
    let nilAnswer = isSwift ? Emitter.nilInSwift : nilNote(selector, place, type.field.zero)
    let line = place.line
    let site = CallSite()
    let send: Code = { frame, turn throws(Fault) in
      let target = try target.value(&frame, &turn)
      if case .none = target {
        turn.stand(at: line)
        return try nilAnswer(arguments, &frame, &turn)
      }
      let method = site.method(for: selector, on: target, frame.machine, &turn)
      if isPlain, case .plain(let body) = method {
        return try Emitter.run(plain: body, on: target, arguments, line, &frame, &turn)
      }
      if holdsReceiver, case .object(let id) = target { turn.hold(id) }
      switch method {
      case .body(let body), .plain(let body):
        return try Emitter.run(body, selector, on: target, arguments, line, &frame, &turn)
      case .read(let slot): if case .object(let id) = target { return turn.read(slot, of: id) }
      case .store, .unknown: break
      }
      let values = try arguments.values(&frame, &turn)
      turn.stand(at: line)
      try frame.spend()
      return try turn.send(selector, to: target, values)
    }
    let keepsResult = isARC && type.mayHoldObject && !type.isVoid
    if let message = Turn.CollectionMessage(selector), message.arity == arguments.count, isPlain {
      let ask = Emitter.asking(message, target, arguments, line, else: send)
      return Emitted(keepsResult ? Emitter.holding(ask) : ask)
    }
    let code = keepsResult ? Emitter.holding(send) : send
    guard arguments.isEmpty, target.isInPlace else { return Emitted(code) }
    let sent = sendPlainly(selector, to: target, site, line, otherwise: code)
    guard case .receiver = target, type.isArithmetic else { return sent }
    accessors.insert(selector)
    return sent.plain(.withAccessors)
  }

  /// Runs a method of the learner's at once: arguments go straight into its frame.
  private static func run(
    _ body: Body, _ selector: Selector, on receiver: Value, _ arguments: Operands, _ line: Int,
    _ frame: inout Frame, _ turn: inout Turn
  ) throws(Fault) -> Value {
    var inner = Frame(receiver, slots: body.slotCount, on: frame.machine)
    try inner.take(arguments, for: body, from: &frame, &turn)
    turn.stand(at: line)
    try frame.spend()
    try turn.enterCall(of: selector, on: receiver)
    defer { turn.leaveCall() }
    return try frame.run.run(body, in: &inner, &turn)
  }

  /// Runs a method that only computes with numbers.
  private static func run(
    plain body: Body, on receiver: Value, _ arguments: Operands, _ line: Int,
    _ frame: inout Frame, _ turn: inout Turn
  ) throws(Fault) -> Value {
    var inner = Frame(receiver, slots: body.slotCount, on: frame.machine)
    try inner.take(arguments, for: body, from: &frame, &turn)
    try frame.spend()
    let result = try body.runPlainly(in: &inner, &turn)
    turn.stand(at: line)
    return result
  }

  /// Asks a collection at once; plain arguments may be evaluated twice.
  ///
  /// Collections answer the commonest messages without a frame, a look-up or a trace; where the
  /// class overrides one, they decline.
  private static func asking(
    _ message: Turn.CollectionMessage, _ target: Operand, _ arguments: Operands, _ line: Int,
    else send: @escaping Code
  ) -> Code {
    guard target.isInPlace else { return send }
    return { frame, turn throws(Fault) in
      guard let id = target.object(&frame, &turn) else { return try send(&frame, &turn) }
      let first = arguments.count > 0 ? try arguments.value(at: 0, &frame, &turn) : .none
      let second = arguments.count > 1 ? try arguments.value(at: 1, &frame, &turn) : .none
      turn.stand(at: line)
      guard let answer = try turn.answer(message, id, first, second) else {
        return try send(&frame, &turn)
      }
      try frame.spend()
      return answer
    }
  }

  /// Under ARC what a message returned lives to the end of the statement.
  ///
  /// ARC's `objc_retainAutoreleasedReturnValue`, of which nothing remains but that the object lives
  /// on.
  static func holding(_ code: @escaping Code) -> Code {
    { frame, turn throws(Fault) in
      let value = try code(&frame, &turn)
      if let id = value.object { turn.hold(id) }
      return value
    }
  }

  /// Arguments are evaluated in Objective-C even where the receiver is nil, as any function's are.
  private typealias NilAnswer =
    @Sendable (Operands, inout Frame, inout Turn) throws(Fault) -> Value

  /// A message to nil answers zero of its type, and is noted with the outlet that it was read from.
  private mutating func nilNote(
    _ selector: Selector, _ place: MessagePlace, _ zero: Value
  ) -> NilAnswer {
    let outlet = place.outlet.map { (holder: code($0.holder), name: $0.name) }
    let text = place.text
    return { arguments, frame, turn throws(Fault) in
      _ = try arguments.values(&frame, &turn)
      var holder: ObjectID?
      if let outlet {
        holder = turn.controller(try outlet.holder(&frame, &turn), ofOutlet: outlet.name)
      }
      turn.record(.note(.nilReceiver(receiver: text, selector, outletOf: holder)))
      return zero
    }
  }

  /// A receiver that is nil traps, unless an optional chain has ended.
  private static let nilInSwift: NilAnswer = { _, frame, _ throws(Fault) in
    if frame.isChainBroken { return .none }
    throw Fault.nilUnwrapped(implicitly: true)
  }

  /// The search begins above the class that the code stands in. The arguments are evaluated before
  /// the superclass is looked for.
  mutating func sendToSuper(
    _ selector: Selector, _ owner: ClassID, _ arguments: [TypedExpression], _ line: Int
  ) -> Emitted {
    let arguments = operands(arguments)
    let send: Code = { frame, turn throws(Fault) in
      let values = try arguments.values(&frame, &turn)
      turn.stand(at: line)
      try frame.spend()
      return try turn.sendToSuper(selector, of: owner, receiver: frame.receiver, values)
    }
    return Emitted(isARC ? Emitter.holding(send) : send)
  }
}

// MARK: - Methods that only compute with numbers
extension Emitter {
  /// A message without arguments to what stands in a variable or a field: where the method is plain
  /// and has no locals, it runs in the caller's frame.
  ///
  /// Neither a frame nor a level of calls is made, which is what short accessors cost most.
  private func sendPlainly(
    _ selector: Selector, to target: Operand, _ site: CallSite, _ line: Int,
    otherwise send: @escaping Code
  ) -> Emitted {
    let code: Code = { frame, turn throws(Fault) in
      if let id = target.object(&frame, &turn) {
        switch site.method(for: selector, on: .object(id), frame.machine, &turn) {
        case .read(let slot): return turn.read(slot, of: id)
        case .plain(let body) where body.needsNoFrame:
          return try body.answer(on: id, from: line, &frame, &turn)
        case .body, .plain, .store, .unknown: break
        }
      }
      return try send(&frame, &turn)
    }
    var sent = Emitted(code)
    sent.action = .effect { frame, turn throws(Fault) in
      if let id = target.object(&frame, &turn),
        case .plain(let body) = site.method(for: selector, on: .object(id), frame.machine, &turn),
        body.needsNoFrame, !body.answers
      {
        try body.act(on: id, from: line, &frame, &turn)
      } else {
        _ = try code(&frame, &turn)
      }
    }
    return sent
  }
}

extension Body {
  /// Runs a plain body in its caller's frame, with another `self`.
  ///
  /// `self` is swapped in and out, so that no copy of the frame is made.
  @inline(__always)
  fileprivate func act(
    on id: ObjectID, from line: Int, _ frame: inout Frame, _ turn: inout Turn
  ) throws(Fault) {
    try frame.spend()
    var receiver = Value.object(id)
    swap(&frame.receiver, &receiver)
    defer {
      swap(&frame.receiver, &receiver)
      turn.stand(at: line)
    }
    _ = try code(&frame, &turn)
  }

  /// The same for what it returns; what the caller is about to return stays.
  @inline(__always)
  fileprivate func answer(
    on id: ObjectID, from line: Int, _ frame: inout Frame, _ turn: inout Turn
  ) throws(Fault) -> Value {
    var result = Value.none
    swap(&frame.result, &result)
    defer { swap(&frame.result, &result) }
    try act(on: id, from: line, &frame, &turn)
    return returns.converted(frame.result)
  }
}

extension Turn {
  /// The controller whose outlet it is; nil for what is no outlet of a controller.
  func controller(_ holder: Value, ofOutlet name: String) -> ObjectID? {
    guard let id = holder.object, simulation.isAlive(id),
      simulation.isKind(id, of: "UIViewController"),
      simulation.classes.outlets(of: simulation[id].type).contains(where: {
        $0.name == name || "_" + $0.name == name
      })
    else { return nil }
    return id
  }
}
