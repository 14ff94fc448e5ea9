/// A `:` command, by the name it is typed with; the same in every language.
///
/// What is to be known of each stands in its `row`: parser, `:help`, completion and "did you mean"
/// read it there.
public enum Command: Hashable, Sendable {
  /// What changes the simulated world.
  case world(WorldCommand.Name)
  /// What looks at it.
  case look(LookCommand)
  /// What leads the session: through time, lessons, papers, the program.
  case session(SessionCommand)
}

extension Command: CaseIterable, RawRepresentable {
  public static let allCases =
    WorldCommand.Name.allCases.map(Command.world) + LookCommand.allCases.map(Command.look)
    + SessionCommand.allCases.map(Command.session)

  private static let named = Dictionary(allCases.map { ($0.rawValue, $0) }) { first, _ in first }

  public init?(rawValue: String) {
    guard let command = Command.named[rawValue] else { return nil }
    self = command
  }

  public var rawValue: String {
    switch self {
    case .world(let name): name.rawValue
    case .look(let name): name.rawValue
    case .session(let name): name.rawValue
    }
  }
}

extension Command {
  /// What else it may be called.
  public var aliases: [String] { Command.aliases.filter { $0.command == self }.map(\.name) }

  private static let aliases: [(name: String, command: Command)] = [
    ("h", .session(.help)), ("?", .session(.help)), ("q", .session(.quit)),
    ("exit", .session(.quit)),
  ]

  /// A command by its name or another word for it.
  public init?(named name: String) {
    let alias = Command.aliases.first { $0.name == name }?.command
    guard let command = Command(rawValue: name) ?? alias else { return nil }
    self = command
  }

  /// What stands behind the name in `:help`, the same in every language: `[begin|finish|cancel]`.
  public var arguments: String { arguments(in: nil) }

  private func arguments(in place: Place?) -> String {
    (row.arguments.map(\.sign) + optional(in: place).map { "[\($0.sign)]" }).joined(separator: " ")
  }

  /// What may stand behind it: papers have neither recordings nor several classes to pick from.
  public func optional(in place: Place?) -> [CommandArgument] {
    place == .paper && [.session(.play), .session(.code)].contains(self) ? [] : row.optional
  }

  /// How it is typed: `:compare V V`.
  public var usage: String { usage(in: nil) }

  public func usage(in place: Place?) -> String {
    let arguments = arguments(in: place)
    return arguments.isEmpty ? ":" + rawValue : ":\(rawValue) \(arguments)"
  }

  /// Whether it works somewhere.
  public func works(in place: Place) -> Bool { row.places.contains(place) }

  /// Whether it is for papers alone.
  public var isForPapers: Bool { row.places == [.paper] }

  /// Whether a script may have it.
  public var isForScripts: Bool { row.changes == .world || self == .look(.owners) }
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
