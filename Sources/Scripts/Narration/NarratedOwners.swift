public import ObjectModel
public import ObjectRuntime

// Who owns what, since when, and how owners were lost.
extension Narrator {
  public func report(onOwnersOf id: ObjectID) -> OwnerReport {
    let object = simulation[id]
    let shares = object.ownerships.map { share(named($0.owner, of: id), $0, of: id) }
    let isDead = if case .dead = object.life { true } else { false }
    return OwnerReport(
      object: name(of: id), type: simulation[object.type].name, count: object.count,
      shares: shares, holders: Array(repeating: .statement, count: object.holds),
      hold: simulation.waitingHold(on: id).map(named), end: isDead ? obituary(of: id) : nil)
  }

  /// Since when somebody is an owner, or by which message.
  private func share(
    _ owner: OwnerName, _ ownership: Ownership, of id: ObjectID
  ) -> OwnerReport.Share {
    guard case .claim(let message, let line) = ownership.owner else {
      let since = OwnerReport.Since(line: ownership.line, message: nil)
      return OwnerReport.Share(owner: owner, since: ownership.line <= 0 ? nil : since)
    }
    let isNamed = ownership.line <= 0 || simulation.pointer(to: id) == nil
    return OwnerReport.Share(
      owner: owner,
      since: isNamed ? nil : OwnerReport.Since(line: line, message: message.rawValue))
  }

  /// All owners of an object, those of the running statement last; a task that waits once, whatever
  /// its calls keep.
  public func owners(of id: ObjectID) -> [OwnerName] {
    var tasks: Set<ObjectID> = []
    return simulation[id].allOwners.filter { owner in
      guard let holder = owner.holder, simulation.closureKind(of: holder) == .task else {
        return true
      }
      return tasks.insert(holder).inserted
    }.map { named($0, of: id) }
  }

  /// An owner by name. Where references are counted by hand, a variable only points: you own by the
  /// message you sent.
  public func named(_ owner: Owner, of id: ObjectID) -> OwnerName {
    switch owner {
    case .variable(let variable):
      simulation.variables.place(of: variable) != nil
        ? .you(variable: variable) : .variable(variable)
    case .claim(let claim, let line):
      switch simulation.pointer(to: id) {
      case .variable: .you(variable: nil)
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
    case .capture(let closure, let variable): capture(closure, variable)
    case .framework: simulation.waitingRoot(of: id).map(named) ?? .uikit
    }
  }

  private func capture(_ closure: ObjectID, _ variable: String) -> OwnerName {
    let line = simulation[closure].line
    return switch simulation.closureKind(of: closure) {
    case .block: .block(line: line, captures: variable)
    case .closure: .closure(line: line, captures: variable)
    case .task: .task(line: line)
    case nil: .variable(variable)
    }
  }

  private func field(_ holder: ObjectID, _ label: String) -> OwnerName {
    let name = name(of: holder)
    if label == "target", simulation.isKind(holder, of: "NSTimer") { return .timer(name) }
    return simulation.classes.property(named: label, of: simulation[holder].type) != nil
      ? .property(label, of: name) : .ivar(label, of: name)
  }

  // MARK: - The dead

  /// How an object's life ended that has ended.
  public func obituary(of id: ObjectID) -> Obituary {
    let loss = simulation[id].loss
    var line = simulation[id].line
    if case .dead(let last) = simulation[id].life { line = last }
    return Obituary(
      object: name(of: id), end: end(loss?.owner, of: id), line: loss?.line ?? line,
      statement: loss?.statement)
  }

  private func end(_ last: Owner?, of id: ObjectID) -> Obituary.End {
    switch last {
    case .claim, nil: .release
    case .pool: .pool
    case .temporary: .statement
    case .some(let owner): .owner(lost(owner, of: id))
    }
  }

  /// One that is no owner any more; variables are called by their names.
  func lost(_ owner: Owner, of id: ObjectID) -> OwnerName {
    if case .variable(let name) = owner { .variable(name) } else { named(owner, of: id).brief }
  }
}
