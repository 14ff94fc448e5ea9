public import Diagnostics
public import Simulator

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
    let before = (program, simulation)
    let compiled = compile(statement, dialect, in: source)
    if compiled.hasErrors {
      (program, simulation) = before
      return Outcome(diagnostics: compiled.diagnostics)
    }
    var outcome = run(compiled, options)
    outcome.diagnostics = compiled.diagnostics
    return outcome
  }

  /// Runs a statement whose changes to the simulation are made.
  private mutating func run(_ compiled: Compiled, _ options: RunOptions) -> Outcome {
    var value: Value?
    var outcome = take(options) { run, turn throws(Fault) in
      (turn.memory, turn.statement) = (compiled.entry.memory, compiled.lines)
      var frame = Frame(slots: compiled.entry.slotCount, run: run)
      _ = try compiled.entry.code(&frame, &turn)
      value = run.echo
    }
    outcome.value = value
    outcome.valueDescription = value.map { simulation.echo(of: $0, in: compiled.dialect) }
    return outcome
  }

  /// Runs a statement that was compiled in a world like this one, and whose program this world has.
  mutating func runCompiled(_ compiled: Compiled, options: RunOptions) -> Outcome {
    if let missing = compiled.missingController, simulation.currentController == nil {
      return Outcome(diagnostics: [missing])
    }
    make(compiled.changes)
    return run(compiled, options)
  }

  /// Makes the changes of declarations.
  mutating func make(_ changes: [Change]) {
    if changes.isEmpty { return }
    for change in changes { simulation.make(change) }
    program.generation = CallSite.newGeneration()
  }

  /// A statement in executable form.
  struct Compiled {
    var entry: Body
    var changes: [Change] = []
    var diagnostics: [Diagnostic<LanguageFact>]
    var dialect: Dialect
    var lines: ClosedRange<Int>

    var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// Whether it is wrong whatever runs before it.
    var isWrong: Bool {
      diagnostics.contains { $0.severity == .error && $0.fact != .noCurrentController }
    }

    /// What is wrong with it where there is no controller when it runs.
    var missingController: Diagnostic<LanguageFact>? {
      diagnostics.first { $0.fact == .noCurrentController }
    }
  }

  /// Types a statement and makes it runnable; it is taken as declared, also where it has an error.
  mutating func compile(
    _ statement: Statement, _ dialect: Dialect, in source: SourceText
  ) -> Compiled {
    let range = statement.range
    let first = source.number(at: range.lowerBound)
    let lines = first...max(first, source.number(at: range.upperBound))
    if let found = settled(statement, dialect, in: source) {
      return Compiled(entry: .empty, diagnostics: found, dialect: dialect, lines: lines)
    }
    var changes = load(statement)
    let typed = compiling(dialect, in: source) { compiler in
      let entry = compiler.resolve(topLevel: statement)
      changes += compiler.changes
      return (entry: entry, bodies: compiler.bodies, diagnostics: compiler.diagnostics.inOrder)
    }
    let entry = program.emit(typed.bodies, entry: typed.entry)
    return Compiled(
      entry: entry, changes: changes, diagnostics: typed.diagnostics, dialect: dialect,
      lines: lines)
  }

  /// What there is to say of a declaration that was made known before its turn; nil where it is to be
  /// typed now.
  private func settled(
    _ statement: Statement, _ dialect: Dialect, in source: SourceText
  ) -> [Diagnostic<LanguageFact>]? {
    dialect == .swift ? program.settled[StatementKey(statement, in: source)] : nil
  }

  /// Lets a compiler work on the program and the simulation, which nobody else holds meanwhile.
  private mutating func compiling<Result>(
    _ dialect: Dialect, in source: SourceText, _ work: (inout Resolver) -> Result
  ) -> Result {
    var compiler = Resolver(program, simulation, dialect, source)
    (program, simulation) = (Program(), World.lent)
    let result = work(&compiler)
    (program, simulation) = (compiler.program, compiler.simulation)
    if !compiler.changes.isEmpty { program.generation = CallSite.newGeneration() }
    return result
  }

  /// Whether a statement takes the place of what was declared before it.
  func replaces(_ statement: Statement, _ dialect: Dialect, in source: SourceText) -> Bool {
    if settled(statement, dialect, in: source) != nil { return false }
    return switch statement.kind {
    case .type(let type):
      switch type.form {
      case .extending, .category, .implementation: false
      default: program.drafts[type.name.text] != nil
      }
    case .function(let function): program.functions[function.name.text] != nil
    default: false
    }
  }

  /// A statement as the other dialect has it, where its own finds an error in it and the other none.
  public func reread(
    _ statement: Statement, _ dialect: Dialect, in source: SourceText, _ context: Script.Context
  ) -> (statement: Statement, dialect: Dialect)? {
    let other = dialect.other
    guard let reread = Script.reread(statement, as: other, in: source, context) else { return nil }
    var tried = self
    return tried.compile(reread, other, in: source).isWrong ? nil : (reread, other)
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
  public mutating func announce(_ parts: [Part]) { _ = announcing(parts) }

  /// The same, with the changes that it makes.
  mutating func announcing(_ parts: [Part]) -> [Change] {
    var changes: [Change] = []
    program.unit = Set(parts.map(\.source.name))
    var declarations: [Announcement] = []
    for part in parts {
      for case .statement(let statement, .swift) in part.items where statement.isDeclaration {
        changes += load(statement)
        declarations.append(Announcement(statement: statement, source: part.source))
      }
    }
    guard let first = declarations.first else { return changes }
    let bodies = compiling(.swift, in: first.source) { compiler in
      compiler.announce(declarations)
      changes += compiler.changes
      return compiler.bodies
    }
    program.emit(bodies)
    return changes
  }

  public mutating func announce(_ script: Script, in source: SourceText) {
    announce([Part(script.items, of: source)])
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

extension [Diagnostic<LanguageFact>] {
  /// In the order of the text.
  fileprivate var inOrder: Self {
    enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }.map(\.element)
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
