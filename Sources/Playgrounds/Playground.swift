import Diagnostics
public import Interpreter
public import Mistakes
public import ObjectRuntime
import Parsing
public import Scripts
import Simulator
public import Syntax
import UIKitClasses

/// The sandbox: a world, and the moves that led to it.
public struct Playground: Sendable {
  /// The moves since the app was started, those that were undone last.
  public private(set) var moves: [Move] = []
  /// How many of the moves are done.
  public private(set) var position = 0
  public private(set) var bookmarks: [Bookmark] = []
  /// The dialect of the last statement: what an ambiguous one is taken for.
  public private(set) var dialect = Dialect.objectiveC
  /// How many events of the last answer `:step` has shown; nil before the first.
  package var stepped: Int?
  /// The last line, where it ended the app and was undone.
  @Apart package private(set) var ending: Played?
  /// The mistakes that the last line was seen to make.
  public private(set) var findings: [Finding] = []
  private var context: Script.Context
  /// Whether something stands in for names that nobody declares in a pasted file. What is typed may
  /// be mistyped.
  package var standsIn: Bool
  @Apart private var start: World
  /// What was known about mistakes at the start.
  private let watchAtStart: Watch

  /// A place in time with a name.
  public struct Bookmark: Equatable, Sendable {
    public var name: String
    public var position: Int
  }

  /// The moves before the start, for the lines that findings name.
  private let earlier: [Move]
  /// The number of the line after which the first move begins.
  public let firstLine: Int
  /// The number of the next line, where that is not the one behind the last.
  private var next: Int?
  /// What is known about mistakes since lines that changed nothing, which are no moves.
  private var watchSince: Watch?

  public init(_ world: World = World(), after line: Int = 0, standsIn: Bool = false) {
    start = world
    self.standsIn = standsIn
    watchAtStart = Watch()
    earlier = []
    firstLine = line
    context = Script.Context(world.simulation)
  }

  /// A playground that starts where another stands: nothing before can be undone. Its lines are
  /// numbered on, or from behind a line.
  public init(goingOnFrom other: Playground, after line: Int? = nil) {
    start = other.world
    standsIn = other.standsIn
    watchAtStart = other.watch
    earlier = other.earlier + other.standing
    firstLine = line ?? other.lastLine
    dialect = other.dialect
    context = other.context
  }

  /// Has the classes ready at its start that another world has come to use.
  package mutating func completeClasses(asIn other: World) { start.completeClasses(asIn: other) }

  public var world: World { position > 0 ? moves[position - 1].world : start }
  public var simulation: Simulation { world.simulation }
  /// The move that led to where one stands.
  public var lastMove: Move? { position > 0 ? moves[position - 1] : nil }
  /// The number of the last line before which one stands; 0 at the beginning.
  public var lastLine: Int { lastMove?.lines.upperBound ?? firstLine }
  /// The number that the next line gets.
  package var nextLine: Int { next ?? lastLine + 1 }
  /// The world before the last move.
  public var before: World { position > 1 ? moves[position - 2].world : start }

  /// What is known about mistakes so far.
  private var watch: Watch {
    watchSince ?? (position > 0 ? moves[position - 1].watch : watchAtStart)
  }

  /// The mistakes that would be seen only now, if the run ended.
  package var findingsAtEnd: [Finding] {
    var watch = watch
    return watch.finish(in: world)
  }

  /// The moves that stand: those that have not been undone.
  public var standing: ArraySlice<Move> { moves.prefix(position) }

  /// Runs an entered line or block as one turn. A fault ends the app, and the line is undone.
  public mutating func play(_ text: String, options: RunOptions = RunOptions()) -> Played {
    var options = options
    options.line = nextLine
    let source = SourceText(name: "<stdin>", text: text, entry: options.line)
    var world = world
    let memory = world.simulation.memory
    context.isOfFile = standsIn && source.isFile
    // A file counts as its own words say, whatever what is typed does.
    if context.isOfFile, let own = source.wayOfCounting { world.simulation.memory = own }
    context.target = Target(world.simulation)
    let script = Script.read(source, preferred: dialect, in: context)
    let known = world.standIns.count
    world.standsIn = standsIn && source.isFile
    var played = Playground.play(
      script, from: source, in: world, watchedBy: watch, options: options)
    played.world.standsIn = false
    if !script.hasCommands { played.world.simulation.memory = memory }
    played.standIns = Array(played.world.standIns.dropFirst(known))
    played.line = nextLine
    quote(&played, source)
    context = script.context
    if let dialect = played.dialect { self.dialect = dialect }
    findings = played.findings
    remember(played)
    return played
  }

