public import Diagnostics
import ObjectModel
public import ObjectRuntime
import Simulator
public import Syntax
public import TypedTree
public import UIKitClasses

/// A simulated app and the program typed into it; copying it is undo.
///
/// Each statement is typed first, and changes nothing when it has an error; then it runs as one
/// turn of the run loop.
public struct World: Sendable {
  /// Changed by whoever plays as well, between statements.
  public var simulation: Simulation
  package var program = Program()

  /// With `Result`, which no header declares.
  public init(simulation: Simulation = Simulation()) {
    self.simulation = simulation
    declareResult()
  }

  /// `Result` of Swift's library, an enumeration like any other, as the simulation knows it.
  private mutating func declareResult() {
    var result = Class(
      name: "Result", superclass: simulation.classes.id(named: "NSObject"), isLearners: true,
      memory: .automatic, isSwift: true)
    result.isValueType = true
    simulation.classes.declare(result)
  }

  /// Runs one statement as one turn of the run loop.
  ///
  /// After a fault the world is as the fault left it; whether to go back is the caller's to decide.
  public mutating func run(
    _ statement: Statement, _ dialect: Dialect, in source: SourceText,
    options: RunOptions = RunOptions()
  ) -> Outcome {
    let before = (program, simulation)
    let outcome = declare(statement, dialect, in: source, options: options)
    if outcome.diagnostics.contains(where: { $0.severity == .error }) {
      (program, simulation) = before
    }
    return outcome
  }

  /// The same for one statement of several that are compiled together: with an error it does not
  /// run, but what it declares is known to those that follow.
  public mutating func declare(
    _ statement: Statement, _ dialect: Dialect, in source: SourceText,
    options: RunOptions = RunOptions()
  ) -> Outcome {
    runNew(compile(statement, dialect, in: source), options: options)
  }

  /// Runs what has just been compiled here, unless it has an error.
  package mutating func runNew(_ compiled: Compiled, options: RunOptions) -> Outcome {
    if compiled.hasErrors { return Outcome(diagnostics: compiled.diagnostics) }
    var outcome = run(compiled, options)
    outcome.diagnostics = compiled.diagnostics
    return outcome
  }

  /// Makes whole the framework's classes that are whole in another world: who uses the same finds
  /// them ready.
  ///
  /// The framework's classes are read from the header when they are first used; a world that is run
  /// again and again should not read them each time.
  package mutating func completeClasses(asIn other: World) {
    let classes = other.simulation.classes
    for name in classes.names {
      guard let id = simulation.classes.id(named: name), id == classes.id(named: name),
        simulation.classes[outline: id].isOutline, !classes[outline: id].isOutline
      else { continue }
      simulation.classes.complete(id)
    }
  }

  /// Runs a statement whose changes to the simulation are made.
  private mutating func run(_ compiled: Compiled, _ options: RunOptions) -> Outcome {
    var value: Value?
    var description: String?
    var outcome = take(options) { run, turn throws(Fault) in
      (turn.memory, turn.statement) = (compiled.entry.memory, compiled.lines)
      if compiled.entry.suspends {
        try run.runToEnd(compiled.entry, in: &turn)
      } else {
        var frame = Frame(slots: compiled.entry.slotCount, on: run.machine)
        _ = try compiled.entry.code(&frame, &turn)
      }
      value = run.echo
      description = run.echoed(in: turn, compiled.dialect)
    }
    outcome.value = value
    outcome.valueDescription = description
    return outcome
  }

  /// Runs a statement that was compiled in a world like this one, and whose program this world has.
  ///
  /// A script is compiled once and run in worlds that have lived differently: only the changes of
  /// declarations are repeated.
  package mutating func runCompiled(_ compiled: Compiled, options: RunOptions) -> Outcome {
    make(compiled.changes)
    if let missing = compiled.missingController, simulation.currentController == nil {
      return Outcome(diagnostics: [missing])
    }
    return run(compiled, options)
  }

  /// Makes the changes of declarations.
  package mutating func make(_ changes: [DeclarationChange]) {
    if changes.isEmpty { return }
    for change in changes { change.make(in: &simulation.classes, &simulation.variables) }
    program.generation = CallSite.newGeneration()
  }

