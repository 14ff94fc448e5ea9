import InterfaceModel
public import ObjectModel

// Looking for what nobody can reach any more, and saying who owns what.
extension Simulation {
  /// Objects that are alive and reachable from no root, oldest first; what only a leaked object
  /// holds is left out, unless the two hold each other.
  public var leaks: [ObjectID] {
    leaks(unreachableFrom: variables.compactMap(\.value.object) + roots(without: []))
  }

  /// The same, where a variable that neither owns its object nor could send it `release` leads to
  /// nothing: what nobody will let go of.
  public var abandoned: [ObjectID] {
    leaks(unreachableFrom: owningVariables + roots(without: []))
  }

  /// Whether something that lasts leads to an object, and each of its ways goes over another one.
  public func isKept(_ id: ObjectID, onlyBy holder: ObjectID) -> Bool {
    let roots = owningVariables + roots(without: [])
    if roots.contains(id) { return false }
    return !reachable(from: roots, beyond: [holder]).contains(id)
      && reachable(from: roots).contains(id)
  }

  private func leaks(unreachableFrom roots: [ObjectID]) -> [ObjectID] {
    let lost = Set(allObjects.filter { isAlive($0) && !isOfAFrame($0) })
      .subtracting(reachable(from: roots))
    let pointed = Set(
      lost.flatMap { id in self[id].fields.compactMap(\.object).filter { $0 != id } })
    let circles = Circles(among: lost, links: neighbours).members
    let held = lost.filter { isHeld($0, onlyBy: lost, pointed) && !circles.contains($0) }
    let shown = lost.subtracting(held).filter { !isValue($0) }
    if classes.id(named: "AttachedSubscriber") == nil { return shown.sorted() }
    return shown.filter { !isInsidePublishers($0) && !isSinkClosure($0) }.sorted()
  }

  /// Whether no script sees it as an object: a shared variable, a value type of Swift's, an array,
  /// dictionary or set that Swift objects hold.
  func isValue(_ id: ObjectID) -> Bool {
    if isBox(id) || sharedVariable(id) != nil { return true }
    guard ["NSArray", "NSDictionary", "NSSet"].contains(classes[outline: self[id].type].name) else {
      return false
    }
    return self[id].ownerships.allSatisfy { share in
      if case .field(let holder, _) = share.owner {
        classes[outline: self[holder].type].isSwift
      } else {
        false
      }
    }
  }

  /// Whether it is part of a frame, as a block on the stack is.
  private func isOfAFrame(_ id: ObjectID) -> Bool { block(id)?.storage == .stack }

  /// What variables own, or could still send `release`.
  var owningVariables: [ObjectID] {
    variables.compactMap { variable in
      guard let id = variable.value.object else { return nil }
      let owns = variable.strength == .strong || variable.strength == .copy
      return owns || self[id].isClaimed ? id : nil
    }
  }

  /// What keeps objects by itself, but for variables; some of it may be left out.
  func roots(without excluded: Set<ObjectID>) -> [ObjectID] {
    var roots = Array(singletons.values)
    roots += allObjects.filter { isAlive($0) && isOfFramework($0) }
    roots += pools.flatMap { $0 } + runLoop.transitions.flatMap(\.beginning)
    roots += runLoop.gesture?.transition?.beginning ?? []
    roots += runLoop.later.inOrder.flatMap(\.objects)
    roots += runLoop.led.values.flatMap(\.animations).compactMap(\.completion)
    return excluded.isEmpty ? roots : roots.filter { !excluded.contains($0) }
  }

  /// What living objects lead to, themselves among it, but for what is known already.
  func reachable(from roots: [ObjectID], beyond known: Set<ObjectID> = []) -> Set<ObjectID> {
    var found: Set<ObjectID> = []
    var waiting = roots
    while let id = waiting.popLast() {
      if isAlive(id), !known.contains(id), found.insert(id).inserted {
        waiting += neighbours(of: id)
      }
    }
    return found
  }

  /// What an object points to, owned or not: under manual counting, a pointer is how a claim is
  /// reached.
  func neighbours(of id: ObjectID) -> [ObjectID] {
    var found = self[id].fields.compactMap(\.object)
    if let view = interface.views[id] {
      found +=
        view.subviews + view.gestureRecognizers + view.constraints
        + (layout.guidesOfViews[id] ?? [])
      if let root = view.window?.rootViewController { found.append(root) }
    }
    if let controller = interface.viewControllers[id] {
      found += [controller.view, controller.presented].compactMap { $0 } + controller.children
      found += [controller.presenting].compactMap { $0 }
        .filter { self[$0].owners.contains(.presentation(of: id)) }
    }
    if let content = contents[id] { found += content.members }
    if let closure = keyObservers.closures[id] { found.append(closure) }
    found += (associations[.object(id)] ?? []).compactMap(\.value.object)
    found += (tasks[id]?.objects ?? []).filter { held in
      self[held].owners.contains { $0.holder == id }
    }
    found += (interface.targets[id] ?? []).filter(\.isOwned).compactMap(\.target)
    for registration in interface.traitRegistrations where registration.environment == id {
      if case .block(let block) = registration.handler { found.append(block) }
    }
    return found
  }

  private func isOfFramework(_ id: ObjectID) -> Bool {
    self[id].ownerships.contains(.framework)
  }

  /// Whether only lost objects own it, or have the pointer by which its claim could be given back.
  private func isHeld(
    _ id: ObjectID, onlyBy lost: Set<ObjectID>, _ pointed: Set<ObjectID>
  ) -> Bool {
    self[id].holds == 0
      && self[id].owners.allSatisfy { owner in
        if let holder = owner.holder { return lost.contains(holder) && holder != id }
        guard case .claim = owner else { return false }
        return pointed.contains(id)
      }
  }
}

extension Owner {
  /// The object that holds, where an object does.
  public var holder: ObjectID? {
    switch self {
    case .field(let id, _), .superview(let id), .view(let id), .root(let id), .stack(let id),
      .tabs(let id), .parent(let id), .presenter(let id), .presentation(let id),
      .collection(let id), .capture(let id, _):
      id
    case .variable, .claim, .pool, .temporary, .framework: nil
    }
  }
}

// MARK: - Owners by name
extension Simulation {
  /// Where the pointer to an object stands whose claim somebody made under manual counting.
  public enum Pointer: Hashable, Sendable {
    case variable(String)
    case field(ObjectID, String)
  }

  /// The first place that points to an object without owning it: a variable, else a field.
  public func pointer(to id: ObjectID) -> Pointer? {
    if let variable = variables.first(where: { $0.value == .object(id) && $0.strength == .unowned })
    {
      return .variable(variable.name)
    }
    for holder in allObjects where isAlive(holder) {
      guard let slot = self[holder].fields.firstIndex(of: .object(id)) else { continue }
      let label = label(ofField: slot, of: self[holder].type)
      if !self[id].owners.contains(.field(holder, label)) { return .field(holder, label) }
    }
    return nil
  }

  /// What a field is called: the property it backs, else its ivar.
  public func label(ofField slot: Int, of type: ClassID) -> String {
    ivar(inField: slot, of: type)?.label ?? "?"
  }

  func ivar(inField slot: Int, of type: ClassID) -> Ivar? {
    for owner in classes.lineage(of: type) where slot >= self[owner].firstField {
      let place = slot - self[owner].firstField
      if self[owner].ivars.indices.contains(place) { return self[owner].ivars[place] }
    }
    return nil
  }
}
