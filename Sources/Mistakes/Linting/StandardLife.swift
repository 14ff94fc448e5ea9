import Diagnostics
import InterfaceModel
import Interpreter
import ObjectModel
import ObjectRuntime
import Parsing
import Scripts
import Simulator
import Syntax
import Touches

/// The life of one view controller, as people and UIKit commonly lead it.
struct StandardLife {
  var findings: [Finding] = []
  /// Why there was no life to lead; nil when the controller could be made.
  private(set) var obstacle: Obstacle?
  /// How many steps it went on.
  private(set) var steps = 0
  /// The version that all is there from that was missed.
  var since = UIKitVersion.oldest
  /// What has ended it.
  private(set) var ending: Ending?
  /// Whether it may have been another one with other stand-ins.
  var hasStoodIn = false
  private(set) var world: World
  private var watch = Watch(isReview: true)
  private var options: RunOptions
  let type: String
  let name: String
  let surroundings: Surroundings
  private let skipped: Set<Int>
  private var step = 0
  /// What declares nothing and is done again in the same words needs no second compiling.
  private var said: [String: [World.Compiled]] = [:]
  private(set) var isOver = false
  /// Whether something was to be set in an outlet that was nil.
  private(set) var missesOutlet = false
  /// Whether something is kept that was handed over.
  private var keepsObjects = false

  /// What a controller is shown in.
  enum Surroundings: String, CaseIterable, Sendable {
    /// The window, whose root it is.
    case window
    /// A navigation controller in a tab bar controller.
    case tabs
  }

  /// Something that happens to a controller; a life is a list of these.
  enum Step { case make, show, use, answer, answerLate, hide, warn, free, glance, leave, linger }

  /// Gone before what was delayed has had its time, which passes then.
  static let hasty: [Step] = [.make, .glance, .leave, .free, .linger]

  /// How long what is delayed may take in a hasty life, in seconds.
  private static let longDelay = 60.0
  /// How many seconds somebody looks at what a step has shown: what is delayed for longer is as
  /// good as never.
  static let pause = 5.0
  /// How much may be done in one step: what goes on for longer is as good as without end.
  private static let mostSteps = 2_000_000
  /// How many closures are called: each in a world of its own until it has not ended the app.
  private static let mostAnswers = 64

  /// Shown, used, hidden, warned, shown again, hidden and freed.
  static let seen: [Step] = [.make, .show, .use, .hide, .warn, .show, .hide, .free]
  /// Freed without ever having been shown.
  static let unseen: [Step] = [.make, .warn, .free]

  /// Who was given a closure calls it while the controller is on screen, and when it has gone.
  static let answered: [Step] = [.make, .show, .answer, .hide, .answerLate, .free]

  /// Why a controller could not be made.
  enum Obstacle {
    /// Nothing is known that its initialiser could be given for a parameter.
    case unknownArgument(Parameter)
    /// Its initialiser ended the app.
    case ended
    /// Of it, or of a class above it, only the interface is known.
    case unimplemented(String)
  }

  /// The step in which the app has ended, and how.
  struct Ending {
    var step: Int
    var fault: Fault
    var raised: Raised
  }

  init(
    of type: String, inside surroundings: Surroundings, in world: World, options: RunOptions,
    _ indulgence: Indulgence
  ) {
    self.type = type
    self.surroundings = surroundings
    self.world = world
    // Who leads it counts as its own file does.
    if let id = world.simulation.classes.id(named: type) {
      self.world.simulation.memory = world.simulation[id].memory
    }
    self.options = options
    self.options.spared = indulgence.spared
    self.options.steps = min(options.steps, Self.mostSteps)
    skipped = indulgence.skipped
    name = type.prefix(1).lowercased() + type.dropFirst()
  }

  mutating func lead(_ plan: [Step]) {
    for (place, step) in plan.enumerated() where !skipped.contains(place) {
      self.step = place
      take(step)
      if isOver { return }
      steps += 1
    }
  }

  private mutating func take(_ step: Step) {
    switch step {
    case .make: make()
    case .show: show(for: Self.pause)
    case .use: use()
    case .answer: answer(isOnScreen: true)
    case .answerLate: answer(isOnScreen: false)
    case .hide: hide()
    case .warn: obey(.warn)
    case .free: free()
    case .glance: show(for: 0)
    case .leave: hide(for: 0)
    case .linger: obey(.wait(Self.longDelay))
    }
  }

  /// Whether closures wait for who calls them.
  var isAwaited: Bool { !world.simulation.waitingClosures.isEmpty }

  // MARK: - Steps

