import Diagnostics
import Simulator
import Syntax

// What an assignment stores into: variables, ivars, parts and elements.
extension Resolver {
  /// Storing into what an expression names.
  mutating func store(to target: Expression) -> Store {
    switch target.kind {
    case .name(let name): return store(named: name, at: target.range)
    case .selfReference where context.className != nil:
      return { value, frame, turn throws(Fault) in
        if let id = value.object, turn.simulation.isBox(id) {
          try turn.retain(id, as: .variable("self"))
        }
        frame.receiver = value
        frame.mayHaveReplacedSelf = true
      }
    case .member(let base, let name): return store(to: name, of: base)
    case .arrow(let base, let name): return store(ivar: name, of: base)
    case .element(let base, let indices) where hasOwnElement(base):
      return store(ownElement: indices, of: base, target.range)
    case .element(let base, let indices)
    where indices.count == 1 || isSwift && indices.last?.label?.text == "default":
      return store(element: indices[0].value, of: base)
    case .chain(let inner): return storeInChain(inner)
    case .forced(let inner): return store(to: inner)
    case .chainLink(let inner): return store(to: inner)
    case .tuple(let parts): return store(toParts: parts)
    case .unary(.dereference, let pointer): return store(through: pointer)
    default:
      report(.notAssignable, at: target.range)
      return Resolver.discarding
    }
  }

  /// `(a, b) = …`.
  private mutating func store(toParts parts: [Argument]) -> Store {
    if parts.count == 1 { return store(to: parts[0].value) }
    let stores = parts.map { store(to: $0.value) }
    return { value, frame, turn throws(Fault) in
      let values = turn.simulation.compound(value)?.values ?? []
      for (store, value) in zip(stores, values) { try store(value, &frame, &turn) }
    }
  }

  static let discarding: Store = { _, _, _ throws(Fault) in }

  private mutating func store(named name: String, at range: SourceRange) -> Store {
    if name == "_", isSwift { return Resolver.discarding }
    if let local = local(named: name) {
      if local.isConstant {
        report(.constantAssignment(name), at: range)
      } else if local.isCapture {
        report(.missingBlockSpecifier(name), at: range)
      }
      return store(to: local)
    }
    if !isSwift, let (slot, _, ivar) = ivarPlace(name) {
      useSelf()
      return store(in: slot, ivar)
    }
    if let store = initializing(name) { return store }
    if isSwift, context.className != nil, isOwnProperty(name) {
      let me = selfReference(range)
      return store(property: Name(name, at: range), of: me)
    }
    if let index = simulation.variable(named: name) {
      if program.globals[name]?.isConstant == true {
        report(.constantAssignment(name), at: range)
      }
      return { value, _, turn throws(Fault) in try turn.assign(value, to: index) }
    }
    if nameIfKnown(name, at: range) != nil {
      report(.notAssignable, at: range)
    } else {
      report(
        .undeclaredIdentifier(name), at: range,
        suggestion: suggestion(for: name, among: visibleNames))
    }
    return Resolver.discarding
  }

  private func store(in slot: Int, _ ivar: Ivar) -> Store {
    { value, frame, turn throws(Fault) in
      guard let id = frame.receiver.object else { return }
      try turn.store(
        value, in: slot, of: id, named: ivar.label, type: ivar.type, as: ivar.strength)
    }
  }

  private mutating func store(ivar name: Name, of base: Expression) -> Store {
    let holder = resolve(base)
    guard let type = holder.type.className,
      let (slot, _, ivar) = ivarPlace(name.text, of: type)
    else {
      report(
        .unknownInstanceVariable(name.text, type: holder.type.className ?? "id"), at: name.range)
      return Resolver.discarding
    }
    let code = holder.code
    return { value, frame, turn throws(Fault) in
      guard let id = try code(&frame, &turn).object else {
        throw .crash(.badAccess, reason: "'\(name.text)' of nil is written")
      }
      try turn.store(
        value, in: slot, of: id, named: ivar.label, type: ivar.type, as: ivar.strength)
    }
  }

  private mutating func storeInChain(_ inner: Expression) -> Store {
    let store = store(to: inner)
    return { value, frame, turn throws(Fault) in
      let wasBroken = frame.isChainBroken
      frame.isChainBroken = false
      try store(value, &frame, &turn)
      frame.isChainBroken = wasBroken
    }
  }
}