  /// What is wrong with an entry, which is not run.
  package func tried(_ text: String) -> Played {
    var played = Played(text: text, world: world, watch: watch)
    played.line = nextLine
    let source = SourceText(name: "<stdin>", text: text, entry: nextLine)
    played.mistakes = Script.read(source, preferred: dialect, in: context).diagnostics
      .map(ScriptRun.Mistake.syntax)
    return played
  }

  /// Carries out a command of the world.
  public mutating func obey(
    _ command: WorldCommand, text: String, options: RunOptions = RunOptions()
  ) throws(CommandFact) -> Played {
    var (world, options) = (world, options)
    options.line = nextLine
    let outcome = try world.apply(command, options: options)
    var played = Played(
      text: text, trace: outcome.trace, fault: outcome.fault, world: world,
      watch: command.restarts ? Watch() : watch)
    played.look(at: outcome.trace)
    quote(&played, nil)
    if outcome.fault != nil {
      played.faulted = world.simulation
      played.world = self.world
    }
    // A command finds nothing wrong with the line before it.
    if command.restarts || !played.findings.isEmpty { findings = played.findings }
    remember(played)
    return played
  }

  private mutating func remember(_ played: Played) {
    stepped = nil
    ending = played.fault == nil ? nil : played
    let first = nextLine
    next = nil
    guard played.fault == nil, !played.hasErrors else { return }
    guard played.changed(world) else {
      watchSince = played.watch
      return
    }
    watchSince = nil
    moves.removeSubrange(position...)
    bookmarks.removeAll { $0.position > position }
    let count = played.text.utf8.count { $0 == UInt8(ascii: "\n") }
    moves.append(Move(played, lines: first...first + count))
    position += 1
  }

  /// Keeps the code of the lines that findings name, but of a line that was typed alone just now.
  private func quote(_ played: inout Played, _ source: SourceText?) {
    for number in played.findings.map(\.line) where number != 0 {
      if let move = (earlier + standing).first(where: { $0.lines.contains(number) }) {
        played.quoted[number] = move.line(number)
      } else if let source, source.lineCount > 1 {
        played.quoted[number] = String(source.line(number - nextLine + 1))
      }
    }
  }

  /// Runs an entry in a world without remembering it.
  private static func play(
    _ script: Script, from source: SourceText, in world: World, watchedBy watch: Watch,
    options: RunOptions
  ) -> Played {
    var played = Played(text: source.text, world: world, watch: watch)
    if case .statement(_, let dialect) = script.items.last { played.dialect = dialect }
    played.mistakes = script.diagnostics.map(ScriptRun.Mistake.syntax)
    if played.hasErrors { return played }
    let isOneTurn = script.items.count > 1
    if isOneTurn { played.world.announce(script, in: source) }
    if isOneTurn { played.take(played.world.apply(isHeld: true, options)) }
    for item in script.items where played.fault == nil && !played.hasErrors {
      if case .statement(let statement, let dialect) = item {
        played.run(statement, dialect, in: source, script.context, options)
      }
    }
    if isOneTurn, played.fault == nil { played.take(played.world.apply(isHeld: false, options)) }
    if played.fault == nil {
      played.trace.events += played.world.finishLine(options: options).trace.events
    }
    if played.fault != nil || played.hasErrors {
      if played.fault != nil { played.faulted = played.world.simulation }
      played.world = world
    } else {
      played.declared = played.world.declarations(in: script)
      played.isDeclaration = script.isDeclaration
    }
    return played
  }
}

extension World {
  fileprivate mutating func apply(isHeld: Bool, _ options: RunOptions) -> Outcome {
    turn(options: options) { turn throws(Fault) in try turn.hold(isHeld) }
  }
}

extension Played {
  /// Runs a statement; one that its dialect has an error in counts as the other's if that has none.
  fileprivate mutating func run(
    _ statement: Statement, _ dialect: Dialect, in source: SourceText, _ context: Script.Context,
    _ options: RunOptions
  ) {
    var outcome = world.run(statement, dialect, in: source, options: options)
    self.dialect = dialect
    let isWrong = outcome.diagnostics.contains { $0.severity == .error }
    if isWrong,
      let other = world.reread(
        statement, dialect, with: outcome.diagnostics, in: source, context)
    {
      outcome = world.run(other.statement, other.dialect, in: source, options: options)
      self.dialect = other.dialect
    }
    take(outcome)
  }

  fileprivate mutating func take(_ outcome: Outcome) {
    mistakes += outcome.diagnostics.map(ScriptRun.Mistake.language)
    trace.events += outcome.trace.events
    look(at: outcome.trace)
    fault = outcome.fault
    value = outcome.valueDescription
  }

  /// Has a turn looked at for mistakes, with the world as it is after it.
  fileprivate mutating func look(at trace: Trace) {
    findings += watch.observe(trace, in: world).map(\.finding)
  }

  /// Whether anything is other than it was: undo counts what changed, not lines typed.
  fileprivate func changed(_ before: World) -> Bool {
    isDeclaration || !trace.events.isEmpty || world.simulation != before.simulation
  }
}