  /// Makes the controller in the first way that does not end the app.
  private mutating func make() {
    if let missing = world.unimplemented(above: type) {
      (obstacle, isOver) = (.unimplemented(missing), true)
      return
    }
    let beginning = self
    var first: StandardLife?
    for way in Construction(in: world).ways(of: type) {
      let hasStoodIn = hasStoodIn
      self = beginning
      self.hasStoodIn = hasStoodIn
      make(by: way)
      if !isOver { inject() }
      if !isOver || obstacle != nil {
        // What went wrong in another way is wrong as well.
        findings = (first?.findings ?? []) + findings
        return
      }
      first = first ?? self
    }
    if let first { self = first }
    let asked = ending == nil ? Construction(in: world).parameter(askedForBy: type) : nil
    obstacle = asked.map(Obstacle.unknownArgument) ?? .ended
  }

  private mutating func make(by way: Construction.Way) { make(type, by: way, calling: name) }

  mutating func make(_ type: String, by way: Construction.Way, calling name: String) {
    switch way {
    case .expression(let made, let dialect):
      keep(whatIsIn: made, dialect)
      run(
        dialect == .swift
          ? "var \(name): \(type)! = \(made)" : "\(type) *\(name) = \(made);", dialect)
    case .scene(let storyboard):
      obey(.storyboard("Life", storyboard))
      let made =
        "[[UIStoryboard storyboardWithName:@\"Life\" bundle:nil] instantiateInitialViewController]"
      // The pool of the turn that makes it would be its only owner.
      let isManual = world.simulation.memory == .manual
      run("\(type) *\(name) = " + (isManual ? "[\(made) retain];" : "\(made);"))
    case .unknown(let parameter):
      obstacle = .unknownArgument(parameter)
      isOver = true
    }
  }

  private mutating func inject() {
    for (variable, values) in Construction(in: world).injections(of: type, in: name) {
      let before = self
      for value in values {
        self = before
        keep(whatIsIn: value, .swift)
        run("\(name).\(variable) = \(value)", .swift)
        if !isOver { break }
      }
      if isOver { self = before }
    }
  }

  /// What is called with all that is handed over, and keeps it until the controller is freed.
  static let keeper = "keptByLife"
  private static let kept = "allKeptByLife"

  /// Declares the keeper, where code asks for it.
  private mutating func keep(whatIsIn code: String, _ dialect: Dialect) {
    guard !keepsObjects, code.contains(Self.keeper) else { return }
    keepsObjects = true
    switch dialect {
    case .swift:
      run("var \(Self.kept): [Any] = []", .swift)
      run(
        "func \(Self.keeper)<T>(_ made: T) -> T { \(Self.kept).append(made); return made }", .swift)
    case .objectiveC:
      run("NSMutableArray *\(Self.kept) = [[NSMutableArray alloc] init];")
      run("id \(Self.keeper)(id made) { [\(Self.kept) addObject:made]; return made; }")
    }
  }

  private mutating func show(for seconds: Double) {
    switch surroundings {
    case .window where world.simulation.version.hasRootViewController:
      run("window.rootViewController = \(name);")
    case .window: run("[window addSubview:\(name).view];")
    case .tabs:
      // Nobody keeps what is made here but who shows it.
      let end = world.simulation.memory == .manual ? "] autorelease]" : "]"
      let start = world.simulation.memory == .manual ? "[[" : "["
      run(
        """
        {
          UINavigationController *pages = \(start)[UINavigationController alloc]
            initWithRootViewController:\(name)\(end);
          UITabBarController *tabs = \(start)[UITabBarController alloc] init\(end);
          tabs.viewControllers = [NSArray arrayWithObject:pages];
          window.rootViewController = tabs;
        }
        """)
    }
    if seconds > 0 { obey(.wait(seconds)) }
  }

  mutating func hide(for seconds: Double = pause) {
    run(
      world.simulation.version.hasRootViewController
        ? "window.rootViewController = nil;" : "[\(name).view removeFromSuperview];")
    if seconds > 0 { obey(.wait(seconds)) }
  }

  mutating func free() {
    if world.simulation.memory == .manual { run("[\(name) release];") }
    run("\(name) = nil;")
    if keepsObjects { run("[\(Self.kept) removeAllObjects];") }
    obey(.wait(Self.pause))
    if !isOver { note(watch.finish(in: world)) }
  }

  /// Calls the closures that wait, each once, as whoever was given them might. With what is called
  /// is unknown: where that ends the app, nothing is said of it.
  private mutating func answer(isOnScreen: Bool) {
    for waiting in world.simulation.waitingClosures.prefix(Self.mostAnswers)
    where isOnScreen || waiting.comesOnce {
      call(waiting, fails: false)
      if !isOnScreen { call(waiting, fails: true) }
    }
    obey(.wait(Self.pause))
  }

