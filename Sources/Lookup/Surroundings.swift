package import ObjectModel
package import Syntax
package import TypedTree

/// What surrounds the code that is being typed: the method it is in, the variables it sees, and
/// what the closure that it is in takes from outside.
package struct Surroundings {
  package var memory: Memory
  package var dialect: Dialect
  /// The class whose method it is.
  package var className: String?
  /// The protocol in whose extension the code stands: what it sees of `self` is what that has.
  package var provider: String?
  package var owner: ClassID?
  /// What the generic parameters of the function mean, by their names.
  package var parameters: [String: ParameterMeaning] = [:]
  package var selector: Selector = ""
  package var isStatic = false
  package var isInitializer = false
  /// Whether it is the initial value of a property, which is computed before there is a `self`.
  package var isInitialValue = false
  /// The property whose observers it is the body of, closures in it apart.
  package var observed: ObservedProperty?
  /// Whether it is a closure that outlives the call it stands in.
  package var isKept = false
  /// Whether somebody takes an error that is thrown here, and whether what runs here may wait: of
  /// closures and properties that is not asked.
  package var handlesErrors = true
  /// Whether clauses around it catch some errors.
  package var isPartlyCaught = false
  package var isAsync = true
  /// Whether it is a member of an actor that says `nonisolated`: to it the actor is anybody's.
  package var isNonisolated = false
  /// Whether it is a function that belongs to no actor, as far as what is written tells.
  package var isOffMainActor = false
  /// What marks the expression that is being typed.
  package var trying: Expression.AttemptForm?
  package var isAwaiting = false
  /// Whether it is the body of a `defer`.
  package var isInDefer = false
  /// Whether `await` is said somewhere in it, closures apart.
  package var suspends = false
  /// Whether `self` may change, where it is a value.
  package var isMutating = true
  /// Whether a pattern stands behind another of the same case, whose names it shares.
  package var isAlternative = false
  /// The parameters that are closures and may not be kept.
  package var borrowed: Set<String> = []
  /// The version of iOS that is there at least: the target's, or what `#available` asked for.
  package var available = UIKitVersion.newest
  /// The method or function, as clang names it.
  package var functionName: String?
  package var returns = StaticType.any
  package var scopes: [Scope] = []
  package var slotCount = 0
  /// In a closure, the ones around it; a structure cannot hold another of itself but in an array.
  package var enclosing: [Surroundings] = []
  /// What the closure captures, in the order of first use.
  package var captures: [TypedClosure.Capture] = []
  /// How many of `$0`, `$1`, … the closure names.
  package var shorthands = 0
  /// The type of what the closure returns, as its `return` statements have it.
  package var answered: StaticType?
  /// The slots of blocks that live and die with the frame.
  package var stackBlocks: [Int] = []
  /// The slot in which a local function finds itself, and its name.
  package var ownPlace: (name: String, slot: Int)?
  /// What `break` and `continue` may leave.
  package var loops = 0
  package var selections = 0
  /// Whether it is the inside of an expression, `({ … })`.
  package var isInExpression = false
  /// The label that stands before the statement that is being typed.
  package var label: String?
  /// Whether statements stand at the top level of the script.
  package var isTopLevel: Bool { scopes.isEmpty && className == nil }
  package var isClosure: Bool { !enclosing.isEmpty }
  package var isARC: Bool { memory == .automatic }

  package init(memory: Memory, dialect: Dialect) {
    self.memory = memory
    self.dialect = dialect
  }

  /// A property that its own observers store into directly.
  package struct ObservedProperty {
    package var name: String
    /// The place of a type property among the top-level variables.
    package var global: Int?
    /// What its observer calls the value before, and whether that is read anywhere.
    package var oldValue: String?
    package var isOldValueRead = false

    package init(_ name: String, global: Int? = nil) {
      (self.name, self.global) = (name, global)
    }
  }

  /// The locals of a pair of braces.
  package struct Scope {
    package var locals: [String: Local] = [:]
    /// Those that may have to be let go at its end, in the order of declaration.
    package var owned: [Local] = []

    package init() {}
  }
}