// MARK: - Time travel
extension Playground {
  /// Goes back one move; nil when there is none.
  public mutating func undo() -> Move? {
    guard position > 0 else { return nil }
    position -= 1
    arrive()
    return moves[position]
  }

  /// Does again what was undone last; nil when there is nothing.
  public mutating func redo() -> Move? {
    guard position < moves.count else { return nil }
    position += 1
    arrive()
    return moves[position - 1]
  }

  /// Goes to the place after the nth move; false when there is no such place.
  public mutating func go(to place: Int) -> Bool {
    guard (0...moves.count).contains(place) else { return false }
    position = place
    arrive()
    return true
  }

  /// Has several lines that were played at once speak of all their mistakes.
  package mutating func speak(of findings: [Finding]) { self.findings = findings }

  /// Has the next line bear a number, as it stands in a text.
  package mutating func number(from line: Int) { next = line }

  /// What was said of another line is no longer spoken of.
  private mutating func arrive() {
    stepped = nil
    watchSince = nil
    findings = lastMove?.findings ?? []
  }

  /// The place after the entry with a line of that number; nil when there is none.
  package func place(ofLine number: Int) -> Int? {
    if number == 0 { return 0 }
    return moves.firstIndex { $0.lines.contains(number) }.map { $0 + 1 }
  }

  public mutating func bookmark(_ name: String) {
    bookmarks.removeAll { $0.name == name }
    bookmarks.append(Bookmark(name: name, position: position))
  }

  /// The last line under two versions.
  package func compared(under one: UIKitVersion, and other: UIKitVersion) -> Comparison {
    Comparison(
      left: Comparison.Side(version: one, outcome: replayed(under: one)),
      right: Comparison.Side(version: other, outcome: replayed(under: other)))
  }

  /// The moves done so far, played again under another version.
  private func replayed(under version: UIKitVersion) -> Comparison.Outcome {
    var replay = Playground(
      World(simulation: Simulation(version: version, device: simulation.device)),
      standsIn: standsIn)
    var last: Played?
    for (place, move) in moves.prefix(position).enumerated() where !move.text.hasPrefix(":ios") {
      if let stop = replay.repeats(move, &last, isLast: place + 1 == position) {
        let text = String(move.text.split(separator: "\n").first ?? "")
        return .stopped(line: move.lines.lowerBound, text: text, stop)
      }
    }
    return last.map { .ran($0.lines) } ?? .empty
  }

  /// Plays a move again; answers why it cannot be. How the last move ends is part of the answer.
  private mutating func repeats(
    _ move: Move, _ last: inout Played?, isLast: Bool
  ) -> Comparison.Stop? {
    if move.text.hasPrefix(":") {
      guard let command = try? WorldCommand.read(move.text) else { return nil }
      do throws(CommandFact) {
        last = try obey(command, text: move.text)
      } catch {
        return .command(error)
      }
    } else {
      last = play(move.text)
    }
    if let mistake = last?.mistakes.first(where: { $0.severity == .error }) {
      return .mistake(mistake)
    }
    return isLast ? nil : last?.fault.map(Comparison.Stop.fault)
  }

  /// The last move's events with the simulation as it was at each. Where a turn of the run loop
  /// ends is no step: nothing has changed then.
  public func steps() -> [Event] {
    playedAgain().filter { $0.kind != .note(.laterTurn) }
  }

  private func playedAgain() -> [Event] {
    guard let move = lastMove else { return [] }
    var options = RunOptions()
    options.keepsMoments = true
    var again = self
    _ = again.undo()
    again.number(from: move.lines.lowerBound)
    return again.play(again: move.text, options: options)?.trace.events ?? []
  }

  /// Plays a line or a command that was played before; nil for a command that cannot be obeyed now.
  package mutating func play(again text: String, options: RunOptions) -> Played? {
    guard text.hasPrefix(":"), let command = try? WorldCommand.read(text) else {
      return play(text, options: options)
    }
    return try? obey(command, text: text, options: options)
  }
}

extension Script {
  fileprivate var hasCommands: Bool {
    items.contains { if case .command = $0 { true } else { false } }
  }
}

extension SourceText {
  /// How classes of Objective-C in it count references, by their own words; nil where there are
  /// none, or these leave it open.
  package var wayOfCounting: Memory? {
    text.holds("@implementation") || text.holds("@interface") ? referenceCounting : nil
  }

  /// Whether it is more than a line, and says as files do what it imports.
  fileprivate var isFile: Bool {
    let imports = ["import ", "@import ", "#import ", "#include "]
    return lineCount > 1
      && text.split(whereSeparator: \.isNewline).contains { line in
        imports.contains { line.drop(while: \.isWhitespace).hasPrefix($0) }
      }
  }
}
