// Who owns what, and what nobody owns any more.
extension Phrasebook {
  /// `owners: you, window`; nobody when there are none.
  public func owners(_ names: [String]) -> String {
    say("owners.names", ["count": .number(names.count), "names": .list(names)])
  }

  public func owner(_ owner: OwnerPhrase) -> String {
    switch owner {
    case .you: say("owner.you")
    case .yours(let name): say("owner.yours", ["name": .text(name)])
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
      say("owner.claim", ["message": .text(message), "line": .number(line)])
    case .pool: say("owner.pool")
    case .statement: say("owner.statement")
    case .uikit: say("owner.uikit")
    case .runLoop: say("owner.run-loop")
    case .block(let line, let name):
      say("owner.block", ["line": .number(line), "name": .text(name)])
    case .closure(let line, let name):
      say("owner.closure", ["line": .number(line), "name": .text(name)])
    }
  }

  /// `2 owners`, where they are counted.
  public func owners(count: Int) -> String { say("owners.count", ["count": .number(count)]) }

  /// `first (alloc in line 6)`: what a message claimed, and no release has given back.
  public func unreleased(_ name: String, by message: String, line: Int) -> String {
    say(
      "owners.unreleased-by",
      ["name": .text(name), "message": .text(message), "line": .number(line)])
  }

  /// Objects of which that is so, and to which nothing but variables leads.
  public func unreleased(_ names: String) -> String {
    say("owners.unreleased", ["names": .text(names)])
  }

  /// What an owner has of an object: since when, or by which message.
  public func share(of owner: String, by message: String?, line: Int) -> String {
    message.map {
      say(
        "owners.share-by", ["owner": .text(owner), "message": .text($0), "line": .number(line)])
    } ?? say("owners.share", ["owner": .text(owner), "line": .number(line)])
  }

  public func freed(line: Int, by end: EndPhrase) -> String {
    switch end {
    case .release: say("freed.release", ["line": .number(line)])
    case .pool: say("freed.pool", ["line": .number(line)])
    case .statement: say("freed.statement", ["line": .number(line)])
    case .owner(let owner): say("freed.owner", ["owner": .text(owner), "line": .number(line)])
    }
  }

  public func leaks(_ count: Int) -> String { say("leaks.count", ["count": .number(count)]) }

  public func leaked(_ name: String, count: Int, line: Int) -> String {
    say("leaks.object", ["name": .text(name), "count": .number(count), "line": .number(line)])
  }

  /// Objects that keep each other alive: `a.friend -> b.friend -> a`.
  public func circle(_ members: String) -> String {
    say("leaks.circle", ["members": .text(members)])
  }

  public func lost(_ loss: LossPhrase) -> String {
    switch loss {
    case .letGo(let owner, let line):
      say("lost.let-go", ["owner": .text(owner), "line": .number(line)])
    case .released(let line): say("lost.released", ["line": .number(line)])
    case .overwritten(let owner, let line):
      say("lost.overwritten", ["owner": .text(owner), "line": .number(line)])
    case .scopeEnded(let owner, let line):
      say("lost.scope-ended", ["owner": .text(owner), "line": .number(line)])
    case .holderFreed(let owner, let holder, let line):
      say(
        "lost.holder-freed",
        ["owner": .text(owner), "holder": .text(holder), "line": .number(line)])
    case .claim(let message, let line):
      say("lost.claim", ["message": .text(message), "line": .number(line)])
    }
  }

  /// Behind a line of a method: the line that was running.
  public func during(line: Int) -> String { say("owners.during", ["line": .number(line)]) }
}
