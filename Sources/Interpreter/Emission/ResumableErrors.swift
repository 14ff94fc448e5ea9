import ObjectModel
import ObjectRuntime
import TypedTree

// `do … catch` and `defer`, in which something may wait.
extension Emitter {
  /// The slot says which clause was running when it waited; 0 is the body. The error itself lies in
  /// the clause's own variables.
  mutating func resumable(
    _ body: TypedStatement, catching clauses: [TypedBranch]
  ) -> Step {
    let body = step(body)
    let clauses = clauses.map { branch($0) }
    let place = place()
    return { frame, turn throws(Fault) in
      if frame.run.isResuming, frame.slots[place].integer > 0 {
        return try clauses[frame.slots[place].integer - 1].body(&frame, &turn)
      }
      frame.slots[place] = .int(0)
      do throws(Fault) {
        return try body(&frame, &turn)
      } catch {
        guard let index = try Emitter.catch(error, in: clauses, &frame, &turn) else { throw error }
        frame.slots[place] = .int(index + 1)
        return try clauses[index].body(&frame, &turn)
      }
    }
  }

  /// Where a `defer` stands whose statements wait, or those behind it.
  private enum Phase {
    static let before = 0
    static let rest = 1
    /// How the rest ended, or the error that it threw, is kept in slots of their own meanwhile.
    static let deferred = 2
  }

  /// How what is behind a `defer` has ended is kept while the `defer` itself waits.
  ///
  /// Three slots of the frame: where it stands, how the rest ended, and its error, which is owned
  /// meanwhile.
  mutating func resumable(
    _ before: TypedStatement, deferring deferred: TypedStatement, _ rest: TypedStatement
  ) -> Step {
    let (before, deferred, rest) = (step(before), step(deferred), step(rest))
    let (phase, ending, error) = (place(), place(), place())
    let owned = [(slot: error, name: "error")]
    return { frame, turn throws(Fault) in
      let isResuming = frame.run.isResuming
      if !isResuming { frame.slots[phase] = .int(Phase.before) }
      if frame.slots[phase].integer == Phase.before {
        let flow = try before(&frame, &turn)
        guard case .next = flow else { return flow }
        frame.slots[phase] = .int(Phase.rest)
      }
      if frame.slots[phase].integer == Phase.rest {
        do throws(Fault) {
          let flow = try rest(&frame, &turn)
          if case .suspended = flow { return flow }
          frame.slots[ending] = .int(flow.number)
        } catch {
          guard let thrown = error.thrown else { throw error }
          try turn.retain(thrown, as: .variable("error"))
          frame.slots[owned[0].slot] = .object(thrown)
        }
        frame.slots[phase] = .int(Phase.deferred)
      } else if isResuming {
        Emitter.pass(owned, fromTask: true, frame, &turn)
      }
      if case .suspended = try deferred(&frame, &turn) {
        Emitter.pass(owned, fromTask: false, frame, &turn)
        return .suspended
      }
      if let thrown = frame.slots[error].object {
        turn.keepForStatement(thrown)
        try Emitter.release(owned, &frame, &turn)
        throw .exception(
          name: Fault.swiftError, reason: try frame.run.printed(.object(thrown), in: &turn),
          object: thrown)
      }
      return Flow(number: frame.slots[ending].integer)
    }
  }
}

extension Flow {
  /// A number that says the same.
  fileprivate var number: Int {
    switch self {
    case .next, .suspended: 0
    case .result: 1
    case .fallThrough: 2
    case .leave(.innermost): 3
    case .again(.innermost): 4
    case .leave(.named(let label)): 5 + 4 * abs(label) + (label < 0 ? 2 : 0)
    case .again(.named(let label)): 6 + 4 * abs(label) + (label < 0 ? 2 : 0)
    }
  }

  /// The inverse of `number`.
  fileprivate init(number: Int) {
    switch number {
    case 0: self = .next
    case 1: self = .result
    case 2: self = .fallThrough
    case 3: self = .leave(.innermost)
    case 4: self = .again(.innermost)
    default:
      let (label, kind) = ((number - 5) / 4, (number - 5) % 4)
      let target = JumpTarget.named(kind > 1 ? -label : label)
      self = kind % 2 == 0 ? .leave(target) : .again(target)
    }
  }
}
