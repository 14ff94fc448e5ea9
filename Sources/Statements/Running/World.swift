public import Diagnostics
public import Simulator

public struct RunOptions {
  public var tracesFramework = false
  public var keepsMoments = false
  public var steps = 50_000_000
  public var isInterrupted: () -> Bool = { false }
  public init() {}
}
public enum LanguageFact: Equatable, Sendable { case x }
public struct Outcome {
  public var trace = Trace()
  public var fault: Fault?
  public var diagnostics: [Diagnostic<LanguageFact>] = []
  public var value: Value?
  public var valueDescription: String?
  public var stepsUsed = 0
}
public struct World: Sendable {
  public var simulation: Simulation
  public init(simulation: Simulation = Simulation()) { self.simulation = simulation }
  public mutating func run(
    _ statement: Statement, _ dialect: Dialect, in source: SourceText,
    options: RunOptions = RunOptions()
  ) -> Outcome { Outcome() }
  public mutating func turn(
    options: RunOptions = RunOptions(), _ body: (inout Turn) throws(Fault) -> Void
  ) -> Outcome { Outcome() }
}