  private mutating func call(_ waiting: WaitingClosure, fails: Bool) {
    guard world.simulation.isCallable(waiting) else { return }
    var (called, watched) = (world, watch)
    let outcome = called.call(waiting, [], fails: fails, options: options)
    guard outcome.fault == nil else { return }
    note(watched.observe(outcome.trace, in: called).map(\.finding))
    (world, watch) = (called, watched)
  }

  // MARK: - Running

  mutating func run(_ text: String, _ dialect: Dialect = .objectiveC) {
    for compiled in said[text] ?? [] where !isOver {
      take(world.runCompiled(compiled, options: options))
    }
    if said[text] == nil { say(text, dialect) }
  }

  mutating func say(_ text: String, _ dialect: Dialect) {
    let source = SourceText(name: "life", text: text)
    var all: [World.Compiled] = []
    for case .statement(let statement, let dialect) in Script.read(source, dialect: dialect).items
    where !isOver {
      let compiled = world.compile(statement, dialect, in: source)
      all.append(compiled)
      take(world.runNew(compiled, options: options))
    }
    if all.allSatisfy(\.changes.isEmpty) { said[text] = all }
  }

  /// Whoever reads files knows the controller by its class: its variable is no word of theirs.
  private mutating func note(_ found: [Finding]) {
    findings += found.map { $0.renamed(from: name, to: type) }
  }

  /// Something that a person or UIKit does, as a turn of its own.
  mutating func act(_ body: (inout Turn) throws(Fault) -> Void) {
    if !isOver { take(world.turn(options: options, body)) }
  }

  mutating func obey(_ command: WorldCommand) {
    if isOver { return }
    if let outcome = try? world.apply(command, options: options) { take(outcome) }
  }

  private mutating func take(_ outcome: Outcome) {
    hasStoodIn = hasStoodIn || world.simulation.hasStoodIn
    note(watch.observe(outcome.trace, in: world).map(\.finding))
    for case .note(.unavailable(_, let version)) in outcome.trace.events.map(\.kind) {
      since = max(since, version)
    }
    missesOutlet =
      missesOutlet
      || outcome.trace.clues.contains { if case .outletMissed = $0.kind { true } else { false } }
    isOver = outcome.fault != nil || outcome.diagnostics.contains { $0.severity == .error }
    if let fault = outcome.fault, let raised = outcome.raised {
      ending = Ending(step: step, fault: fault, raised: raised)
    }
  }
}

extension Finding {
  /// The same of an object that is called after its class, which was known by a variable.
  func renamed(from name: String, to type: String) -> Finding {
    var renamed = self
    if object == name { renamed.object = type }
    switch evidence {
    case .heldByClosure(let captured, let circle, let isBlock):
      renamed.evidence = .heldByClosure(
        captured: captured, circle: circle.renaming(name, to: type), isBlock: isBlock)
    case .heldByShared(let way, let captured, let isBlock):
      renamed.evidence = .heldByShared(
        way: way.renaming(name, to: type), captured: captured, isBlock: isBlock)
    case .heldByDelegate(let field, let circle):
      renamed.evidence = .heldByDelegate(field, circle: circle.renaming(name, to: type))
    case .heldByField(let field, let circle):
      renamed.evidence = .heldByField(field, circle: circle.renaming(name, to: type))
    default: break
    }
    return renamed
  }
}

extension String {
  /// The text with another name in the place of one; behind a dot stands another thing's name.
  fileprivate func renaming(_ name: String, to other: String) -> String {
    var (text, word) = ("", "")
    for character in self + "\n" {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        text += (word == name && text.last != "." ? other : word) + String(character)
        word = ""
      }
    }
    return String(text.dropLast())
  }
}

extension WaitingClosure {
  /// Whether it is called for an answer, by all that its name says: what follows a person's hand, or
  /// goes on for long, stops with the screen. Labels say who calls (`completionHandler:`), not when.
  fileprivate var comesOnce: Bool {
    let name = function.prefix { $0 != "(" }.lowercased()
    return !WaitingClosure.wordsOfHands.contains(where: name.contains)
  }

  private static let wordsOfHands = [
    "tap", "touch", "press", "click", "select", "swipe", "scroll", "drag", "pan", "gesture",
    "handle", "action", "change", "subscribe", "bind", "drive", "sink", "emit", "observe",
    "refresh", "configure", "setup", "animat", ".on",
  ]
}
