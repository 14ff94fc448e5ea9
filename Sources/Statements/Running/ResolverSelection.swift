import Diagnostics
import Simulator
import Syntax

// `switch`.
extension Resolver {
  mutating func selection(_ subject: Expression, _ cases: [Statement.SwitchCase]) -> Step {
    let range = subject.range
    let subject = resolve(subject)
    context.selections += 1
    defer { context.selections -= 1 }
    let branches = cases.map { branch($0, subject.type) }
    checkExhaustive(cases, subject.type, range)
    let code = subject.code
    // C falls from one case into the next; Swift only where it says so.
    let falls = !isSwift
    return { frame, turn throws(Fault) in
      let value = try code(&frame, &turn)
      var chosen: Int?
      for (index, branch) in branches.enumerated() where chosen == nil {
        if try branch.matches(value, &frame, &turn) { chosen = index }
      }
      guard var index = chosen ?? branches.firstIndex(where: \.isDefault) else { return .next }
      while index < branches.count {
        let flow = try branches[index].body(&frame, &turn)
        switch flow {
        case .next where falls, .fallThrough: index += 1
        case .next: return .next
        case .leave(.innermost): return .next
        default: return flow
        }
      }
      return .next
    }
  }

  private struct Branch: Sendable {
    var isDefault: Bool
    var matches: @Sendable (Value, inout Frame, inout Turn) throws(Fault) -> Bool
    var body: Step
  }

  /// A case: what its patterns bind is seen by its condition and its body, and released behind them.
  private mutating func branch(
    _ branch: Statement.SwitchCase, _ type: StaticType
  ) -> Branch {
    context.scopes.append(Scope())
    let tests = branch.patterns.map { match($0, type, branch.range) }
    let condition = branch.guardCondition.map { truth(of: $0) }
    let body = block(branch.body)
    let owned = context.scopes.removeLast().owned
    return Branch(
      isDefault: branch.isDefault,
      matches: { value, frame, turn throws(Fault) in
        for test in tests where try test(value, &frame, &turn) {
          return try condition?(&frame, &turn) ?? true
        }
        return false
      }, body: owned.isEmpty ? body : releasing(owned, after: body))
  }
}

extension Simulation {
  /// Whether a value is of a class or a subclass of it; nil is of none.
  func isKind(_ value: Value, of name: String?) -> Bool {
    guard let name else { return value != .none }
    guard case .type(let type) = self.type(of: value) else { return false }
    return isKind(type, of: name)
  }
}
