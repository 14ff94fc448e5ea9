public import Diagnostics
public import ObjectRuntime
public import Touches
public import YAML

/// What can be wrong with a command.
public enum CommandFact: Error, Equatable, Sendable {
  case unknownCommand(String)
  case missingArgument(of: Command)
  case unexpectedArgument(String, of: String)
  case malformedVersion(String)
  case notAmong(String, [String])
  case unknownVariable(String)
  /// The script declares no class of the name.
  case unknownClass(String)
  /// No closure waits there; the places of those that do.
  case nothingWaits(at: ClosurePlace, [ClosurePlace])
  /// What the closure captured has been freed.
  case closureIsGone(ClosurePlace)
  case noVisibleController
  case unknownOutlet(String)
  /// No button, bar item, tab or alert on screen has the title.
  case unknownTitle(String)
  /// What the outlet refers to has no rows, or none of this number.
  case noRows(String)
  case noSuchRow(section: Int, row: Int)
  /// Nothing can be typed into what the outlet refers to, or nothing be put there at all.
  case takesNoText(String)
  case takesNothing(String)
  /// A value that a person cannot put there, with one that fits.
  case malformedEntry(String, example: String)
  case malformedNib(NibProblem)
  /// The size of a file is not `{bytes: N}` or `none`.
  case malformedFileSize
  case unknownNibKey(String)
  /// What was to be done cannot be done now.
  case obstacle(Obstacle)
  case malformedNumber(String)
  /// No time to wait for, one that has passed, one that is too long.
  case malformedDuration(String)
  case negativeDuration
  case longDuration(most: Int)
  case wrongStoryboard(StoryboardFact)

  /// Why the text of a nib cannot be read.
  public enum NibProblem: Equatable, Sendable {
    /// It is not YAML that can be read.
    case yaml(YAMLFact)
    case expectedMapping
    /// A class's name, or a mapping that describes an object.
    case expectedObject
    case expectedNumbers(Int)
  }
}

extension CommandFact {
  /// A gesture that finds nothing to move is no error: what follows goes on.
  var severity: Severity {
    if case .obstacle(let obstacle) = self, obstacle.movesNothing { .note } else { .error }
  }
}

/// Everything that is wrong with a command, in the order of its text.
public struct WrongCommand: Error, Equatable, Sendable {
  public var diagnostics: [Diagnostic<CommandFact>]

  public init(_ diagnostics: [Diagnostic<CommandFact>]) { self.diagnostics = diagnostics }

  /// A command that was read but cannot be obeyed as things are.
  public init(_ fact: CommandFact, in text: String) {
    self.init([Diagnostic(fact.severity, fact, at: SourceRange(0, text.utf8.count))])
  }
}
