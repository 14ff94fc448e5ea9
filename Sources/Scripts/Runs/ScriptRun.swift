public import Diagnostics
public import Interpreter
import ObjectModel
public import ObjectRuntime
import Parsing
public import Syntax
import TypedTree

/// A whole script, run without a person: what `run`, `check` and computed answer keys stand on.
public struct ScriptRun {
  public private(set) var world: World
  public private(set) var events: [RunEvent] = []
  /// Everything wrong with the text; with an error among it nothing was run.
  public private(set) var mistakes: [Mistake] = []
  /// Nil when the input was wrong.
  public private(set) var status: RunStatus?
  /// Why a stopped run was stopped.
  public private(set) var exhausted: Fault.Resource?
  /// How the freed object died whose use has ended the app.
  public private(set) var zombie: Obituary?
  private var options: RunOptions
  private let watcher: RunWatcher?

  /// Runs a script from its first line to its last, or to its fault.
  ///
  /// `end`, which follows the leaks, is part of the events only when the text was right.
  public init(
    of source: SourceText, dialect: Dialect? = nil, in world: World = World(),
    options: RunOptions = RunOptions(), watcher: RunWatcher? = nil
  ) {
    self.world = world
    self.options = options
    self.watcher = watcher
    var context = Script.Context(world.simulation)
    context.isOfFile = world.standsIn
    var script = Script.read(source, dialect: dialect, in: context)
    mistakes = script.diagnostics.map(Mistake.syntax)
    if script.diagnostics.contains(where: { $0.severity == .error }) { return }
    var plan = Plan()
    check(&script, in: source, isMixed: dialect == nil, &plan)
    mistakes.sort { $0.range.lowerBound < $1.range.lowerBound }
    if hasErrors { return }
    begin(&plan, at: 0)
    for (place, item) in script.items.enumerated() where !isOver {
      run(item, plan.steps[place], in: source)
      begin(&plan, at: place + 1)
    }
    if !hasErrors { finish() }
  }

  /// What a script was compiled to: what was checked is what runs.
  private struct Plan {
    /// Each statement; nil for a command.
    var steps: [World.Compiled?] = []
    /// Stretches of the script with the programs that they run in, in their order.
    var stretches: [Stretch] = []

    /// Items of a script that run in one program.
    struct Stretch {
      /// The place of the first item behind it.
      var end = 0
      var program: Program
    }

    /// What was made known where the script, or a new app, begins, by the place of the first item.
    var announced: [Int: [DeclarationChange]] = [:]
  }

  /// Gives the world the program that the item at a place runs in, where it is another.
  private mutating func begin(_ plan: inout Plan, at place: Int) {
    let isNew = place == 0 || plan.stretches.first?.end == place
    while let first = plan.stretches.first, first.end <= place { plan.stretches.removeFirst() }
    if isNew, let stretch = plan.stretches.first { world.program = stretch.program }
    if let changes = plan.announced[place] { world.make(changes) }
  }

  /// Looks at every statement as a compiler does, before any of them runs. Where each statement
  /// says its dialect, one that its own has an error in is taken for the other's if that has none.
  private mutating func check(
    _ script: inout Script, in source: SourceText, isMixed: Bool, _ plan: inout Plan
  ) {
    var checked = world
    plan.announced[0] = checked.announcing([World.Part(script.items, of: source)])
    for (place, item) in script.items.enumerated() {
      switch item {
      case .statement(let statement, let dialect):
        if checked.replaces(statement, dialect, in: source) {
          plan.stretches.append(Plan.Stretch(end: place, program: checked.program))
        }
        let before = isMixed ? checked : nil
        var compiled = checked.compile(statement, dialect, in: source)
        if isMixed, compiled.isWrong, let before,
          let other = before.reread(
            statement, dialect, with: compiled.diagnostics, in: source, script.context)
        {
          checked = before
          compiled = checked.compile(other.statement, other.dialect, in: source)
          script.items[place] = .statement(other.statement, other.dialect)
        } else {
          mistakes += compiled.diagnostics.filter { $0.fact != .noCurrentController }
            .map(Mistake.language)
        }
        plan.steps.append(compiled)
      case .command(let text, let range):
        plan.steps.append(nil)
        do {
          let command = try WorldCommand.read(text)
          if command.forgetsCode {
            plan.stretches.append(Plan.Stretch(end: place + 1, program: checked.program))
          }
          checked.prepare(command)
          if command.forgetsCode {
            plan.announced[place + 1] = checked.announcing(script.rest(after: place, in: source))
          }
        } catch {
          mistakes += Self.mistakes(error, in: range)
        }
      }
    }
    plan.stretches.append(Plan.Stretch(end: .max, program: checked.program))
  }

