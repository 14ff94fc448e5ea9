import InterfaceModel
public import ObjectModel

/// The way by which what waits for its time, or for a notification, keeps an object alive.
public struct WaitingHold: Hashable, Sendable {
  /// Who owns the first of the links.
  public var root: Root
  /// From what the root owns to the object, which stands behind the last one.
  public var links: [Leak.Link]
  public var object: ObjectID

  /// Who holds what waits.
  public enum Root: Hashable, Sendable {
    /// A timer until it is invalidated, a block or a message until its turn has come.
    case runLoop
    /// A block until its observer is removed.
    case notificationCenter
    /// A subject of Combine's who listens until the subscription is cancelled, and who holds the
    /// subject, where an object does.
    case subject(ObjectID, Owner?)
    /// A variable of a type, which lasts as long as the app does.
    case shared(String)

    fileprivate func owns(as owner: Owner) -> Bool {
      if case .shared(let name) = self { return owner.isVariable(named: name) }
      return owner == .framework
    }
  }
}

extension Simulation {
  /// Who owns an object that UIKit or Foundation owns for something that is yet to come; nil where
  /// it is UIKit's own.
  public func waitingRoot(of id: ObjectID) -> WaitingHold.Root? {
    guard self[id].ownerships.contains(.framework) else { return nil }
    return waitingRoots[id]
  }

  private var waitingRoots: [ObjectID: WaitingHold.Root] {
    var roots: [ObjectID: WaitingHold.Root] = [:]
    for id in tasks.unended { roots[id] = .runLoop }
    for id in observers.blocks { roots[id] = .notificationCenter }
    for id in runLoop.later.inOrder.flatMap(\.objects) { roots[id] = .runLoop }
    for (listener, root) in listeners { roots[listener] = root }
    return roots
  }

  /// The shortest way by which an object is kept for something that is yet to come; nil where there
  /// is none.
  public func waitingHold(on id: ObjectID) -> WaitingHold? { search(from: id, waitingRoots).hold }

  /// What types own for as long as the app lasts: each has a variable beside it that says whether it
  /// was made.
  private var sharedRoots: [ObjectID: WaitingHold.Root] {
    let names = Set(variables.map(\.name))
    var roots: [ObjectID: WaitingHold.Root] = [:]
    for variable in variables where names.contains(variable.name + " is set") {
      if let id = variable.value.object { roots[id] = .shared(variable.name) }
    }
    return roots
  }

  /// The controllers that are off the screen and would be gone but for what types share.
  public var heldByShared: [WaitingHold] {
    let roots = sharedRoots
    if roots.isEmpty { return [] }
    let hidden = interface.viewControllers.filter {
      $0.value.appearance == .disappeared && $0.value.view != nil
    }
    return hidden.keys.sorted().filter(isAlive).compactMap { onlyHold(on: $0, roots) }
  }

  /// The same of several objects, whether they wait or a type shares them, without those that
  /// anything else keeps, too.
  public func onlyHolds(on ids: [ObjectID]) -> [WaitingHold] {
    let roots = waitingRoots.merging(sharedRoots) { waiting, _ in waiting }
    return roots.isEmpty ? [] : ids.compactMap { onlyHold(on: $0, roots) }
  }

  private func onlyHold(
    on id: ObjectID, _ roots: [ObjectID: WaitingHold.Root]
  ) -> WaitingHold? {
    let found = search(from: id, roots)
    return found.isKeptElsewhere ? nil : found.hold
  }

  /// The controllers and objects of the script's classes that would be gone but for what is yet to
  /// come, without those that only such an object holds.
  public var heldByWaiting: [WaitingHold] {
    let roots = waitingRoots
    if roots.isEmpty { return [] }
    var held: [ObjectID: [ObjectID]] = [:]
    for id in allObjects where isAlive(id) {
      for owner in self[id].owners {
        if let holder = owner.holder { held[holder, default: []].append(id) }
      }
    }
    var (found, seen): ([WaitingHold], Set<ObjectID>) = ([], [])
    var waiting = roots.keys.sorted()[...]
    while let next = waiting.popFirst() {
      guard isAlive(next), seen.insert(next).inserted else { continue }
      let isNamed =
        isLearners(next) && !isValue(next) && !self[self[next].type].isOfLibrary
        || interface.viewControllers[next] != nil
      if !isNamed {
        waiting += held[next] ?? []
        continue
      }
      if let hold = onlyHold(on: next, roots) { found.append(hold) }
    }
    return found.sorted { $0.object < $1.object }
  }

  /// Goes from an object to those who own it, and their owners, to the first that waits.
  private func search(
    from id: ObjectID, _ roots: [ObjectID: WaitingHold.Root]
  ) -> (hold: WaitingHold?, isKeptElsewhere: Bool) {
    var (hold, isKeptElsewhere): (WaitingHold?, Bool) = (nil, false)
    var leadsTo: [ObjectID: (owner: Owner, held: ObjectID)] = [:]
    var waiting = [id][...]
    func note(_ root: WaitingHold.Root, over first: ObjectID) {
      if hold != nil { return }
      var (links, place): ([Leak.Link], ObjectID) = ([], first)
      let isOfSubject = if case .subject = root { true } else { false }
      while let (owner, held) = leadsTo[place] {
        if !isOfSubject || !isOfPublishers(place) {
          links.append(Leak.Link(object: place, owner: owner))
        }
        place = held
      }
      hold = WaitingHold(root: root, links: links, object: id)
    }
    while let next = waiting.popFirst() {
      if self[next].holds > 0 { isKeptElsewhere = true }
      if let root = roots[next], case .subject(let subject, _) = root, lasts(subject, without: id) {
        note(root, over: next)
        continue
      }
      for owner in self[next].owners {
        if let holder = owner.holder {
          guard holder != id, isAlive(holder), leadsTo[holder] == nil else { continue }
          leadsTo[holder] = (owner, next)
          waiting.append(holder)
        } else if let root = roots[next], root.owns(as: owner) {
          note(root, over: next)
        } else {
          isKeptElsewhere = true
        }
      }
    }
    return (hold, isKeptElsewhere)
  }
}

extension Owner {
  fileprivate func isVariable(named name: String) -> Bool {
    if case .variable(name) = self { true } else { false }
  }
}
