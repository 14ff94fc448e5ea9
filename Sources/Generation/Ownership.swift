import Curriculum
import Grading
import Orders
import Syntax

// How many owners an object has.
extension Recipe {
  /// Statements that give an object owners and take them away.
  func count(_ draw: inout SplitMix64, _ play: Player) -> GeneratedQuestion? {
    let name = draw.pick(["card", "photo", "label", "badge", "chart", "map"])
    var ledger = Ledger(name: name, isSwift: dialect == .swift)
    for _ in 0..<draw.pick([2...3, 3...4, 4...6][level - 1]) {
      ledger.take(draw.pick(ledger.entries))
    }
    let text = ledger.code
    // Swift's closures and Objective-C's counts by hand have no twin.
    let setting = ownSetting()
    let run = play(Rehearsal(text, in: dialect), setting)
    guard run.isSound, run.fault == nil, let owners = run.owners(of: name),
      (1...4).contains(owners), owners != ledger.variables
    else { return nil }
    let predict = Exercise.Predict(
      code: Code(Snippet(text), in: dialect), question: .owners(of: at(name)))
    return GeneratedQuestion(
      exercise: .predict(predict), setting: setting, skills: [.subject(.owners)])
  }
}

/// Who owns a view, statement by statement.
private struct Ledger {
  enum Entry: CaseIterable {
    case shown, hidden, stored, emptied, kept, weaklyKept, forgotten, copied, cleared, captured
    case retained, released
  }

  let name: String
  let isSwift: Bool
  /// What holds it now, apart from the variable that it was made in.
  var held: Set<Entry> = []
  var lines: [String]
  var retains = 0

  init(name: String, isSwift: Bool) {
    (self.name, self.isSwift) = (name, isSwift)
    lines =
      isSwift
      ? ["let \(name) = UIView()"] : ["UIView *\(name) = [[UIView alloc] init];"]
  }

  /// The variables that name it: what somebody counts who counts variables.
  var variables: Int { 1 + (held.contains(.copied) ? 1 : 0) }

  /// What can be said next.
  var entries: [Entry] {
    Entry.allCases.filter { entry in
      switch entry {
      case .shown, .stored, .kept, .copied: !held.contains(entry)
      case .hidden: held.contains(.shown)
      case .emptied: held.contains(.stored)
      case .forgotten: held.contains(.kept)
      case .cleared: isSwift && held.contains(.copied)
      case .weaklyKept: !held.contains(entry)
      case .captured: isSwift && !held.contains(entry)
      case .retained: !isSwift && retains < 2
      case .released: !isSwift && retains > 0
      }
    }
  }

  private func say(_ swift: String, _ objectiveC: String) -> String {
    isSwift ? swift : objectiveC
  }

  mutating func take(_ entry: Entry) {
    switch entry {
    case .shown, .stored, .kept, .copied, .weaklyKept, .captured: held.insert(entry)
    case .hidden: held.remove(.shown)
    case .emptied: held.remove(.stored)
    case .forgotten: held.remove(.kept)
    case .cleared: held.remove(.copied)
    case .retained: retains += 1
    case .released: retains -= 1
    }
    lines.append(line(of: entry))
  }

  private func line(of entry: Entry) -> String {
    switch entry {
    case .shown: say("board.addSubview(\(name))", "[board addSubview:\(name)];")
    case .hidden: say("\(name).removeFromSuperview()", "[\(name) removeFromSuperview];")
    case .stored: say("pile.append(\(name))", "[pile addObject:\(name)];")
    case .emptied: say("pile.removeAll()", "[pile removeAllObjects];")
    case .kept: say("desk.top = \(name)", "desk.top = \(name);")
    case .weaklyKept: say("desk.guest = \(name)", "desk.guest = \(name);")
    case .forgotten: say("desk.top = nil", "desk.top = nil;")
    case .copied: say("spare = \(name)", "UIView *spare = \(name);")
    case .cleared: say("spare = nil", "")
    case .captured: "let later = { [\(name)] in print(\(name).frame) }"
    case .retained: "[\(name) retain];"
    case .released: "[\(name) release];"
    }
  }

  /// The statements, behind what they speak of.
  var code: String {
    let said = lines.joined(separator: "\n")
    var before: [String] = []
    if said.contains("desk.") {
      before +=
        isSwift
        ? ["class Desk {", "  var top: UIView?", "  weak var guest: UIView?", "}"]
        : [
          "@interface Desk : NSObject", "@property (nonatomic, retain) UIView *top;",
          "@property (nonatomic, assign) UIView *guest;", "@end", "@implementation Desk @end",
        ]
      before.append(say("let desk = Desk()", "Desk *desk = [[Desk alloc] init];"))
    }
    if said.contains("board.") || said.contains("[board") {
      before.append(say("let board = UIView()", "UIView *board = [[UIView alloc] init];"))
    }
    if said.contains("pile.") || said.contains("[pile") {
      before.append(
        say("var pile: [UIView] = []", "NSMutableArray *pile = [[NSMutableArray alloc] init];"))
    }
    if isSwift, said.contains("spare") { before.append("var spare: UIView?") }
    return (before + lines).joined(separator: "\n")
  }
}
