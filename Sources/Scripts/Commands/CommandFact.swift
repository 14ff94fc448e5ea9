public import Diagnostics
public import Notation
public import Simulator

/// What can be wrong with a command.
public enum CommandFact: Error, Equatable, Sendable {
  case unknownCommand(String)
  case missingArgument(of: String)
  case unexpectedArgument(String, of: String)
  case malformedVersion(String)
  case notAmong(String, [String])
  case unknownVariable(String)
  case noVisibleController
  case unknownOutlet(String)
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

/// Everything that is wrong with a command, in the order of its text.
public struct WrongCommand: Error, Equatable, Sendable {
  public var diagnostics: [Diagnostic<CommandFact>]

  public init(_ diagnostics: [Diagnostic<CommandFact>]) { self.diagnostics = diagnostics }

  /// A command that was read but cannot be obeyed as things are.
  public init(_ fact: CommandFact, in text: String) {
    self.init([Diagnostic(.error, fact, at: SourceRange(0, text.utf8.count))])
  }
}
