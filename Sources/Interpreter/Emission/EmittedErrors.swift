import FoundationKit
import ObjectModel
import ObjectRuntime
import StandardLibrary
import TypedTree

// `@try`, `@throw`, `throw` and `defer`.
extension Emitter {
  /// `@throw;` throws again what is being handled; outside of every `@catch` clang refuses it.
  mutating func raise(_ value: TypedExpression?) -> Step {
    guard let code = code(value) else {
      return { frame, _ throws(Fault) in
        throw frame.run.caught.last ?? .exception(name: "NSGenericException", reason: "")
      }
    }
    return { frame, turn throws(Fault) in
      let value = try code(&frame, &turn)
      if let text = value.text, value.object == nil {
        throw turn.fault(raising: try turn.makeText(text))
      }
      guard let id = value.object else {
        throw .exception(name: "NSInvalidArgumentException", reason: "nil was thrown")
      }
      throw turn.fault(raising: id)
    }
  }

  /// The error is held for the statement, as it may have no owner while it is on its way.
  mutating func throwing(_ value: TypedExpression, _ line: Int) -> Step {
    let code = code(value)
    return { frame, turn throws(Fault) in
      let value = try code(&frame, &turn)
      turn.stand(at: line)
      guard let id = value.object else {
        throw .crash(.fatalError, reason: "what is thrown is no error")
      }
      turn.hold(id)
      throw .exception(
        name: Fault.swiftError, reason: try frame.run.printed(value, in: &turn), object: id)
    }
  }

  /// The first `defer` runs when those behind it have ended, and what they owned has been let go.
  ///
  /// An error of Swift's runs it on its way out; a trap and an exhausted budget do not, as the
  /// process would have ended.
  mutating func deferring(
    _ before: TypedStatement, _ deferred: TypedStatement, _ rest: TypedStatement
  ) -> Step {
    let (before, deferred, rest) = (step(before), step(deferred), step(rest))
    return { frame, turn throws(Fault) in
      var flow = try before(&frame, &turn)
      guard case .next = flow else { return flow }
      do throws(Fault) {
        flow = try rest(&frame, &turn)
      } catch {
        if error.thrown != nil { _ = try deferred(&frame, &turn) }
        throw error
      }
      _ = try deferred(&frame, &turn)
      return flow
    }
  }

  // MARK: - Exceptions of Objective-C

  /// A `@catch`; without a class it catches everything.
  private struct Clause: Sendable {
    var className: String?
    var store: Store
    var body: Step
  }

  /// `@finally` runs however the rest ended, and where it leaves by itself, what was thrown is
  /// lost: so it is in Objective-C.
  mutating func attempt(
    _ body: TypedStatement, _ catches: [TypedCatch], _ finally: TypedStatement?
  ) -> Step {
    let body = step(body)
    let clauses = catches.map { clause in
      let store = store(clause.store)
      return Clause(
        className: clause.className, store: store,
        body: releasing(clause.owned, after: step(clause.body)))
    }
    let last = finally.map { step($0) } ?? Emitter.nothing
    return { frame, turn throws(Fault) in
      var failed: Fault?
      var flow = Flow.next
      do throws(Fault) {
        flow = try Emitter.guarded(body, clauses, &frame, &turn)
      } catch {
        failed = error
      }
      // What cannot be caught ends the app before `@finally`.
      if let failed, !failed.isException { throw failed }
      let lastFlow = try last(&frame, &turn)
      if case .next = lastFlow {
        if let failed { throw failed }
        return flow
      }
      return lastFlow
    }
  }

  /// An error of Swift's is no exception and passes `@catch`. The framework's own faults become an
  /// `NSException` only where somebody catches.
  private static func guarded(
    _ body: Step, _ clauses: [Clause], _ frame: inout Frame, _ turn: inout Turn
  ) throws(Fault) -> Flow {
    do throws(Fault) {
      return try body(&frame, &turn)
    } catch {
      guard case .exception(let name, let reason, let thrown) = error, error.thrown == nil else {
        throw error
      }
      let object: ObjectID
      if let thrown {
        object = thrown
      } else {
        object = try turn.makeException(name, reason)
      }
      for clause in clauses
      where clause.className == nil
        || turn.simulation.isKind(.object(object), of: clause.className)
      {
        frame.run.caught.append(error)
        frame.run.raised = nil
        defer { frame.run.caught.removeLast() }
        try clause.store(.object(object), &frame, &turn)
        return try clause.body(&frame, &turn)
      }
      throw error
    }
  }
}

extension Fault {
  /// A crash or an exhausted budget is none.
  fileprivate var isException: Bool {
    if case .exception = self { true } else { false }
  }

  /// What it is when nobody caught it: Swift's errors end the app as a trap does.
  var uncaught: Fault {
    guard thrown != nil, case .exception(_, let reason, _) = self else { return self }
    return .crash(.fatalError, reason: "Error raised at top level: \(reason)")
  }
}

extension Turn {
  /// An `NSException` for what the framework raised.
  fileprivate mutating func makeException(
    _ name: String, _ reason: String
  ) throws(Fault) -> ObjectID {
    guard let type = simulation.classes.id(named: "NSException") else {
      preconditionFailure("the framework has a class NSException")
    }
    let made = try send(
      "exceptionWithName:reason:userInfo:", to: .type(type),
      [.string(name), .string(reason), .none],
      from: .uikit)
    guard let id = made.object else { preconditionFailure("an exception is an object") }
    return id
  }
}
