import Curriculum
import Diagnostics
import Grading
import Notation
import Orders
import Sessions
import Syntax
import Testing

/// Whatever a person does on a page, what solves its task still does, when the way out that the
/// program names is taken.
@Suite struct WanderingTests {
  /// What people try who wonder, go back, crash and start again.
  private static let wanderings = [
    ":undo", ":redo", ":goto 0", ":goto 99", ":warn", ":ios 26", ":ios 5.1", ":relaunch", ":undo",
    ":undo",
    "window.rootViewController = [[UIViewController alloc] init];",
    "window.rootViewController = nil",
    "NSLog(@\"%@\", window.rootViewController.view);", "[[NSArray array] objectAtIndex:3];",
    "let crash = [1, 2][7]", "nonsense(", "", ":hint", ":state", ":owners memo", "0",
    "NSLog(@\"0\");",
    "print(false)", "memo.view", "draft.view", "[draft release];", "memo = nil;", ":diff",
    ":memory arc",
    ":hold", ":settle", ":background", ":again",
  ]

  @Test(arguments: 0..<12)
  func wanderingNeverChangesWhatASolutionIsWorth(_ seed: Int) throws {
    var generator = SplitMix64(seed: UInt64(seed))
    for entry in library.lessons() {
      for (index, step) in entry.lesson.steps.enumerated() {
        guard case .exercise(.task(let task)) = step.kind else { continue }
        var walk = Wanderer(":learn \(entry.number) \(index + 1)")
        for _ in 0..<generator.next(below: 8) {
          let line = Self.wanderings[generator.next(below: Self.wanderings.count)]
          if !walk.isDone { walk.type(line) }
        }
        if walk.isDone { continue }
        walk.takeWayOut()
        walk.solve(task)
        #expect(walk.isDone, "\(entry.lesson.id.value)/\(step.id.value): \(walk.typed)")
      }
    }
  }
}

/// A person who does as the program says.
private struct Wanderer {
  private var session = Session(language: .en, library: library)
  private(set) var typed: [String] = []
  private(set) var isDone = false
  private var wayOut: WayOut?

  init(_ opening: String) { type(opening) }

  mutating func type(_ line: String) {
    typed.append(line)
    for reply in session.handle(line, at: Instant(wall: 0, monotonic: 0)).replies {
      if case .stepDone = reply { isDone = true }
      if case .notYet(_, let way) = reply { wayOut = way }
    }
  }

  /// Return says what is missing, and the way out where one is needed.
  mutating func takeWayOut() {
    type("")
    switch wayOut {
    case .undo: type(":undo")
    case .again: type(":again")
    case .onward, nil: break
    }
  }

  mutating func solve(_ task: Exercise.Task) {
    for statement in task.solution.statements where !isDone { type(statement) }
  }
}

extension Code {
  /// What a person would type, one after another: statements and commands.
  var statements: [String] {
    let source = SourceText(name: "<stdin>", text: text.text)
    return Script.read(source, dialect: Dialect(dialect)).items.map { item in
      switch item {
      case .statement(let statement, _): String(source[statement.range])
      case .command(let text, _): text
      }
    }
  }
}
