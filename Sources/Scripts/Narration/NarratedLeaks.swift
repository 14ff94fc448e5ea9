import ObjectModel
import ObjectRuntime

// What lives on though nobody can reach it.
extension Narrator {
  /// How many leaks are explained: to look for the circles of thousands would take minutes.
  private static let mostExplained = 100

  /// All leaks, in the order of their creation.
  public var leaks: [NamedLeak] {
    told.map { id in
      let object = simulation[id]
      return NamedLeak(
        object: name(of: id), type: simulation[object.type].name, count: object.count,
        line: object.line)
    }
  }

  /// Why the leaks live on, one by one; of many, the first.
  public var reasonsOfLeaks: [[NamedLeak.Reason]] {
    simulation.leaks(of: Array(told.prefix(Self.mostExplained))).map(reasons)
  }

  /// What a library has made for the program goes with that: it is told where nothing else is left.
  private var told: [ObjectID] {
    let leaks = simulation.leaks
    let own = leaks.filter { id in
      let object = simulation[id]
      return !simulation[object.type].isOfLibrary && object.line > 0
    }
    return own.isEmpty ? leaks : own
  }

  /// The circle that an object is part of, and the owner that was lost.
  private func reasons(of leak: Leak) -> [NamedLeak.Reason] {
    var reasons: [NamedLeak.Reason] = []
    if !leak.circle.isEmpty { reasons.append(.circle(simulation.text(of: leak.circle))) }
    if let loss = leak.loss {
      reasons.append(.lost(lost(loss, of: leak.object), statement: loss.statement))
    } else if leak.circle.isEmpty, let claim = leak.claim {
      reasons.append(
        .lost(.claim(claim.message.rawValue, line: claim.line), statement: nil))
    }
    return reasons
  }

  private func lost(_ loss: Loss, of id: ObjectID) -> LostOwner {
    let owner = lost(loss.owner, of: id)
    switch loss.cause {
    case .letGo:
      if case .claim = loss.owner { return .released(line: loss.line) }
      return .letGo(owner, line: loss.line)
    case .overwritten: return .overwritten(owner, line: loss.line)
    case .scopeEnded: return .scopeEnded(owner, line: loss.line)
    case .holderFreed:
      let holder = loss.owner.holder.map { OwnerName.named(name(of: $0)) }
      return .holderFreed(owner, holder: holder ?? owner, line: loss.line)
    }
  }

  /// What was claimed by hand and not given back: no leak as long as a variable leads to it, and
  /// only a release frees it.
  public var unreleased: [NamedClaim] {
    var seen: Set<ObjectID> = []
    return simulation.variables.compactMap { variable in
      guard variable.strength == .unowned, case .object(let id) = variable.value,
        simulation.isAlive(id), case .claim(let message, let line)? = simulation[id].owners.first,
        seen.insert(id).inserted
      else { return nil }
      let isYours = simulation[id].owners.allSatisfy { owner in
        if case .claim = owner { true } else { false }
      }
      return isYours
        ? NamedClaim(object: name(of: id), message: message.rawValue, line: line) : nil
    }
  }
}
