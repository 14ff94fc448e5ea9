// Who owns what, in English.
extension English {
  func owners(_ names: [String]) -> String {
    switch names.count {
    case 0: "no owners"
    case 1: "owner: \(names[0])"
    default: "owners: \(names.joined(separator: ", "))"
    }
  }

  func owner(_ owner: OwnerPhrase) -> String {
    switch owner {
    case .you: "you"
    case .yours(let name): "you (variable \(name))"
    case .named(let name): name
    case .collection(let name): "collection \(name)"
    case .timer(let name): "timer \(name) (until it is invalidated)"
    case .variable(let name): "variable \(name)"
    case .superview(let name): "superview \(name)"
    case .view(let name): "view of \(name)"
    case .stack(let name): "navigation stack of \(name)"
    case .tabs(let name): "tabs of \(name)"
    case .parent(let name): "parent \(name)"
    case .presenter(let name): "presented by \(name)"
    case .presentation(let name): "presentation of \(name)"
    case .property(let label, let name): "property \(label) of \(name)"
    case .ivar(let label, let name): "ivar \(label) of \(name)"
    case .claim(let message, let line): "\(message) in line \(line), nobody points to it"
    case .pool: "autorelease pool"
    case .statement: "the running statement"
    case .uikit: "UIKit"
    case .runLoop: "the run loop"
    case .block(let line, let name): "block of line \(line), which captures \(name)"
    case .closure(let line, let name): "closure of line \(line), which captures \(name)"
    }
  }

  func owners(count: Int) -> String { count == 1 ? "1 owner" : "\(count) owners" }

  func unreleased(_ name: String, by message: String, line: Int) -> String {
    "\(name) (\(message) in line \(line))"
  }

  func unreleased(_ names: String) -> String {
    "not released yet, and nothing but a variable leads there: \(names)"
  }

  func leaks(_ count: Int) -> String {
    switch count {
    case 0: "no leaks"
    case 1: "1 leaked object"
    default: "\(count) leaked objects"
    }
  }

  func leaked(_ name: String, count: Int, line: Int) -> String {
    "\(name): created in line \(line), count \(count), and no pointer leads to it"
  }

  func share(of owner: String, by message: String?, line: Int) -> String {
    message.map { "\(owner), by \($0) in line \(line)" } ?? "\(owner), since line \(line)"
  }

  func freed(line: Int, by end: EndPhrase) -> String {
    switch end {
    case .release: "freed in line \(line) by release"
    case .pool: "freed in line \(line), when the autorelease pool drained"
    case .statement: "freed in line \(line), at the end of the statement"
    case .owner(let owner): "freed in line \(line), when \(owner) let go"
    }
  }

  func circle(_ members: String) -> String { "retain cycle: \(members)" }

  func lost(_ loss: LossPhrase) -> String {
    switch loss {
    case .letGo(let owner, let line): "lost in line \(line), when \(owner) let go"
    case .released(let line): "lost in line \(line), with the last release from outside"
    case .overwritten(let owner, let line):
      "lost in line \(line): \(owner) was overwritten without a release"
    case .scopeEnded(let owner, let line):
      "lost: \(owner), set in line \(line), went out of scope without a release"
    case .holderFreed(let owner, let holder, let line):
      "lost in line \(line): \(holder) was freed without a release of \(owner)"
    case .claim(let message, let line):
      "lost at once: nothing keeps what \(message) gave in line \(line)"
    }
  }

  func during(line: Int) -> String { "; line \(line) was running" }
}