  /// Ends the process and starts it anew: constants and what is on disk are kept.
  package mutating func relaunch() {
    let constants = program.declarations.globals.filter(\.value.isConstant)
    simulation.relaunch { constants[$0] != nil }
  }

  /// Runs something of UIKit's own as a turn of the run loop.
  ///
  ///     world.turn { turn throws(Fault) in try turn.warnOfLowMemory() }
  public mutating func turn(
    options: RunOptions = RunOptions(), _ body: (inout Turn) throws(Fault) -> Void
  ) -> Outcome {
    take(options) { _, turn throws(Fault) in try body(&turn) }
  }

  /// Prints what was printed without the end of a line, when nothing more can come; no turn is
  /// taken.
  public mutating func finishLine(options: RunOptions) -> Outcome {
    var outcome = Outcome()
    if simulation.unfinishedLine.isEmpty { return outcome }
    var turn = Turn(on: simulation)
    turn.line = options.line
    turn.finishLine()
    simulation = turn.simulation
    outcome.trace = turn.trace
    return outcome
  }

  /// What stands in for a simulation that a turn works on, and alone may hold.
  static let lent = Simulation()

  /// Runs something with a new budget, and keeps the world as it is afterwards, a fault or none.
  /// The simulation belongs to the turn alone meanwhile, so that nothing of it is copied.
  private mutating func take(
    _ options: RunOptions, _ body: (Run, inout Turn) throws(Fault) -> Void
  ) -> Outcome {
    let run = Run(program, options)
    var turn = Turn(
      on: simulation, tracesFramework: options.tracesFramework, keepsMoments: options.keepsMoments
    ) { turn, invocation throws(Fault) in try run.perform(invocation, in: &turn) }
    turn.line = options.line
    turn.statement = options.line...options.line
    turn.budget = options.budget
    turn.outputSize = options.printed
    simulation = World.lent
    var outcome = Outcome()
    do throws(Fault) {
      try body(run, &turn)
      try turn.end()
    } catch {
      // An error of Swift's that nobody catches is a trap of the statement.
      if let raised = run.raised, error.thrown == nil { turn.line = raised.line }
      turn.record(.fault(error.uncaught))
      outcome.fault = error.uncaught
      outcome.raised = run.raised ?? Raised(line: turn.line)
      outcome.raised?.line = turn.line
    }
    simulation = turn.simulation
    outcome.trace = turn.trace
    outcome.printed = turn.outputSize
    outcome.stepsUsed = options.steps - max(run.steps, 0)
    return outcome
  }
}

// MARK: - Names that nobody declares
extension World {
  /// Whether something stands in for a name that nobody declares.
  public var standsIn: Bool {
    get { program.declarations.standIns.isOpen }
    set { program.declarations.standIns.isOpen = newValue }
  }

  /// What stands in for names so far, in the order of the program.
  public var standIns: [StandIn] { program.declarations.standIns.all }

  /// A message of a framework's was answered with nothing, for it is not simulated.
  public mutating func noteUnsimulated(_ message: String, line: Int) {
    program.declarations.standIns.note(
      StandIn(name: message, kind: .member, origin: .framework, home: "", line: line))
  }
}

// MARK: - For completion and help
extension World {
  /// The top-level variables, oldest first, behind the one there always is.
  public var variableNames: [String] {
    let computed = program.declarations.accessed.filter {
      simulation.variables.place(of: $0) == nil
    }
    return ["window"] + simulation.variables.map(\.name) + computed.sorted()
  }

  /// The names of all classes, the framework's first.
  public var classNames: [String] { simulation.classes.names }

  /// The functions that the learner declared, in order of their names.
  public var functionNames: [String] { program.declarations.functions.keys.sorted() }

  /// The methods that a class of the learner's implements itself, in order of their names.
  public func methods(of type: String) -> [Function] {
    guard let draft = program.declarations.drafts[type] else { return [] }
    return draft.bodies.keys.sorted { $0.name < $1.name }.compactMap { draft.bodies[$0]?.function }
  }
}
