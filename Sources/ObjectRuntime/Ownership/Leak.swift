public import ObjectModel

/// Why an object lives on that nobody can reach.
public struct Leak: Hashable, Sendable {
  public var object: ObjectID
  /// The way from the object over what it owns back to itself, the object first; empty without one.
  public var circle: [Link]
  /// Which owner was lost, and where; nil where nothing ever pointed to it.
  public var loss: Loss?
  /// The message whose claim nobody gave back.
  public var claim: Claim?

  /// An object, and as what it owns the next one.
  public struct Link: Hashable, Sendable {
    public var object: ObjectID
    /// What the next one calls its owner.
    public var owner: Owner
  }

  /// The message that made somebody an owner, with its line.
  public struct Claim: Hashable, Sendable {
    public var message: Owner.Claim
    public var line: Int
  }
}

extension Simulation {
  /// Explains some of the `leaks`: who holds what is found out once for all of them.
  public func leaks(of ids: [ObjectID]) -> [Leak] {
    if ids.isEmpty { return [] }
    let holdings = holdings
    return ids.map { leak(of: $0, holdings) }
  }

  private func leak(of id: ObjectID, _ holdings: Holdings) -> Leak {
    let object = self[id]
    let claims = object.owners.compactMap { owner -> Leak.Claim? in
      guard case .claim(let message, let line) = owner else { return nil }
      return Leak.Claim(message: message, line: line)
    }
    return Leak(
      object: id, circle: holdings.circle(through: id), loss: object.loss ?? deadHolder(of: id),
      claim: claims.last)
  }

  /// An owner that was freed and did not let go, which UIKit's own `dealloc` does where it is
  /// called.
  private func deadHolder(of id: ObjectID) -> Loss? {
    for owner in self[id].owners {
      if let holder = owner.holder, case .dead(let line) = self[holder].life {
        return Loss(
          owner, line: line, of: self[holder].loss?.statement, .holderFreed)
      }
    }
    return nil
  }

  /// What each object holds, and as what; variables that closures share are part of the closures.
  public var holdings: Holdings {
    var links: [ObjectID: [Holdings.Link]] = [:]
    let pointers = pointers
    for held in allObjects where isAlive(held) {
      for owner in self[held].owners {
        if let holder = owner.holder { links[holder, default: []].append((owner, held)) }
      }
      if self[held].isClaimed, case .field(let holder, let label) = pointers[held] {
        links[holder, default: []].append((.field(holder, label), held))
      }
    }
    return Holdings(links)
  }

  /// The first place that points to each object without owning it, as `pointer(to:)` finds it.
  private var pointers: [ObjectID: Pointer] {
    var pointers: [ObjectID: Pointer] = [:]
    for variable in variables where variable.strength == .unowned {
      if let id = variable.value.object, pointers[id] == nil {
        pointers[id] = .variable(variable.name)
      }
    }
    for holder in allObjects where isAlive(holder) {
      for (slot, value) in self[holder].fields.enumerated() {
        guard let id = value.object, pointers[id] == nil else { continue }
        let label = label(ofField: slot, of: self[holder].type)
        if !self[id].owners.contains(.field(holder, label)) {
          pointers[id] = .field(holder, label)
        }
      }
    }
    return pointers
  }
}

// MARK: - As text
extension Simulation {
  /// The members of a circle in order, in no particular language: `note.done -> NSBlock#1 [self] ->
  /// note`.
  public func text(of circle: [Leak.Link]) -> String {
    circle.first.map { text(of: circle, to: $0.object) } ?? ""
  }

  /// The same of any way, with the object that it leads to.
  public func text(of links: [Leak.Link], to end: ObjectID) -> String {
    let shown = links.enumerated().filter {
      !isValue($1.object) && !isInsidePublishers($1.object) && !isListOfFramework($1.object)
    }
    let names = shown.map { place, link in
      let next = place + 1 < links.count ? links[place + 1].object : end
      let kind = isSinkClosure(link.object) ? "sink " : ""
      return kind + name(of: link.object) + self.place(link.owner, of: next)
    }
    return (names + [name(of: end)]).joined(separator: " -> ")
  }

  /// Whether it is the list in which an object of the framework keeps what a property of it shows.
  private func isListOfFramework(_ id: ObjectID) -> Bool {
    isKind(id, of: "NSMutableArray")
      && self[id].owners.contains { owner in
        if case .field(let holder, _) = owner { !isLearners(holder) } else { false }
      }
  }

  /// Where an owner holds what it owns, behind its own name.
  private func place(_ owner: Owner, of object: ObjectID) -> String {
    switch owner {
    case .field(let holder, _) where isOfCombine(holder): ""
    case .field(_, let label) where isKind(object, of: "Published"): ".$" + label.dropFirst()
    case .field(_, let label): "." + label
    case .superview: ".subviews"
    case .view: ".view"
    case .root: ".rootViewController"
    case .stack, .tabs: ".viewControllers"
    case .parent: ".childViewControllers"
    case .presenter: ".presentedViewController"
    case .presentation: ".presentationController"
    case .collection: " []"
    case .capture(_, let name): " [\(name)]"
    case .variable, .claim, .pool, .temporary, .framework: ""
    }
  }
}
