public import ObjectRuntime
public import Scripts
public import Syntax

/// One line under two versions.
public struct Comparison: Sendable {
  public var left: Side
  public var right: Side

  /// The last line under one version of iOS.
  public struct Side: Sendable {
    public var version: UIKitVersion
    public var outcome: Outcome
  }

  /// What came of replaying all lines under the version.
  public enum Outcome: Sendable {
    /// What the last line does there.
    case ran([TraceLine])
    /// The line that does not run there, which need not be the last.
    case stopped(line: Int, text: String, Stop)
    /// Nothing but the choice of a version was typed.
    case empty
  }

  /// Why a line does not run.
  public enum Stop: Sendable {
    case command(CommandFact)
    case mistake(ScriptRun.Mistake)
    case fault(Fault)
  }
}
