import InterfaceModel
public import ObjectModel
public import Syntax

// Who owns what: taking, giving back, and what follows when nobody owns an object any more.
extension Turn {
  /// Makes somebody an owner of an object. A dead object cannot be owned any more.
  public mutating func retain(_ id: ObjectID, as owner: Owner) throws(Fault) {
    if case .dead = simulation[id].life { throw zombie(id, "retain") }
    simulation[id].ownerships.append(Ownership(owner, since: statement.lowerBound))
  }

  /// Ends an ownership; the object dies when it was the last.
  public mutating func release(_ id: ObjectID, from owner: Owner) throws(Fault) {
    switch simulation[id].life {
    case .dead: throw zombie(id, "release")
    case .dying: return
    case .alive: break
    }
    if !simulation[id].ownerships.remove(owner) { simulation[id].overReleases += 1 }
    noteLoss(of: id, to: owner)
    try deallocateIfUnowned(id)
  }

  /// What the message `release` does: gives back the youngest claim, else what a field of the object
  /// that sends it owns, else what that of another does.
  public mutating func release(_ id: ObjectID) throws(Fault) {
    let share =
      simulation[id].ownerships.youngestClaim
      ?? speaker.flatMap { simulation[id].ownerships.youngestField(of: $0) }
      ?? simulation[id].ownerships.youngestField
    try release(id, from: share?.owner ?? .claim(.retain, line: 0))
  }

  /// What the message `autorelease` does: the youngest claim becomes the pool's.
  public mutating func autorelease(_ id: ObjectID) throws(Fault) {
    if case .dead = simulation[id].life { throw zombie(id, "autorelease") }
    simulation[id].ownerships.passYoungestClaim(to: Ownership(.pool, since: statement.lowerBound))
    addToPool(id)
  }

  /// Gives an object to the pool in place of the owner it has, or as a further owner.
  package mutating func hand(_ id: ObjectID, toPoolFrom owner: Owner? = nil) {
    let share = Ownership(.pool, since: statement.lowerBound)
    if let owner, simulation[id].ownerships.pass(owner, to: share) {
      if owner != .framework { noteLoss(of: id, to: owner) }
    } else {
      simulation[id].ownerships.append(share)
    }
    addToPool(id)
  }

  private mutating func addToPool(_ id: ObjectID) {
    simulation.pools[simulation.pools.count - 1].append(id)
  }

  /// Makes a new object owned until the end of the statement (ARC), or by its claim (manual
  /// counting).
  public mutating func allocate(
    _ type: ClassID, counting memory: Memory, claim: Owner.Claim = .alloc
  ) throws(Fault) -> ObjectID {
    try checkHeap()
    let id = simulation.create(type, line: line, fields: layout(of: type).blank)
    switch memory {
    case .manual:
      simulation[id].ownerships.append(
        Ownership(.claim(claim, line: line), since: statement.lowerBound))
    case .automatic: keepForStatement(id)
    }
    try prepare(id)
    return id
  }

  /// Makes a new object that the pool will release: what convenience constructors answer.
  package mutating func allocateAutoreleased(_ name: String) throws(Fault) -> ObjectID {
    guard let type = simulation.classes.id(named: name) else {
      preconditionFailure("the framework has a class \(name)")
    }
    try checkHeap()
    let id = simulation.create(type, line: line, fields: layout(of: type).blank)
    try prepare(id)
    hand(id, toPoolFrom: nil)
    return id
  }

  /// Keeps a value alive until the end of the statement, as ARC keeps what a call returned.
  @inlinable
  public mutating func keepForStatement(_ id: ObjectID) {
    keep(id)
    temporaries.append(id)
  }

  /// Keeps an object for the statement that is running, unless it is on its way out.
  @inlinable @inline(__always)
  public mutating func hold(_ id: ObjectID) {
    if simulation.isAlive(id) { keepForStatement(id) }
  }

  /// Keeps an object for as long as something of the running statement needs it.
  @inlinable
  public mutating func keep(_ id: ObjectID) { simulation.objects[id.index].holds += 1 }

  /// Ends a `keep`.
  public mutating func letGo(_ id: ObjectID) throws(Fault) {
    switch simulation.objects[id.index].life {
    case .dead: throw zombie(id, "release")
    case .dying: return
    case .alive: break
    }
    simulation.objects[id.index].holds -= 1
    if simulation.objects[id.index].count <= 0 {
      noteLoss(of: id, to: .temporary)
      try deallocateIfUnowned(id)
    }
  }

  /// Ends a statement: what was held only for it is released, in the order in which it came.
  @inlinable
  public mutating func endStatement(keeping mark: Int = 0) throws(Fault) {
    if temporaries.count > mark { try letGo(behind: mark) }
  }

  @usableFromInline
  mutating func letGo(behind mark: Int) throws(Fault) {
    // What dies with one of them may hold others for its last words.
    while temporaries.count > mark {
      if temporaries.count == mark + 1 {
        try letGo(temporaries.removeLast())
      } else {
        let held = temporaries[mark...]
        temporaries.removeSubrange(mark...)
        for id in held { try letGo(id) }
      }
    }
  }

