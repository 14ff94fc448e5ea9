import Diagnostics
import Simulator
import Syntax

// `@try`, `@catch`, `@finally`, `@throw`.
extension Resolver {
  mutating func raise(_ value: Expression?, _ range: SourceRange) -> Step {
    if isSwift, let value { return throwing(value, range) }
    guard let value else {
      return { frame, _ throws(Fault) in
        throw frame.run.caught.last ?? .exception(name: "NSGenericException", reason: "")
      }
    }
    let code = resolve(value).code
    return { frame, turn throws(Fault) in
      guard let id = try code(&frame, &turn).object else {
        throw .exception(name: "NSInvalidArgumentException", reason: "nil was thrown")
      }
      throw turn.fault(raising: id)
    }
  }

  mutating func attempt(
    _ body: [Statement], _ catches: [Statement.CatchClause], _ finally: [Statement]?,
    _ range: SourceRange
  ) -> Step {
    if isSwift { return catching(body, catches) }
    let body = block(body)
    let clauses = catches.map { clause($0) }
    let last = finally.map { block($0) } ?? Resolver.nothing
    return { frame, turn throws(Fault) in
      var failed: Fault?
      var flow = Flow.next
      do throws(Fault) {
        flow = try Resolver.guarded(body, clauses, &frame, &turn)
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

  struct Clause: Sendable {
    var className: String?
    var catchesAll: Bool
    var store: Store
    var body: Step
  }

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
      where clause.catchesAll || turn.simulation.isKind(.object(object), of: clause.className) {
        frame.run.caught.append(error)
        frame.run.raised = nil
        defer { frame.run.caught.removeLast() }
        try clause.store(.object(object), &frame, &turn)
        return try clause.body(&frame, &turn)
      }
      throw error
    }
  }

  private mutating func clause(_ clause: Statement.CatchClause) -> Clause {
    let type = clause.type.map { self.type($0) } ?? .id
    var store: Store = Resolver.discarding
    let body = scoped { resolver in
      if let name = clause.variable {
        let local = resolver.declare(
          local: name.text, type, strength: resolver.isARC ? .strong : .unowned)
        store = resolver.initialStore(to: local)
      }
      return resolver.block(clause.body)
    }
    return Clause(
      className: type.className, catchesAll: clause.type == nil || type.className == nil,
      store: store, body: body)
  }
}

extension Fault {
  var isException: Bool {
    if case .exception = self { true } else { false }
  }
}

extension Turn {
  /// An `NSException` for what the framework raised.
  fileprivate mutating func makeException(
    _ name: String, _ reason: String
  ) throws(Fault) -> ObjectID {
    guard let type = simulation.classID(named: "NSException") else {
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
