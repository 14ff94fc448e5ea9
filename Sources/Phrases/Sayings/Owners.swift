public import Scripts

// Who owns what, and what nobody owns any more.
extension Phrasebook {
  /// `owners: you, window`; nobody when there are none.
  public func owners(_ owners: [OwnerName]) -> String { self.owners(owners.map(owner)) }

  /// The same, each once, with how often it is one: `the running statement ×3`.
  public func owners(counting owners: [OwnerName]) -> String {
    var counts: [(name: String, count: Int)] = []
    for name in owners.map(owner) {
      if let place = counts.firstIndex(where: { $0.name == name }) {
        counts[place].count += 1
      } else {
        counts.append((name, 1))
      }
    }
    return self.owners(counts.map { $0.count == 1 ? $0.name : "\($0.name) ×\($0.count)" })
  }

  /// A phrase of its own stands for nobody.
  private func owners(_ names: [String]) -> String {
    say("owners.names", ["count": .number(names.count), "names": .list(names)])
  }

  /// What owns, and whose it is.
  public func owner(_ owner: OwnerName) -> String {
    switch owner {
    case .you(nil): say("owner.you")
    case .you(let name?): say("owner.yours", ["name": .text(name)])
    case .named(let name): name
    case .collection(let name): say("owner.collection", ["name": .text(name)])
    case .timer(let name): say("owner.timer", ["name": .text(name)])
    case .variable(let name): say("owner.variable", ["name": .text(name)])
    case .superview(let name): say("owner.superview", ["name": .text(name)])
    case .view(let name): say("owner.view", ["name": .text(name)])
    case .stack(let name): say("owner.stack", ["name": .text(name)])
    case .tabs(let name): say("owner.tabs", ["name": .text(name)])
    case .parent(let name): say("owner.parent", ["name": .text(name)])
    case .presenter(let name): say("owner.presenter", ["name": .text(name)])
    case .presentation(let name): say("owner.presentation", ["name": .text(name)])
    case .property(let label, let name):
      say("owner.property", ["label": .text(label), "name": .text(name)])
    case .ivar(let label, let name):
      say("owner.ivar", ["label": .text(label), "name": .text(name)])
    case .claim(let message, let line):
      say("owner.claim", ["message": .text(message), "line": place(line)])
    case .pool: say("owner.pool")
    case .statement: say("owner.statement")
    case .uikit: say("owner.uikit")
    case .runLoop: say("owner.run-loop")
    case .notificationCenter: say("owner.notification-center")
    case .block(let line, let name):
      say("owner.block", ["line": place(line), "name": .text(name)])
    case .closure(let line, let name):
      say("owner.closure", ["line": place(line), "name": .text(name)])
    case .task(let line): say("owner.task", ["line": place(line)])
    }
  }

  /// `2 owners`, where they are counted.
  public func owners(count: Int) -> String { say("owners.count", ["count": .number(count)]) }

  /// `first (alloc in line 6)`: what a message claimed, and no release has given back.
  public func unreleased(_ claim: NamedClaim) -> String {
    say(
      "owners.unreleased-by",
      [
        "name": .text(claim.object), "message": .text(claim.message), "line": place(claim.line),
      ])
  }

  /// Objects of which that is so, and to which nothing but variables leads.
  public func unreleased(_ names: String) -> String {
    say("owners.unreleased", ["names": .text(names)])
  }

  /// What an owner has of an object: since when, or by which message.
  public func share(_ share: OwnerReport.Share) -> String {
    let owner = owner(share.owner)
    guard let since = share.since else { return owner }
    let line = place(since.line)
    return since.message.map {
      say("owners.share-by", ["owner": .text(owner), "message": .text($0), "line": line])
    } ?? say("owners.share", ["owner": .text(owner), "line": line])
  }

  /// `label was freed in line 5 by release`.
  public func obituary(_ obituary: Obituary) -> String {
    say("note.zombie", ["name": .text(obituary.object), "freed": .text(freed(obituary))])
      + during(obituary.statement)
  }

  /// The same without the name.
  public func end(_ obituary: Obituary) -> String { freed(obituary) + during(obituary.statement) }

  /// By whom, and in which line.
  private func freed(_ obituary: Obituary) -> String {
    let line = place(obituary.line)
    return switch obituary.end {
    case .release: say("freed.release", ["line": line])
    case .pool: say("freed.pool", ["line": line])
    case .statement: say("freed.statement", ["line": line])
    case .owner(let owner):
      say("freed.owner", ["owner": .text(self.owner(owner)), "line": line])
    }
  }

  /// Above the objects that are left when nothing leads to them any more.
  public func leaks(_ count: Int) -> String { say("leaks.count", ["count": .number(count)]) }

  /// `the run loop -> NSTimer#1.target -> clock`.
  public func way(_ hold: NamedHold) -> String {
    // What a type shares is called by the variable itself.
    if case .variable(let name) = hold.root, hold.path.hasPrefix(name) { return hold.path }
    return "\(owner(hold.root)) -> \(hold.path)"
  }

  /// Above objects that live only for what is yet to come.
  public func held(_ count: Int) -> String { say("held.count", ["count": .number(count)]) }

  /// Above controllers off the screen that live only for what types share.
  public var shared: String { say("held.shared") }

  /// One of them, with the line that made it and how often it is retained.
  public func leaked(_ leak: NamedLeak) -> String {
    say(
      "leaks.object",
      [
        "name": .text(leak.object), "count": .number(leak.count), "line": place(leak.line),
      ])
  }

  /// The ring that keeps it, or what took its last pointer away and in which call.
  public func reason(_ reason: NamedLeak.Reason) -> String {
    switch reason {
    case .circle(let members): say("leaks.circle", ["members": .text(members)])
    case .lost(let loss, let statement): lost(loss) + during(statement)
    }
  }

  /// By what an owner was lost.
  private func lost(_ loss: LostOwner) -> String {
    switch loss {
    case .letGo(let owner, let line):
      say("lost.let-go", ["owner": .text(self.owner(owner)), "line": place(line)])
    case .released(let line): say("lost.released", ["line": place(line)])
    case .overwritten(let owner, let line):
      say("lost.overwritten", ["owner": .text(self.owner(owner)), "line": place(line)])
    case .scopeEnded(let owner, let line):
      say("lost.scope-ended", ["owner": .text(self.owner(owner)), "line": place(line)])
    case .holderFreed(let owner, let holder, let line):
      say(
        "lost.holder-freed",
        [
          "owner": .text(self.owner(owner)), "holder": .text(self.owner(holder)),
          "line": place(line),
        ])
    case .claim(let message, let line):
      say("lost.claim", ["message": .text(message), "line": place(line)])
    }
  }

  /// Behind a line of a method: the statement that led to it.
  private func during(_ statement: Int?) -> String {
    statement.map { say("owners.during", ["line": place($0)]) } ?? ""
  }

  /// The number of a line; what was run before a page has none, and is 0.
  func place(_ line: Int) -> Value { .number(max(0, line)) }
}
