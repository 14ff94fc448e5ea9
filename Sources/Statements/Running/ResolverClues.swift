import Diagnostics
import Simulator
import Syntax

// What the way something is written says about its purpose, for those who look for mistakes.
extension Resolver {
  /// An expression of which only the truth, or whether it is nil, is asked; or one that is used where it
  /// is not nil.
  mutating func resolveTested(
    _ expression: Expression, expecting type: StaticType? = nil, isUsed: Bool = false
  ) -> Resolved {
    var value = resolve(expression, expecting: type)
    guard value.type.mayHoldObject, expression.isPlainRead else { return value }
    let code = value.code
    value.code = { frame, turn throws(Fault) in
      let mark = turn.clueCount
      let value = try code(&frame, &turn)
      turn.forgiveTest(since: mark, isUsed: isUsed)
      return value
    }
    return value
  }

  /// `[vc view];` alone on a line wants the view loaded, and nothing else.
  func demanding(_ resolved: Resolved, _ expression: Expression) -> Resolved {
    guard let name = expression.lastName, name == "view" || name == "tableView" else {
      return resolved
    }
    var demanded = resolved
    let code = resolved.code
    demanded.code = { frame, turn throws(Fault) in
      let mark = turn.clueCount
      let value = try code(&frame, &turn)
      turn.forgiveDemand(since: mark)
      return value
    }
    return demanded
  }

  /// The arguments of what only prints: a size that is printed is not relied on.
  func printing(_ codes: [Code], by function: String) -> [Code] {
    guard ["NSLog", "print", "debugPrint", "NSStringFromCGRect"].contains(function) else {
      return codes
    }
    return codes.map(Resolver.printed)
  }

  private static func printed(_ code: @escaping Code) -> Code {
    { frame, turn throws(Fault) in
      let mark = turn.clueCount
      let value = try code(&frame, &turn)
      turn.forgiveSizes(since: mark)
      return value
    }
  }

  /// The body of an initialiser: what it makes is made by it.
  ///
  /// - Parameter withoutSuper: the initialiser that calls neither another of its class nor one above.
  static func initializing(
    _ code: @escaping Step, withoutSuper skipping: (selector: Selector, type: ClassID)? = nil
  ) -> Step {
    { frame, turn throws(Fault) in
      turn.beginInitializing(frame.receiver.object)
      defer { turn.endInitializing() }
      let flow = try code(&frame, &turn)
      if let skipping, let me = frame.receiver.object {
        turn.leave(.superSkipped(skipping.selector, of: me, in: skipping.type))
      }
      return flow
    }
  }

  /// Whether a method is an initialiser of a controller by its name.
  func isInitializer(_ selector: Selector, of id: ClassID) -> Bool {
    guard selector.name.hasPrefix("init"), simulation.isKind(id, of: "UIViewController") else {
      return false
    }
    return selector.name.dropFirst(4).first.map { !$0.isLowercase } ?? true
  }

  /// Whether a field is an outlet, by its own name or by that of the property it backs.
  func isOutlet(_ ivar: Ivar, of id: ClassID) -> Bool {
    ivar.outlet != nil || simulation.property(named: ivar.label, of: id)?.outlet != nil
  }
}

extension Expression {
  /// Whether it reads one thing: a name, a property, or a message without arguments.
  fileprivate var isPlainRead: Bool { lastName != nil }

  /// The name of what is read.
  fileprivate var lastName: String? {
    switch kind {
    case .name(let name): name
    case .member(_, let name), .arrow(_, let name): name.text
    case .message(_, let pieces) where pieces.count == 1 && pieces[0].argument == nil:
      pieces[0].keyword.text
    default: nil
    }
  }
}
