public import ObjectRuntime

/// How a statement is to be run.
public struct RunOptions: Sendable {
  /// Whether objects of the framework's own classes are traced too.
  public var tracesFramework = false
  /// Whether each event keeps the simulation as it was then, for stepping.
  public var keepsMoments = false
  /// The line of a command, or its entry's number; statements know their own from their source.
  public var line = 0
  /// What is left of the run's budget.
  public var steps = 50_000_000
  /// What else may be used up.
  public var budget = Budget()
  /// How many bytes the run has printed before.
  public var printed = 0
  /// How many bytes of the thread's stack bodies may take; a thread with little has two megabytes.
  public var stack = 1_500_000
  /// Methods in which what ends the app ends only the call: UIKit goes on as if it had returned.
  public var spared: Set<AppCall> = []
  /// Asked every few thousand steps: whether a person has had enough.
  public var isInterrupted: @Sendable () -> Bool = { false }

  public init() {}
}