  private static func mistakes(_ wrong: WrongCommand, in range: SourceRange) -> [Mistake] {
    wrong.diagnostics.map { Mistake.command($0).moved(by: range.lowerBound) }
  }

  private var hasErrors: Bool {
    mistakes.contains { $0.severity == .error }
  }

  private var isOver: Bool { status != nil || hasErrors }

  private mutating func run(
    _ item: Script.Item, _ compiled: World.Compiled?, in source: SourceText
  ) {
    switch item {
    case .statement:
      if let compiled { take(world.runCompiled(compiled, options: options)) }
    case .command(let text, let range):
      do {
        try obey(WorldCommand.read(text), text, at: range, in: source)
      } catch {
        mistakes += Self.mistakes(error, in: range)
      }
    }
  }

  private mutating func obey(
    _ command: WorldCommand, _ text: String, at range: SourceRange, in source: SourceText
  ) throws(WrongCommand) {
    options.line = source.number(at: range.lowerBound)
    do throws(CommandFact) {
      take(try world.apply(command, options: options))
    } catch {
      throw WrongCommand(error, in: text)
    }
    if case .owners(let name) = command {
      let narrator = Narrator(world.simulation)
      events += world.simulation.objects(named: name).map {
        .owners(narrator.report(onOwnersOf: $0))
      }
    }
  }

  private mutating func take(_ outcome: Outcome) {
    // What a compiler would say was said before.
    mistakes += outcome.diagnostics.filter { $0.severity == .error }.map(Mistake.language)
    options.steps -= outcome.stepsUsed
    options.printed = max(options.printed, outcome.printed)
    let narrator = Narrator(world.simulation)
    var remarks = (watcher?.turn(outcome.trace, world) ?? [])[...]
    if outcome.trace.events.count > events.count {
      events.reserveCapacity(events.count + outcome.trace.events.count)
    }
    for (place, event) in outcome.trace.events.enumerated() {
      while let remark = remarks.first, remark.place <= place {
        events.append(remark.event)
        remarks.removeFirst()
      }
      if case .note(.notModelled(let selector)) = event.kind {
        world.noteUnsimulated(selector.name, line: event.line)
      }
      if let event = RunEvent(event, by: narrator) { events.append(event) }
    }
    events += remarks.map(\.event)
    if outcome.fault != nil { zombie = outcome.trace.zombie.map(narrator.obituary) }
    switch outcome.fault {
    case .exception: status = .exception
    case .crash, .endless: status = .crash
    case .stopped(let resource):
      status = .stopped
      exhausted = resource
    case nil: break
    }
  }

  private mutating func finish() {
    take(world.finishLine(options: options))
    if status == nil {
      status = .ok
      events += watcher?.end(world) ?? []
      events += Narrator(world.simulation).leaks.map(RunEvent.leak)
    }
    events += world.standIns.map(RunEvent.standIn)
    events.append(.end(status ?? .ok))
  }
}

extension Script {
  /// What stands behind one of its items.
  func rest(after place: Int, in source: SourceText) -> [World.Part] {
    [World.Part(Array(items[(place + 1)...]), of: source)]
  }
}
