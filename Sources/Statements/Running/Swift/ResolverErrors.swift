import Diagnostics
import Simulator
import Syntax

// Swift's errors: `throw`, `do … catch`, `try?`, `try!`; and `defer`.
extension Resolver {
  mutating func throwing(_ value: Expression, _ range: SourceRange) -> Step {
    let (code, line) = (resolve(value).code, line(of: range))
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

  mutating func catching(_ body: [Statement], _ catches: [Statement.CatchClause]) -> Step {
    let body = block(body)
    let clauses = catches.map { swiftClause($0) }
    return { frame, turn throws(Fault) in
      do throws(Fault) {
        return try body(&frame, &turn)
      } catch {
        guard let thrown = error.thrown else { throw error }
        frame.isChainBroken = false
        for clause in clauses where try clause.match(.object(thrown), &frame, &turn) {
          frame.run.raised = nil
          return try clause.body(&frame, &turn)
        }
        throw error
      }
    }
  }

  private mutating func swiftClause(
    _ clause: Statement.CatchClause
  ) -> (match: Match, body: Step) {
    context.scopes.append(Scope())
    let range = SourceRange(0, 0)
    let pattern = clause.pattern ?? .binding(Name("error", at: range), isConstant: true)
    let match = match(pattern, .any, range)
    let condition = clause.guardCondition.map { truth(of: $0) }
    let body = block(clause.body)
    let owned = context.scopes.removeLast().owned
    let fits: Match = { value, frame, turn throws(Fault) in
      guard try match(value, &frame, &turn) else { return false }
      return try condition?(&frame, &turn) ?? true
    }
    return (fits, owned.isEmpty ? body : releasing(owned, after: body))
  }

  mutating func attempt(
    _ form: Expression.AttemptForm, _ inner: Expression, expecting type: StaticType?
  ) -> Resolved {
    let value = resolve(inner, expecting: type)
    let code = value.code
    switch form {
    case .plain, .awaited: return value
    case .optional:
      return Resolved(value.type.asOptional, isEchoed: value.isEchoed) {
        frame, turn throws(Fault) in
        do throws(Fault) {
          return try code(&frame, &turn)
        } catch {
          if error.thrown == nil { throw error }
          frame.run.raised = nil
          return .none
        }
      }
    case .forced:
      return Resolved(value.type, isEchoed: value.isEchoed) { frame, turn throws(Fault) in
        do throws(Fault) {
          return try code(&frame, &turn)
        } catch {
          guard case .exception(_, let reason, _) = error, error.thrown != nil else { throw error }
          frame.run.raised = nil
          throw .crash(
            .fatalError, reason: "'try!' expression unexpectedly raised an error: \(reason)")
        }
      }
    }
  }

  // MARK: - defer

  /// Statements of which the first `defer` runs when those behind it have ended, and what they owned has
  /// been let go.
  mutating func deferring(_ statements: [Statement]) -> Step {
    guard let place = statements.firstIndex(where: \.isDeferred),
      case .deferred(let body) = statements[place].kind
    else { return sequence(statements) }
    let before = sequence(Array(statements[..<place]))
    let deferred = block(body)
    let rest = block(Array(statements[(place + 1)...]))
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
}

extension Fault {
  /// The name under which a Swift error travels.
  static let swiftError = "Swift.Error"

  /// The Swift error on its way to a `catch`; nil for an exception of Objective-C and all else.
  var thrown: ObjectID? {
    if case .exception(Fault.swiftError, _, let object) = self { object } else { nil }
  }

  /// What it is when nobody caught it: Swift's errors end the app as a trap does.
  var uncaught: Fault {
    guard thrown != nil, case .exception(_, let reason, _) = self else { return self }
    return .crash(.fatalError, reason: "Error raised at top level: \(reason)")
  }
}
