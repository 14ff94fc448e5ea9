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
  /// That of the body at hand, as classes of both kinds may be in one program.
  var memory = Memory.automatic
  var dialect = Dialect.swift
  /// The numbers of the locals that closures refer to.
  var shared: Set<Int> = []
  /// What the statements of the body so far do, and the accessors of `self` that they send.
  var plainness = Plainness.full
  /// A body that is plain but for these is plain for a receiver whose class has none of its own.
  var accessors: Set<Selector> = []
  /// How many slots the frame of the body has.
  var slotCount = 0

  /// The closures so far, behind whose numbers new ones come.
  init(closures: [ClosureForm]) { self.closures = closures }

  /// Whether the compiler counts references; else the code itself does.
  var isARC: Bool { memory == .automatic }
  var isSwift: Bool { dialect == .swift }

  /// Whether the variable lies on the heap: `__block`, lent, or captured by reference.
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
  ///
  /// Whether the body is plain shows when all of it has been emitted; a body that is going on again
  /// skips its prologue, which has run.
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
  ///
  /// Such a body needs no flow, and its value goes to the caller without the frame.
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
  ///
  /// In this order: the ending is inside of what marks an initialiser.
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
  ///
  /// A block that was copied lives on; whoever kept the one on the stack has a dangling pointer.
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

  /// Whatever the body leaves in the frame, an initialiser answers `self`, or nil where it failed.
  private static func answeringSelf(_ code: @escaping Step) -> Step {
    { frame, turn throws(Fault) in
      if case .suspended = try code(&frame, &turn) { return .suspended }
      frame.result = frame.hasFailed ? .none : frame.receiver
      return .result
    }
  }

  /// The frame's first slots are the arguments as they came, since the body before has none of its
  /// own.
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
  ///
  /// An initialiser of Objective-C that calls no `super` leaves a clue, since the object may lack
  /// what is above.
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
  ///
  /// One without captures is made once (`.global`), as clang does with blocks; under manual
  /// counting others begin on the stack.
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
      let block = Block(
        code: number, captures: [], isSwift: isSwift, storage: .global, path: closure.path)
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

  /// What is captured when the closure is made.
  private struct Capture: Sendable {
    var name: String
    var strength: Strength
    var code: Code
  }

  /// Of a shared variable the variable itself is captured, of another its value; a mutating
  /// method's closure has `self` lent.
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
  /// Numbers and truth values: nothing about them is counted.
  fileprivate var isArithmetic: Bool { self == .int || self == .real || self == .bool }
}
