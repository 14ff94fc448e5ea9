import Diagnostics
import InterfaceModel
import Interpreter
import ObjectModel
import ObjectRuntime
import Scripts
import Simulator
import Syntax

/// The life of one view controller, as people and UIKit commonly lead it.
struct StandardLife {
  private(set) var findings: [Finding] = []
  /// Why there was no life to lead; nil when the controller could be made.
  private(set) var obstacle: Obstacle?
  /// How many steps it went on.
  private(set) var steps = 0
  /// Whether something was used that there is only later.
  private(set) var isTooEarly = false
  /// What has ended it.
  private(set) var ending: Ending?
  private var world: World
  private var watch = Watch(isReview: true)
  private var options: RunOptions
  private let type: String
  private let name: String
  private let skipped: Set<Int>
  private var step = 0
  private var isOver = false

  enum Step { case make, show, use, hide, warn, free }

  /// How many seconds somebody looks at what a step has shown: what is delayed for longer is as
  /// good as never.
  private static let pause = 5.0

  /// Shown, used, hidden, warned, shown again, hidden and freed.
  static let seen: [Step] = [.make, .show, .use, .hide, .warn, .show, .hide, .free]
  /// Freed without ever having been shown.
  static let unseen: [Step] = [.make, .warn, .free]

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

  init(of type: String, in world: World, options: RunOptions, _ indulgence: Indulgence) {
    self.type = type
    self.world = world
    self.options = options
    self.options.spared = indulgence.spared
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
    case .show: show()
    case .use: use()
    case .hide: hide()
    case .warn: obey(.warn)
    case .free: free()
    }
  }

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
      self = beginning
      make(by: way)
      if !isOver { inject() }
      if !isOver || obstacle != nil { return }
      first = first ?? self
    }
    if let first { self = first }
    obstacle = .ended
  }

  private mutating func make(by way: Construction.Way) {
    switch way {
    case .expression(let made, let dialect):
      run(
        dialect == .swift
          ? "var \(name): \(type)! = \(made)" : "\(type) *\(name) = \(made);", dialect)
    case .unknown(let parameter):
      obstacle = .unknownArgument(parameter)
      isOver = true
    }
  }

  private mutating func inject() {
    for (variable, value) in Construction(in: world).injections(of: type) {
      run("\(name).\(variable) = \(value)", .swift)
    }
  }

  private mutating func show() {
    run(
      world.simulation.version.hasRootViewController
        ? "window.rootViewController = \(name);" : "[window addSubview:\(name).view];")
    obey(.wait(Self.pause))
  }

  private mutating func hide() {
    run(
      world.simulation.version.hasRootViewController
        ? "window.rootViewController = nil;" : "[\(name).view removeFromSuperview];")
    obey(.wait(Self.pause))
  }

  private mutating func free() {
    if world.simulation.memory == .manual { run("[\(name) release];") }
    run("\(name) = nil;")
    obey(.wait(Self.pause))
    if !isOver { findings += watch.finish(in: world) }
  }

  /// A person puts something else into every control that takes it.
  private mutating func use() {
    guard let controller = world.simulation.object(named: name) else { return }
    for field in world.simulation.inventory(of: controller).fields where field.isOutlet {
      guard let control = field.value.object, let shown = field.content.first else { continue }
      if let value = world.simulation.anotherEntry(than: shown.value, in: control) {
        obey(.set(outlet: field.label, value: value))
      }
    }
  }

  // MARK: - Running

  private mutating func run(_ text: String, _ dialect: Dialect = .objectiveC) {
    let source = SourceText(name: "life", text: text)
    for case .statement(let statement, let dialect) in Script.read(source, dialect: dialect).items
    where !isOver {
      take(world.run(statement, dialect, in: source, options: options))
    }
  }

  private mutating func obey(_ command: WorldCommand) {
    if isOver { return }
    if let outcome = try? world.apply(command, options: options) { take(outcome) }
  }

  private mutating func take(_ outcome: Outcome) {
    findings += watch.observe(outcome.trace, in: world).map(\.finding)
    isTooEarly =
      isTooEarly
      || outcome.trace.events.contains { event in
        if case .note(.unavailable) = event.kind { true } else { false }
      }
    isOver = outcome.fault != nil || outcome.diagnostics.contains { $0.severity == .error }
    if let fault = outcome.fault, let raised = outcome.raised {
      ending = Ending(step: step, fault: fault, raised: raised)
    }
  }
}