  /// How many values are held for the statement that is running: what an inner statement must keep.
  @inlinable
  public var temporaryCount: Int { temporaries.count }
}

// MARK: - Autorelease pools
extension Turn {
  public mutating func pushPool() { simulation.pools.append([]) }

  /// Releases what the innermost pool holds, last added first, and closes it.
  public mutating func popPool() throws(Fault) {
    try drainPool()
    if simulation.pools.count > 1 { simulation.pools.removeLast() }
  }

  /// Releases what the innermost pool holds, last added first.
  package mutating func drainPool() throws(Fault) {
    let (innermost, mark) = (simulation.pools.count - 1, temporaryCount)
    while let id = simulation.pools[innermost].popLast() {
      try release(id, from: .pool)
      try endStatement(keeping: mark)
    }
  }
}

// MARK: - Fields
extension Turn {
  /// The value of a field; a field that the class got after the object was made is nil.
  @inlinable @inline(__always)
  public func read(_ slot: Int, of id: ObjectID) -> Value {
    guard slot < simulation.objects[id.index].fields.count else { return .none }
    return simulation.objects[id.index].fields[slot]
  }

  /// Stores a value in a field as a setter of that strength does: the new value is retained first,
  /// the old one released last.
  public mutating func store(
    _ value: Value, in slot: Int, of id: ObjectID, named name: String, type: FieldType,
    as strength: Strength
  ) throws(Fault) {
    if case .dead = simulation.objects[id.index].life { throw zombie(id, .setter(for: name)) }
    var value = type.converted(value)
    if type.isScalar {
      if !loads.isEmpty { witnessStore(value, in: slot, of: id, name) }
      return put(value, in: slot, of: id)
    }
    var isClaimed = false
    if strength == .copy {
      let (old, claims) = (value.object, value.object.map { claimCount(of: $0) } ?? 0)
      value = try copied(value)
      if let copy = value.object { isClaimed = claimCount(of: copy) > (copy == old ? claims : 0) }
    }
    if !loads.isEmpty { witnessStore(value, in: slot, of: id, name) }
    let owner = Owner.field(id, name)
    let owns = strength == .strong || strength == .copy
    if owns, let new = value.object { try retain(new, as: owner) }
    if isClaimed, let new = value.object { giveBackClaim(to: new) }
    let old = read(slot, of: id)
    put(value, in: slot, of: id)
    if strength == .weak { moveWeakReference(.field(id, slot), from: old, to: value) }
    guard let old = old.object else { return }
    if owns { try release(old, from: owner) } else { forget(old, owner, .overwritten) }
  }

  /// A class may have got the field after the object was made.
  private mutating func put(_ value: Value, in slot: Int, of id: ObjectID) {
    while simulation.objects[id.index].fields.count <= slot {
      simulation.objects[id.index].fields.append(.none)
    }
    simulation.objects[id.index].fields[slot] = value
  }

  private mutating func moveWeakReference(
    _ reference: WeakReference, from old: Value, to new: Value
  ) {
    if let old = old.object { simulation[old].weakReferences.removeAll { $0 == reference } }
    if let new = new.object { simulation[new].weakReferences.append(reference) }
  }

  private func claimCount(of id: ObjectID) -> Int {
    simulation[id].ownerships.claims
  }

  /// Ends the claim that `copy` made for a setter, which owns the copy as a field.
  private mutating func giveBackClaim(to id: ObjectID) {
    simulation[id].ownerships.removeYoungestClaim()
  }

  /// What the message `copy` answers, held for the statement.
  mutating func copied(_ value: Value) throws(Fault) -> Value {
    guard value.object != nil else { return value }
    return try send("copy", to: value, from: .uikit)
  }
}

// MARK: - Variables
extension Turn {
  /// Adds to the text in a variable where it lies; false where there is something else.
  public mutating func append(_ addition: String, toVariable index: Int) throws(Fault) -> Bool {
    guard case .string(var text) = simulation.variables[index].value else { return false }
    try willExtend(text, by: addition)
    simulation.variables[index].value = .none
    text += addition
    simulation.variables[index].value = .string(text)
    return true
  }

  /// Assigns a top-level variable by its own strength.
  public mutating func assign(_ value: Value, to index: Int) throws(Fault) {
    let value = simulation.variables[index].type.converted(value)
    if value.object == nil, simulation.variables[index].value.object == nil {
      simulation.variables[index].value = value
      return
    }
    let variable = simulation.variables[index]
    let owner = Owner.variable(variable.name)
    let owns = variable.strength == .strong || variable.strength == .copy
    if let new = value.object {
      if owns { try retain(new, as: owner) }
      simulation.call(new, by: variable.name)
      noteCurrentController(new)
    }
    simulation.variables[index].value = value
    if variable.strength == .weak {
      moveWeakReference(.variable(index), from: variable.value, to: value)
    }
    guard let old = variable.value.object else { return }
    simulation.uncall(old, by: variable.name)
    if owns { try release(old, from: owner) } else { forget(old, owner, .overwritten) }
  }

  private mutating func noteCurrentController(_ id: ObjectID) {
    if simulation.interface.viewControllers[id] != nil {
      simulation.interface.currentController = id
    }
  }
}
