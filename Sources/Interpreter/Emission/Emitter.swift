import ObjectModel
import ObjectRuntime
import Suspending
import Syntax
import TypedTree

/// Makes the typed tree runnable: each node becomes a closure that calls those of its parts.
///
/// It decides how something runs, and never whether it is right.
struct Emitter {
  /// The closures that bodies make, by the numbers that blocks know them by.
  var closures: [ClosureForm]
  var memory = Memory.automatic
  var dialect = Dialect.swift
  /// The numbers of the locals that closures refer to.
  var shared: Set<Int> = []
  /// What the statements of the body so far do, and the accessors of `self` that they send.
  var plainness = Plainness.full
  var accessors: Set<Selector> = []
  /// How many slots the frame of the body has.
  var slotCount = 0

  init(closures: [ClosureForm]) { self.closures = closures }

  var isARC: Bool { memory == .automatic }
  var isSwift: Bool { dialect == .swift }

  func isShared(_ local: Local) -> Bool { local.isShared || shared.contains(local.number) }
}

// MARK: - Bodies
extension Emitter {
  /// The outermost body of a method, function or statement.
  mutating func emit(_ body: TypedBody) -> Body {
    shared = body.shared
    return emit(inner: body)
  }

  /// A body, or that of a closure in it.
  private mutating func emit(inner body: TypedBody) -> Body {
    let outer = (memory, dialect, plainness, accessors, slotCount)
    defer { (memory, dialect, plainness, accessors, slotCount) = outer }
    let body = Suspending.rewritten(body)
    (memory, dialect, plainness, accessors) = (body.memory, body.dialect, .full, [])
    slotCount = body.slotCount
    let before = body.prologue.map { step($0) }
    let main = step(body.main)
    let suspends = body.suspends
    let code: Step = { frame, turn throws(Fault) in
      for step in before where !suspends || !frame.run.isResuming {
        let flow = try step(&frame, &turn)
        if case .next = flow { continue }
        return flow
      }
      return try main(&frame, &turn)
    }
    let isPlain =
      plainness > .none && before.isEmpty && body.parameters.allSatisfy(\.type.isArithmetic)
    let whole = Emitter.ending(body.stackBlocks, after: before.isEmpty ? main : code)
    return wrapped(
      Body(
        body.name, of: body.home, code: whole,
        parameters: body.parameters.map {
          Body.Slot(name: $0.name, type: $0.type, isOwned: $0.isOwned)
        }, slotCount: slotCount, returns: body.returns ?? .any, memory: body.memory,
        plainWith: isPlain ? accessors : nil, answers: body.returns != nil,
        answer: isPlain ? answer(of: body.main) : nil, suspends: suspends), as: body)
  }

  /// What a statement that is a single `return` answers.
  private mutating func answer(of statement: TypedStatement) -> Code? {
    switch statement.kind {
    case .scope(let statements, _), .all(let statements):
      guard statements.count == 1 else { return nil }
      return answer(of: statements[0])
    case .result(let value?, _):
      guard let line = statement.place?.line else { return nil }
      let operand = emit(value).operand
      return { frame, turn throws(Fault) in
        turn.stand(at: line)
        try frame.spend()
        return try operand.value(&frame, &turn)
      }
    default: return nil
    }
  }

  /// What is done around a body: an initialiser answers, a `dealloc` goes on above.
  private func wrapped(_ emitted: Body, as body: TypedBody) -> Body {
    var emitted = emitted
    switch body.ending {
    case .asWritten: break
    case .answeringSelf: emitted = emitted.running(Emitter.answeringSelf(emitted.code))
    case .askingSuper(let selector, let owner, let count):
      emitted = emitted.running(
        Emitter.askingSuper(selector, owner, count, after: emitted.code))
    }
    if body.isInitializing {
      emitted = emitted.running(Emitter.initializing(emitted.code, withoutSuper: body.skipsSuper))
    }
    if let type = body.deallocates { emitted = emitted.deallocating(type) }
    return emitted
  }

