/// A `:` command, by the name it is typed with; the same in every language.
///
/// What is to be known of each stands in its `row`: parser, `:help`, completion and "did you mean"
/// read it there.
public enum Command: String, CaseIterable, Sendable {
  // The simulated world.
  case ios, memory, device, launch, relaunch, warn, wait, nib, storyboard, file, paste
  case background, foreground
  case hold, settle
  // What a person does.
  case type, set, tap
  case selectTab = "select-tab"
  case swipeBack = "swipe-back"
  case swipeDown = "swipe-down"
  case swipePage = "swipe-page"
  case rotate, call
  // Looking.
  case state, owners, tree, find, timeline, leaks, trace, step, diff, compare, repair, `as`, lint
  case standins, strict
  // Time travel.
  case undo, redo, goto, bookmark
  // Study.
  case learn, quiz, review, checkpoint, progress, map
  case next, back, skip, again, hint, answer, why, another, play, edit, code, more, resume
  case neverResume = "never-resume"
  case leave
  case sources, glossary
  // A paper of a screening.
  case list, flag, note, end
  // The program.
  case help, language, dialect, both, quit
}

extension Command {
  /// What else it may be called.
  public var aliases: [String] { Command.aliases.filter { $0.command == self }.map(\.name) }

  private static let aliases: [(name: String, command: Command)] = [
    ("h", .help), ("?", .help), ("q", .quit), ("exit", .quit),
  ]

  /// A command by its name or another word for it.
  public init?(named name: String) {
    let alias = Command.aliases.first { $0.name == name }?.command
    guard let command = Command(rawValue: name) ?? alias else { return nil }
    self = command
  }

  /// What stands behind the name in `:help`, the same in every language: `[begin|finish|cancel]`.
  public var arguments: String {
    let row = row
    return
      (row.arguments.map(\.sign) + row.optional.map { "[\($0.sign)]" }).joined(separator: " ")
  }

  /// How it is typed: `:compare V V`.
  public var usage: String {
    arguments.isEmpty ? ":" + rawValue : ":\(rawValue) \(arguments)"
  }

  /// Whether it works somewhere.
  public func works(in place: Place) -> Bool { row.places.contains(place) }

  /// Whether it is for papers alone.
  public var isForPapers: Bool { row.places == [.paper] }

  /// Whether a script may have it.
  public var isForScripts: Bool { row.changes == .world || self == .owners }
}

/// How `:help` groups commands; the name is what is typed behind `:help`.
public enum CommandGroup: String, CaseIterable, Sendable {
  case look, world, person, time, study, page, paper, program

  public var commands: [Command] { Command.allCases.filter { $0.row.group == self } }

  /// Those with something that works on a paper.
  public static let onPaper: [CommandGroup] = allCases.filter { group in
    group.commands.contains { $0.works(in: .paper) }
  }
}

extension Command {
  /// Where a command may be typed.
  public enum Place: CaseIterable, Sendable {
    case sandbox, lesson, quiz
    /// While a paper is taken.
    case paper
  }

  /// What a command may make different.
  public enum Change: Sendable {
    case nothing
    /// The simulated world, and with it the history that `:undo` goes back in.
    case world
    /// Where one stands in that history.
    case time
    /// Where one stands in lessons and quizzes.
    case study
    /// How the program speaks, or that it runs.
    case program
  }
}
