import Diagnostics
import Simulator

// What closures take from around them.
extension Resolver {
  /// Something of the surroundings that a closure captures when it is made.
  struct CapturedLocal: Sendable {
    var name: String
    var strength: Strength
    /// Where the closure finds it; nil for `self`.
    var slot: Int?
    /// Reads it in the surrounding frame.
    var code: Code
  }

  /// Resolves a body, and once more if closures in it turn out to capture variables by reference: those
  /// are then shared from their declaration on.
  mutating func resolvingSharing<Result>(_ resolve: (inout Resolver) -> Result) -> Result {
    let outer = (localCount, sharedLocals, foundShared)
    defer { (localCount, sharedLocals, foundShared) = outer }
    let (before, reported, closures) = (context, diagnostics.count, program.closures.count)
    (sharedLocals, foundShared) = ([], [])
    let result = resolve(&self)
    guard !foundShared.isEmpty else { return result }
    diagnostics.removeSubrange(reported...)
    program.closures.removeSubrange(closures...)
    context = before
    (localCount, sharedLocals) = (outer.0, foundShared)
    return resolve(&self)
  }

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
    let read = found.map { $0.isShared ? Resolver.slot($0.slot) : self.read($0).code }
    let surroundings = context
    context = inner
    context.enclosing[0] = surroundings
    guard let found, let read else { return nil }
    return found.global == nil ? capture(found, read) : found
  }

  /// Whether a name means a local variable, which is not captured by the question.
  func isLocal(_ name: String) -> Bool { context.sees(name) }

  private mutating func capture(_ outer: Local, _ read: @escaping Code) -> Local {
    if let own = context.ownPlace, own.name == outer.name { return itself(outer, own.slot) }
    var local = outer
    local.slot = context.slotCount
    context.slotCount += 1
    let isByReference = isSwift && !outer.isConstant && !outer.isCapture
    if isByReference { foundShared.insert(outer.number) }
    if !outer.isShared && !isByReference {
      local.isCapture = true
      // A copied block retains what it captured, whatever the variable does under manual counting.
      local.strength = isARC || outer.strength == .weak ? outer.strength : .strong
    }
    context.scopes[0].locals[outer.name] = local
    context.captures.append(
      CapturedLocal(
        name: outer.name, strength: outer.isShared ? .strong : local.strength, slot: local.slot,
        code: read))
    return local
  }

  private mutating func itself(_ outer: Local, _ slot: Int) -> Local {
    var local = outer
    (local.slot, local.isShared, local.isCapture) = (slot, false, true)
    context.scopes[0].locals[outer.name] = local
    return local
  }

  static func slot(_ slot: Int) -> Code {
    { frame, _ throws(Fault) in frame.slots[slot] }
  }

  // MARK: - self

  /// Notes that `self` is used: every closure around captures it.
  mutating func useSelf() { context.useSelf(isARC) }

  // MARK: - Blocks on the stack

  /// Blocks on the stack end with the frame they are part of.
  func endingStackBlocks(after step: @escaping Step) -> Step {
    guard !context.stackBlocks.isEmpty else { return step }
    let slots = context.stackBlocks
    return { frame, turn throws(Fault) in
      let flow = try step(&frame, &turn)
      for slot in slots {
        if let id = frame.slots[slot].object { turn.endStackBlock(id) }
      }
      return flow
    }
  }
}

extension Resolver.Context {
  func local(named name: String) -> Resolver.Local? {
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
      Resolver.CapturedLocal(
        name: "self", strength: .strong, slot: nil, code: Resolver.receiverOfFrame))
    enclosing[0].useSelf(isARC)
  }
}