  /// Blocks on the stack end with the frame they are part of.
  private static func ending(_ slots: [Int], after step: @escaping Step) -> Step {
    if slots.isEmpty { return step }
    return { frame, turn throws(Fault) in
      let flow = try step(&frame, &turn)
      for slot in slots {
        if let id = frame.slots[slot].object { turn.endStackBlock(id) }
      }
      return flow
    }
  }

  private static func answeringSelf(_ code: @escaping Step) -> Step {
    { frame, turn throws(Fault) in
      if case .suspended = try code(&frame, &turn) { return .suspended }
      frame.result = frame.hasFailed ? .none : frame.receiver
      return .result
    }
  }

  private static func askingSuper(
    _ selector: Selector, _ owner: ClassID?, _ count: Int, after code: @escaping Step
  ) -> Step {
    { frame, turn throws(Fault) in
      guard let owner else { return .next }
      _ = try code(&frame, &turn)
      let arguments = Array(frame.slots.prefix(count))
      frame.result = try turn.sendToSuper(
        selector, of: owner, receiver: frame.receiver, arguments)
      return .result
    }
  }

  /// What an initialiser makes is made by it.
  private static func initializing(
    _ code: @escaping Step, withoutSuper skipped: TypedBody.SkippedSuper?
  ) -> Step {
    { frame, turn throws(Fault) in
      turn.beginInitializing(frame.receiver.object)
      defer { turn.endInitializing() }
      let flow = try code(&frame, &turn)
      if case .suspended = flow { return flow }
      if let skipped, let me = frame.receiver.object {
        turn.leave(.superSkipped(skipped.selector, of: me, in: skipped.type))
      }
      return flow
    }
  }
}

// MARK: - Closures
extension Emitter {
  /// A block is made where it stands, with what it takes from around it.
  mutating func closure(_ closure: TypedClosure) -> Emitted {
    let captures = closure.captures.map { capture(of: $0) }
    let body = emit(inner: closure.body)
    let known = SuspendedCall.Place.closure(closures.count)
    closures.append(
      ClosureForm(
        body: body.suspends ? body.placed(known) : body, places: closure.captures.map(\.slot),
        ownPlace: closure.ownSlot))
    let (number, line, isSwift) = (closures.count - 1, closure.line, isSwift)
    if captures.isEmpty {
      let block = Block(code: number, captures: [], isSwift: isSwift, storage: .global)
      return Emitted { _, turn throws(Fault) in .object(try turn.makeBlock(block, line: line)) }
    }
    let place = closure.stackSlot
    return Emitted { frame, turn throws(Fault) in
      var block = Block(
        code: number, captures: [], isSwift: isSwift, storage: place == nil ? .heap : .stack)
      for capture in captures {
        block.captures.append(
          Block.Capture(capture.name, try capture.code(&frame, &turn), capture.strength))
      }
      let id = try turn.makeBlock(block, line: line)
      if let place {
        // A loop makes the block again in the same place of the frame.
        if let old = frame.slots[place].object { turn.endStackBlock(old) }
        frame.slots[place] = .object(id)
      }
      return .object(id)
    }
  }

  private struct Capture: Sendable {
    var name: String
    var strength: Strength
    var code: Code
  }

  private mutating func capture(of capture: TypedClosure.Capture) -> Capture {
    let code: Code
    var strength = capture.strength
    switch capture.source {
    case .receiver where strength == .unowned: code = Emitter.lentReceiver
    case .receiver: code = { frame, _ throws(Fault) in frame.receiver }
    case .local(let local) where isShared(local):
      let slot = local.slot
      code = { frame, _ throws(Fault) in frame.slots[slot] }
      strength = .strong
    case .local(let local): code = read(local).code
    case .value(let value): code = emit(value).code
    }
    return Capture(name: capture.name, strength: strength, code: code)
  }
}

extension FieldType {
  fileprivate var isArithmetic: Bool { self == .int || self == .real || self == .bool }
}
