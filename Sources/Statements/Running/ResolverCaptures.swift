import Diagnostics
import Simulator

// What closures take from around them.
extension Resolver {

  // MARK: - Locals

  /// A local variable by its name; in a closure, one of the surroundings is captured by that.
  mutating func local(named name: String) -> Local? {
    if let local = context.local(named: name) {
      if name.hasPrefix("$") { context.shorthands = max(context.shorthands, local.slot + 1) }
      return local
    }
    guard let outer = context.enclosing.first, outer.sees(name) else { return nil }
    let inner = context
    context = outer
    let found = local(named: name)
    let surroundings = context
    context = inner
    context.enclosing[0] = surroundings
    guard let found else { return nil }
    return found.global == nil ? capture(found) : found
  }

  /// Whether a name means a local variable, which is not captured by the question.
  func isLocal(_ name: String) -> Bool { context.sees(name) }

  private mutating func capture(_ outer: Local) -> Local {
    if let own = context.ownPlace, own.name == outer.name { return itself(outer, own.slot) }
    var local = outer
    local.slot = context.slotCount
    context.slotCount += 1
    let isByReference = isSwift && !outer.isConstant && !outer.isCapture
    if isByReference { shared.insert(outer.number) }
    if !outer.isShared && !isByReference {
      local.isCapture = true
      // A copied block retains what it captured, whatever the variable does under manual counting.
      local.strength = isARC || outer.strength == .weak ? outer.strength : .strong
    }
    context.scopes[0].locals[outer.name] = local
    context.captures.append(
      TypedClosure.Capture(
        name: outer.name, strength: local.strength, slot: local.slot, source: .local(outer)))
    return local
  }

  private mutating func itself(_ outer: Local, _ slot: Int) -> Local {
    var local = outer
    // It is no variable of those around: what it holds is the closure itself.
    (local.slot, local.isShared, local.isCapture, local.number) = (slot, false, true, 0)
    context.scopes[0].locals[outer.name] = local
    return local
  }

  // MARK: - self

  /// Notes that `self` is used: every closure around captures it.
  mutating func useSelf() { context.useSelf(isARC) }

}

extension Resolver.Context {
  func local(named name: String) -> Local? {
    for scope in scopes.reversed() {
      if let local = scope.locals[name] { return local }
    }
    return nil
  }

  /// The type of a local variable here or in the surroundings, which is not captured by the question.
  func typeOfLocal(_ name: String) -> StaticType? {
    local(named: name)?.type ?? enclosing.first?.typeOfLocal(name)
  }

  func sees(_ name: String) -> Bool {
    local(named: name) != nil || enclosing.first?.sees(name) == true
  }

  fileprivate mutating func useSelf(_ isARC: Bool) {
    guard isClosure, !captures.contains(where: { $0.slot == nil }) else { return }
    captures.append(
      TypedClosure.Capture(name: "self", strength: .strong, slot: nil, source: .receiver))
    enclosing[0].useSelf(isARC)
  }
}
