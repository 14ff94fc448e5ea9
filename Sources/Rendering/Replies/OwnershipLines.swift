import Phrases
import Sessions
public import Simulator

// Who owns what, since when, and how owners were lost.
extension Renderer {
  func owners(of id: ObjectID, _ simulation: Simulation) -> [String] {
    let object = simulation[id]
    let type = simulation[object.type].name
    let head = "\(simulation.name(of: id)) · \(type) · \(phrases.owners(count: object.count))"
    if case .dead(let line) = object.life {
      let end = phrases.freed(line: object.loss?.line ?? line, by: end(of: id, simulation))
      return sentence("\(head) · \(end)\(during(object.loss))", hanging: 2)
    }
    return sentence(head, .title)
      + object.ownerships.flatMap { ownership in
        sentence("  \(share(ownership, of: id, simulation))", hanging: 4)
      }
  }

  /// An owner, and since when or by which message it is one.
  private func share(
    _ ownership: Ownership, of id: ObjectID, _ simulation: Simulation
  ) -> String {
    let owner = phrases.owner(simulation.detailed(ownership.owner, of: id))
    if ownership.line == 0 { return owner }
    guard case .claim(let message, let line) = ownership.owner else {
      return phrases.share(of: owner, by: nil, line: ownership.line)
    }
    return simulation.pointer(to: id) == nil
      ? owner : phrases.share(of: owner, by: message.rawValue, line: line)
  }

  func leaks(_ leaks: [ObjectID], _ simulation: Simulation) -> [String] {
    sentence(phrases.leaks(leaks.count), .title)
      + leaks.enumerated().flatMap { place, id in
        let (name, object) = (simulation.name(of: id), simulation[id])
        return sentence(
          "  " + phrases.leaked(name, count: object.count, line: object.line), hanging: 4)
          + (place < Self.mostReasons ? reasons(ofLeak: id, simulation) : [])
      } + waiting(simulation)
  }

  /// Objects that are no leaks as long as a variable leads to them, and that only a release frees.
  private func waiting(_ simulation: Simulation) -> [String] {
    let names = simulation.unreleased.map {
      phrases.unreleased(simulation.name(of: $0.id), by: $0.message, line: $0.line)
    }
    if names.isEmpty { return [] }
    let shown = names.prefix(Self.mostUnreleased).joined(separator: ", ")
    return sentence(
      phrases.unreleased(names.count > Self.mostUnreleased ? shown + ", …" : shown), hanging: 2)
  }

  private static let mostUnreleased = 10

  /// How many leaks are explained: to look for the circles of thousands would take minutes.
  public static let mostReasons = 100

  /// Why a leaked object lives on: the circle it is part of, and the owner that was lost.
  public func reasons(ofLeak id: ObjectID, _ simulation: Simulation) -> [String] {
    let leak = simulation.leak(of: id)
    var reasons: [String] = []
    if !leak.circle.isEmpty { reasons.append(phrases.circle(simulation.text(of: leak.circle))) }
    if let loss = leak.loss {
      reasons.append(phrases.lost(phrase(loss, of: id, simulation)) + during(loss))
    } else if leak.circle.isEmpty, let claim = leak.claim {
      reasons.append(phrases.lost(.claim(claim.message.rawValue, line: claim.line)))
    }
    return reasons.flatMap { sentence("    \($0)", hanging: 6) }
  }

  private func phrase(
    _ loss: Loss, of id: ObjectID, _ simulation: Simulation
  ) -> LossPhrase {
    let owner = phrases.owner(simulation.lost(loss.owner, of: id))
    switch loss.cause {
    case .letGo:
      if case .claim = loss.owner { return .released(line: loss.line) }
      return .letGo(owner, line: loss.line)
    case .overwritten: return .overwritten(owner, line: loss.line)
    case .scopeEnded: return .scopeEnded(owner, line: loss.line)
    case .holderFreed:
      let holder = loss.owner.holder.map { simulation.name(of: $0) } ?? owner
      return .holderFreed(owner, holder: holder, line: loss.line)
    }
  }