// MARK: - Variables
extension Surroundings {
  /// Adds a variable to the innermost scope.
  package mutating func declare(_ local: Local) {
    scopes[scopes.count - 1].locals[local.name] = local
    scopes[scopes.count - 1].owned.append(local)
  }

  /// Whether a name means a variable here or around, which is not captured by the question.
  package func sees(_ name: String) -> Bool {
    own(named: name) != nil || enclosing.first?.sees(name) == true
  }

  /// The type of a variable here or around, which is not captured by the question.
  package func typeOfLocal(_ name: String) -> StaticType? {
    own(named: name)?.type ?? enclosing.first?.typeOfLocal(name)
  }

  /// The name of a variable here or around that holds a type.
  package func local(holdingTypeNamed name: String) -> String? {
    for scope in scopes.reversed() {
      let found = scope.locals.values.filter { $0.type.isMetatype && $0.type.className == name }
      if let first = found.map(\.name).min() { return first }
    }
    return enclosing.first?.local(holdingTypeNamed: name)
  }

  /// Whether a variable of that name is declared here, and not only captured.
  package func declares(_ name: String) -> Bool {
    scopes.dropFirst().contains { $0.locals[name] != nil }
      || scopes[0].locals[name] != nil && !captures.contains { $0.name == name }
  }

  package func own(named name: String) -> Local? {
    for scope in scopes.reversed() {
      if let local = scope.locals[name] { return local }
    }
    return nil
  }
}

// MARK: - Captures
extension Surroundings {
  /// A variable by its name: in a closure, one from around is captured by that, and what is
  /// captured by reference is noted as shared.
  package mutating func local(named name: String, sharing shared: inout Set<Int>) -> Local? {
    if let local = own(named: name) {
      if name.hasPrefix("$") { shorthands = max(shorthands, local.slot + 1) }
      if name == observed?.oldValue { observed?.isOldValueRead = true }
      return local
    }
    guard isClosure, enclosing[0].sees(name),
      let outer = enclosing[0].local(named: name, sharing: &shared)
    else { return nil }
    return outer.global == nil ? capture(outer, &shared) : outer
  }

  private mutating func capture(_ outer: Local, _ shared: inout Set<Int>) -> Local {
    if let ownPlace, ownPlace.name == outer.name { return itself(outer, ownPlace.slot) }
    var local = outer
    local.slot = slotCount
    slotCount += 1
    let isByReference = dialect == .swift && !outer.isConstant && !outer.isCapture
    if isByReference { shared.insert(outer.number) }
    if !outer.isShared && !isByReference {
      local.isCapture = true
      // A copied block retains what it captured, whatever the variable does under manual counting.
      local.strength = isARC || outer.strength == .weak ? outer.strength : .strong
    }
    // The copy is another variable than the one whose address may be taken.
    let isCopy = dialect == .objectiveC && local.isCapture
    if isCopy { local.number = 0 }
    scopes[0].locals[outer.name] = local
    captures.append(
      TypedClosure.Capture(
        name: outer.name, strength: local.strength, slot: local.slot,
        source: isCopy ? .value(TypedExpression(outer.type, .local(outer))) : .local(outer)))
    return local
  }

  private mutating func itself(_ outer: Local, _ slot: Int) -> Local {
    var local = outer
    // It is no variable of those around: what it holds is the closure itself.
    (local.slot, local.isShared, local.isCapture, local.number) = (slot, false, true, 0)
    scopes[0].locals[outer.name] = local
    return local
  }

  /// Notes that `self` is used: every closure around captures it, or is lent it for a call.
  package mutating func useSelf(asLent isLent: Bool) {
    guard isClosure, !captures.contains(where: { $0.slot == nil }) else { return }
    captures.append(
      TypedClosure.Capture(
        name: "self", strength: isLent ? .unowned : .strong, slot: nil, source: .receiver))
    enclosing[0].useSelf(asLent: isLent)
  }
}
