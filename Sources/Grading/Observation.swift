import Diagnostics
public import Interpreter
public import Mistakes
public import ObjectRuntime
public import Scripts

/// What a run showed: the evidence that keys are made from and goals are judged by.
///
/// Lines are those of the code that was played, from 1; 0 is code that stood before it.
public struct Observation: Sendable {
  /// A statement or command of the code, with what came of it.
  public struct Part: Sendable {
    /// Where it stands in the code.
    public var lines: ClosedRange<Int>
    /// The number that its first line has among all that was played in its world.
    public var number: Int
    public var events: [RunEvent]
    public var findings: [Finding]

    public init(
      lines: ClosedRange<Int>, number: Int? = nil, events: [RunEvent], findings: [Finding] = []
    ) {
      self.lines = lines
      self.number = number ?? lines.lowerBound
      (self.events, self.findings) = (events, findings)
    }
  }

  public var parts: [Part]
  /// The lines whose prints claim something, and do not count for a goal.
  public var claims: Set<Int> = []
  /// The mistakes that only the end of the run shows.
  public var atEnd: [Finding] = []
  public var before: World
  /// As the last part left it; as it was before a part that ended the app.
  public var after: World
  /// What ended the app.
  public var fault: Fault?
  /// What a compiler would say of the code; with an error among it not all of it ran.
  public var mistakes: [ScriptRun.Mistake]

  public init(
    parts: [Part], before: World, after: World, fault: Fault? = nil,
    mistakes: [ScriptRun.Mistake] = []
  ) {
    (self.parts, self.before, self.after) = (parts, before, after)
    (self.fault, self.mistakes) = (fault, mistakes)
  }

  public var events: [RunEvent] { parts.flatMap(\.events) }
  /// The life-cycle messages, in their order.
  public var calls: [SeenCall] {
    parts.enumerated().flatMap { number, part in
      part.events.compactMap { SeenCall($0, part: number) }
    }
  }
  /// What the code printed.
  public var printed: [String] { logged.map(\.text) }
  /// What the code printed without claiming it.
  var shown: [String] { logged.filter { !claims.contains($0.line) }.map(\.text) }
  var claimed: [String] { logged.filter { claims.contains($0.line) }.map(\.text) }
  private var logged: [(text: String, line: Int)] {
    events.compactMap { if case .log(let text, let line) = $0 { (text, line) } else { nil } }
  }
  /// What UIKit wrote to the console.
  public var warnings: [String] {
    events.compactMap { if case .warning(let text) = $0 { text } else { nil } }
  }
  public var findings: [Finding] { parts.flatMap(\.findings) + atEnd }
  /// Whether the code could be run.
  public var isSound: Bool { !mistakes.contains { $0.severity == .error } }

  /// The line of the code that has a number among all that was played; 0 for what stood before it.
  func line(numbered number: Int) -> Int {
    let part = parts.last { $0.number <= number && number - $0.number < $0.lines.count }
    return part.map { $0.lines.lowerBound + number - $0.number } ?? 0
  }
}
