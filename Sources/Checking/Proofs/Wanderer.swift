import Curriculum
import Diagnostics
import Grading
import Learning
import Parsing
import Sessions
import Syntax

/// A person at a step who types what comes to mind, and then does as the program says.
struct Wanderer {
  /// In English, as what is said is not looked at.
  private var session: Session
  private(set) var isDone = false
  /// What the program said last is missing.
  private(set) var lack = Lack.wrongCode
  /// What the program said last could still be done.
  private var wayOut = WayOut.onward
  /// Whether anything that was typed was taken at all.
  private(set) var hasDoneAnything = false

  /// At a step, from 1, of the only lesson there is.
  init(at step: Int, in library: Library) {
    session = Session(language: .en, library: library)
    type(":learn 1 \(step)")
    hasDoneAnything = false
  }

  /// A line at the prompt.
  mutating func type(_ line: String) {
    hear(session.handle(line, at: Instant(wall: 0, monotonic: 0)))
  }

  /// Takes down what the replies say; a refusal does nothing to the world.
  private mutating func hear(_ response: Response) {
    for reply in response.replies {
      switch reply {
      case .refusal: continue
      case .stepDone: isDone = true
      case .notYet(let lack, let wayOut): (self.lack, self.wayOut) = (lack, wayOut)
      default: break
      }
      hasDoneAnything = true
    }
  }

  /// Has the program say how the task can still be solved, and goes that way.
  mutating func takeWayOut() {
    type("")
    switch wayOut {
    case .onward: break
    case .undo: type(":undo")
    case .again: type(":again")
    }
  }

  /// Types the lesson's own solution.
  mutating func solve(_ exercise: Exercise) {
    switch exercise {
    case .task(let task):
      for statement in task.solution.statements where !isDone { type(statement) }
      if !isDone { type("") }
    case .fix(let fix): hear(session.edited(fix.solved, at: Instant(wall: 0, monotonic: 0)))
    case .fill(let fill):
      for text in fill.best where !isDone { type(text) }
    case .order, .classify, .choice, .predict, .drive, .spot, .versions, .sources: break
    }
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
