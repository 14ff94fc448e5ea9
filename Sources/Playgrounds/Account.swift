public import Diagnostics
public import Mistakes
public import ObjectRuntime
public import Scripts
public import TypedTree

/// What came of a line, told.
public struct Account: Sendable {
  public var text: String
  /// The number of its first line among all that were typed; nil for code of a page, which has lines
  /// of its own.
  public var line: Int?
  /// The files that it was put together from.
  public var parts: [SourceText.Part] = []
  /// What is wrong with the line; errors mean that it was not run, or not to its end.
  public var mistakes: [ScriptRun.Mistake] = []
  public var trace: [TraceLine] = []
  /// The types that the line declares, or adds something to.
  public var declared: [Declared] = []
  /// What stands in for names that nobody declares.
  public var standIns: [StandIn] = []
  /// What an expression amounts to, as the debugger would print it.
  public var value: String?
  /// The mistakes that the line was seen to make.
  public var findings: [Finding] = []
  /// The code of lines that the findings name, by their numbers.
  public var quoted: [Int: String] = [:]
  public var end: End

  /// How the app stands when the line has been played.
  public enum End: Sendable {
    /// Where the controllers stand that were called; those that have left the screen and live on,
    /// though nobody can reach them any more, or only what is yet to come.
    case done([ControllerStanding], livingOn: [Survivor])
    /// The app has ended, and the line was undone.
    case undone
    /// The same, and the page wanted it: where in its code.
    case endedAsWanted(line: Int)
    case stopped(Fault.Resource)
  }

  public var hasErrors: Bool { mistakes.contains { $0.severity == .error } }
}

extension Account {
  /// Of code that was not run.
  package init(refusing code: String, for mistakes: [ScriptRun.Mistake]) {
    self.init(text: code, mistakes: mistakes, end: .undone)
  }
}
