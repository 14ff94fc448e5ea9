import Diagnostics
public import Interpreter
public import Mistakes
public import Scripts
public import Simulator
import Syntax

/// A line that was run, with what came of it: the unit of undo.
public struct Move: Sendable {
  /// What was typed.
  public var text: String
  /// The numbers of its lines among all that led here.
  public var lines: ClosedRange<Int>
  public var trace: Trace
  /// The world after it.
  public var world: World
  /// The mistakes that it was seen to make.
  public var findings: [Finding]
  /// What is known about mistakes after it.
  var watch: Watch

  init(_ played: Played, lines: ClosedRange<Int>) {
    text = played.text
    self.lines = lines
    trace = played.trace
    world = played.world
    findings = played.findings
    watch = played.watch
  }

  /// What happened, as other people's scripts are told of it.
  var events: [RunEvent] {
    trace.events.compactMap { RunEvent($0, in: world.simulation) }
  }
}

extension Move {
  /// Whether it started the app again.
  var restarts: Bool {
    text.hasPrefix(":") && (try? WorldCommand.read(text))?.restarts == true
  }

  /// One of its lines, by its number.
  func line(_ number: Int) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst(number - self.lines.lowerBound).first.map(String.init) ?? ""
  }
}

/// What running a line gave.
public struct Played: Sendable {
  public var text: String
  public var trace = Trace()
  public var fault: Fault?
  /// What is wrong with the line; errors mean that it was not run, or not to its end.
  public var mistakes: [ScriptRun.Mistake] = []
  /// The code of lines that the findings name, by their numbers.
  public var quoted: [Int: String] = [:]
  /// What an expression amounts to, as the debugger would print it.
  public var value: String?
  /// The types that the line declares, or adds something to.
  public var declared: [Declared] = []
  /// What the last statement was read as; nil where there is none.
  var dialect: Dialect?
  /// Whether it declares something, which no object need show: a function, a protocol.
  var isDeclaration = false
  /// The world after the line; before it, when a fault undid the line.
  public var world: World
  /// The app as a fault left it, before the line was undone; nil without a fault.
  var faulted: Simulation?
  /// The mistakes that the line was seen to make.
  public var findings: [Finding] = []
  var watch: Watch

  /// The app that the trace speaks of: objects that a fault undid are known in it.
  public var scene: Simulation { faulted ?? world.simulation }

  public var hasErrors: Bool { mistakes.contains { $0.severity == .error } }

  /// Controllers that have left the screen and live on, though nobody can reach them any more.
  public var livingOn: [String] {
    let gone = Set(trace.calls.filter { $0.selector == "viewDidDisappear:" }.map(\.receiver))
    if gone.isEmpty || fault != nil { return [] }
    let simulation = world.simulation
    return simulation.leaks.filter(gone.contains).map { simulation.name(of: $0) }
  }
}