  // MARK: - The dead

  /// `label was freed in line 5 by release`.
  public func obituary(of id: ObjectID, _ simulation: Simulation) -> String {
    guard case .dead(let line) = simulation[id].life else { return simulation.name(of: id) }
    return phrases.note(
      .zombie(
        simulation.name(of: id), end(of: id, simulation),
        line: simulation[id].loss?.line ?? line)) + during(simulation[id].loss)
  }

  /// Where the line is of a method, the statement that led to it.
  private func during(_ loss: Loss?) -> String {
    loss?.statement.map { phrases.during(line: $0) } ?? ""
  }

  private func end(of id: ObjectID, _ simulation: Simulation) -> EndPhrase {
    switch simulation[id].loss?.owner {
    case .claim, nil: .release
    case .pool: .pool
    case .temporary: .statement
    case .some(let owner): .owner(phrases.owner(simulation.lost(owner, of: id)))
    }
  }
}

// MARK: - Owners in words
extension Simulation {
  func phrase(_ owner: Owner, of id: ObjectID) -> OwnerPhrase {
    switch owner {
    case .variable(let name): variable(named: name) != nil ? .you : .variable(name)
    case .claim(let claim, let line):
      switch pointer(to: id) {
      case .variable: .you
      case .field(let holder, let label): field(holder, label)
      case nil: .claim(claim.rawValue, line: line)
      }
    case .field(let holder, let label): field(holder, label)
    case .superview(let view): .superview(name(of: view))
    case .view(let controller): .view(of: name(of: controller))
    case .root(let window): .named(name(of: window))
    case .stack(let navigation): .stack(of: name(of: navigation))
    case .tabs(let container): .tabs(of: name(of: container))
    case .parent(let parent): .parent(name(of: parent))
    case .presenter(let presenter): .presenter(name(of: presenter))
    case .presentation(let presented): .presentation(of: name(of: presented))
    case .collection(let collection): .collection(name(of: collection))
    case .pool: .pool
    case .temporary: .statement
    case .capture(let closure, let name): capture(closure, name)
    case .framework: isOfRunLoop(id) ? .runLoop : .uikit
    }
  }

  /// The same, with the variable's name where you are the owner.
  ///
  /// Where references are counted by hand, a variable only points: you own by the message you sent.
  func detailed(_ owner: Owner, of id: ObjectID) -> OwnerPhrase {
    let phrase = phrase(owner, of: id)
    if case .you = phrase, case .variable(let name) = owner { return .yours(name) }
    return phrase
  }

  /// What was claimed by hand and not given back, though nothing but variables leads to it.
  fileprivate var unreleased: [(id: ObjectID, message: String, line: Int)] {
    var seen: Set<ObjectID> = []
    return variables.compactMap { variable in
      guard variable.strength == .unowned, case .object(let id) = variable.value, isAlive(id),
        case .claim(let message, let line)? = self[id].owners.first, seen.insert(id).inserted
      else { return nil }
      let isYours = self[id].owners.allSatisfy { if case .claim = $0 { true } else { false } }
      return isYours ? (id, message.rawValue, line) : nil
    }
  }

  /// One that is no owner any more; variables are called by their names.
  fileprivate func lost(_ owner: Owner, of id: ObjectID) -> OwnerPhrase {
    if case .variable(let name) = owner { .variable(name) } else { phrase(owner, of: id) }
  }

  private func capture(_ closure: ObjectID, _ name: String) -> OwnerPhrase {
    switch closureKind(of: closure) {
    case .block: .block(line: self[closure].line, captures: name)
    case .closure: .closure(line: self[closure].line, captures: name)
    case nil: .variable(name)
    }
  }

  private func field(_ holder: ObjectID, _ label: String) -> OwnerPhrase {
    if label == "target", isKind(holder, of: "NSTimer") { return .timer(name(of: holder)) }
    return property(named: label, of: self[holder].type) != nil
      ? .property(label, of: name(of: holder)) : .ivar(label, of: name(of: holder))
  }
}
