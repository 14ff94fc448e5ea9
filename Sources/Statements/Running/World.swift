public import Diagnostics
public import Simulator
public import Syntax

/// A simulated app and the program typed into it; copying it is undo.
///
/// Each statement is resolved first, and changes nothing when it has an error; then it runs as one turn
/// of the run loop.
public struct World: Sendable {
  public var simulation: Simulation
  var program = Program()

  public init(simulation: Simulation = Simulation()) {
    self.simulation = simulation
    declareResult()
  }

  /// `Result` of Swift's library, which is an enumeration like any other.
  private mutating func declareResult() {
    var result = Class(
      name: "Result", superclass: simulation.classID(named: "NSObject"), isLearners: true,
      memory: .automatic, isSwift: true)
    result.isValueType = true
    simulation.declare(result)
    program.enumerations["Result"] = Enumeration(cases: [
      Enumeration.Case(name: "success", labels: [""], payload: [.any]),
      Enumeration.Case(name: "failure", labels: [""], payload: [.any]),
    ])
  }

  /// Runs one statement as one turn of the run loop.
  ///
  /// After a fault the world is as the fault left it; whether to go back is the caller's to decide.
  public mutating func run(
    _ statement: Statement, _ dialect: Dialect, in source: SourceText,
    options: RunOptions = RunOptions()
  ) -> Outcome {
    let (entry, diagnostics) = resolve(statement, dialect, in: source)
    guard let entry else { return Outcome(diagnostics: diagnostics) }
    var value: Value?
    let range = statement.range
    let first = source.number(at: range.lowerBound)
    let lines = first...max(first, source.number(at: range.upperBound))
    var outcome = take(options) { run, turn throws(Fault) in
      (turn.memory, turn.statement) = (entry.memory, lines)
      var frame = Frame(slots: entry.slotCount, run: run)
      _ = try entry.code(&frame, &turn)
      value = run.echo
    }
    outcome.diagnostics = diagnostics
    outcome.value = value
    outcome.valueDescription = value.map { simulation.echo(of: $0, in: dialect) }
    return outcome
  }

  /// Resolves a statement, whose declarations are known from then on; nil where it has an error.
  ///
  /// What the resolver worked on must be gone before the statement runs, or the run would copy it all.
  private mutating func resolve(
    _ statement: Statement, _ dialect: Dialect, in source: SourceText
  ) -> (Resolver.Entry?, [Diagnostic<LanguageFact>]) {
    load(statement)
    var resolver = Resolver(program, simulation, dialect, source)
    let entry = resolver.resolve(topLevel: statement)
    if resolver.hasErrors { return (nil, resolver.diagnostics) }
    (program, simulation) = (resolver.program, resolver.simulation)
    return (entry, resolver.diagnostics)
  }

  /// What a compiler would say of a statement, which is taken as declared but is not run.
  package mutating func check(
    _ statement: Statement, _ dialect: Dialect, in source: SourceText
  ) -> [Diagnostic<LanguageFact>] {
    load(statement)
    var resolver = Resolver(program, simulation, dialect, source)
    _ = resolver.resolve(topLevel: statement)
    (program, simulation) = (resolver.program, resolver.simulation)
    // Which controller is the current one is known only when the program runs.
    return resolver.diagnostics.filter { $0.fact != .noCurrentController }
  }

  /// A statement as the other dialect has it, where its own finds an error in it and the other none.
  public func reread(
    _ statement: Statement, _ dialect: Dialect, in source: SourceText, _ context: Script.Context
  ) -> (statement: Statement, dialect: Dialect)? {
    let other = dialect.other
    guard let reread = Script.reread(statement, as: other, in: source, context) else { return nil }
    var tried = self
    let isWrong = tried.check(reread, other, in: source).contains { $0.severity == .error }
    return isWrong ? nil : (reread, other)
  }

  /// A text that was read, or the rest of one.
  public struct Part {
    public var items: [Script.Item]
    public var source: SourceText

    public init(_ items: [Script.Item], of source: SourceText) {
      self.items = items
      self.source = source
    }
  }

  /// Makes known what the Swift statements of some texts declare, so that their order does not matter.
  ///
  /// What is wrong with a declaration is said when its turn comes.
  public mutating func announce(_ parts: [Part]) {
    program.unit = Set(parts.map(\.source.name))
    var known = -1
    // Each round makes known what stands on what the round before did, such as a subclass.
    while known < simulation.classNames.count {
      known = simulation.classNames.count
      for part in parts {
        for case .statement(let statement, .swift) in part.items where statement.isDeclaration {
          _ = check(statement, .swift, in: part.source)
        }
      }
    }
  }

  public mutating func announce(_ script: Script, in source: SourceText) {
    announce([Part(script.items, of: source)])
  }

  /// Ends the process and starts it anew: constants and what is on disk are kept.
  package mutating func relaunch() {
    let constants = program.globals.filter(\.value.isConstant)
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

  /// Prints what was printed without the end of a line, when nothing more can come; no turn is taken.
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
  private static let lent = Simulation()

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

// MARK: - For completion and help
extension World {
  /// The top-level variables, oldest first, behind the one there always is.
  public var variableNames: [String] { ["window"] + simulation.variables.map(\.name) }

  /// The names of all classes, the framework's first.
  public var classNames: [String] { simulation.classNames }

  /// The functions that the learner declared, in order of their names.
  public var functionNames: [String] { program.functions.keys.sorted() }

  /// The properties a class of the learner's declares itself, in the order of their declaration.
  public func properties(of type: String) -> [Property] {
    simulation.classID(named: type).map { simulation[$0].properties } ?? []
  }

  /// The methods that a class of the learner's implements itself, in order of their names.
  public func methods(of type: String) -> [Function] {
    guard let draft = program.drafts[type] else { return [] }
    return draft.bodies.keys.sorted { $0.name < $1.name }.compactMap { draft.bodies[$0]?.function }
  }
}

extension Statement {
  /// Whether it says what something is, and does nothing else.
  public var isDeclaration: Bool {
    switch kind {
    case .type, .function, .alias, .genericAlias, .variables, .constants, .forward, .macro,
      .imported:
      true
    default: false
    }
  }
}
