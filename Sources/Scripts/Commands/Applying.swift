import FoundationKit
import InterfaceModel
public import Interpreter
import Lists
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax
import Touches
import UIKitClasses

extension World {
  /// Carries out a command; what the app does in answer is the outcome.
  public mutating func apply(
    _ command: WorldCommand, options: RunOptions = RunOptions()
  ) throws(CommandFact) -> Outcome {
    switch command {
    case .ios(let version): return restart(version: version)
    case .memory(let memory): return restart(memory: memory)
    case .device(let device): return restart(device: device)
    case .warn:
      return turn(options: options) { turn throws(Fault) in try turn.warnOfLowMemory() }
    case .wait(let seconds):
      try refuse(simulation.obstacleToWaiting)
      return turn(options: options) { turn throws(Fault) in try turn.wait(seconds) }
    case .call(let place, let values):
      guard let place else {
        if simulation.waitingClosures.isEmpty { throw .nothingWaits(at: ClosurePlace(line: 0), []) }
        return turn(options: options) { turn throws(Fault) in turn.tellWhatWaits() }
      }
      guard let waiting = simulation.waitingClosures.first(where: { $0.place == place }) else {
        throw .nothingWaits(at: place, simulation.waitingClosures.map(\.place))
      }
      guard simulation.isCallable(waiting) else { throw .closureIsGone(place) }
      return call(waiting, values, options: options)
    case .swipe(let gesture, let step):
      try refuse(simulation.obstacle(to: gesture, step))
      return turn(options: options) { turn throws(Fault) in try turn.carryOut(gesture, step) }
    case .selectTab(let index):
      try refuse(simulation.obstacle(toTab: index))
      return turn(options: options) { turn throws(Fault) in try turn.touchTab(index) }
    case .tap(let outlet):
      let target = try control(outlet)
      return turn(options: options) { turn throws(Fault) in try turn.tap(target) }
    case .tapRow(let outlet, let section, let row):
      let list = try control(outlet)
      guard simulation.isList(list) else { throw .noRows(outlet) }
      guard simulation.hasRow(row, inSection: section, of: list) else {
        throw .noSuchRow(section: section, row: row)
      }
      return turn(options: options) { turn throws(Fault) in
        try turn.touch(row: row, inSection: section, of: list)
      }
    case .tapTitle(let title):
      try refuse(simulation.isInBackground ? .inBackground : nil)
      guard let target = simulation.touchable(titled: title) else { throw .unknownTitle(title) }
      return turn(options: options) { turn throws(Fault) in try turn.touch(target) }
    case .rotate(let orientation):
      let orientation = orientation ?? simulation.orientation.turned
      try refuse(simulation.obstacle(toTurn: orientation))
      return turn(options: options) { turn throws(Fault) in try turn.rotate(to: orientation) }
    case .background, .foreground: return try move(to: command, options)
    case .hold: return turn(options: options) { turn throws(Fault) in try turn.hold(true) }
    case .settle: return turn(options: options) { turn throws(Fault) in try turn.hold(false) }
    case .nib(let name, let nib):
      simulation.declare(nib, named: name)
      return Outcome()
    case .storyboard(let name, let storyboard):
      simulation.declare(storyboard, named: name)
      return Outcome()
    case .launch(let app, let scene):
      for name in [app, scene].compactMap(\.self) where !simulation.isLaunchable(name) {
        throw .unknownClass(name)
      }
      if scene != nil, !simulation.version.hasScenes {
        throw .obstacle(.unavailable(since: UIKitVersion(13)))
      }
      relaunch()
      return turn(options: options) { turn throws(Fault) in try turn.launch(app, scene: scene) }
    case .relaunch:
      relaunch()
      guard let launched = simulation.launched else { return Outcome() }
      return turn(options: options) { turn throws(Fault) in
        try turn.launch(launched.app, scene: launched.scene)
      }
    case .file(let name, let bytes):
      simulation.declareFile(named: name, bytes: bytes)
      return Outcome()
    case .type(let outlet, let text):
      let field = try control(outlet)
      guard simulation.entered(in: field)?.entry == .text else { throw .takesNoText(outlet) }
      return turn(options: options) { turn throws(Fault) in try turn.type(text, into: field) }
    case .set(let outlet, let value):
      let control = try control(outlet)
      guard let entry = simulation.entered(in: control)?.entry else { throw .takesNothing(outlet) }
      guard entry.takes(value) else { throw .malformedEntry(outlet, example: entry.example) }
      return enter(value, into: control, options)
    case .decide(let line, let isTrue):
      simulation.decide(line: line, isTrue)
      return Outcome()
    case .owners(let name):
      if simulation.objects(named: name).isEmpty { throw .unknownVariable(name) }
      return Outcome()
    }
  }

  /// Takes from a command what compiling depends on.
  public mutating func prepare(_ command: WorldCommand) {
    switch command {
    case .ios(let version): _ = restart(version: version)
    case .memory(let memory): _ = restart(memory: memory)
    case .device(let device): _ = restart(device: device)
    case .nib(let name, let nib): simulation.declare(nib, named: name)
    case .storyboard(let name, let storyboard): simulation.declare(storyboard, named: name)
    case .file(let name, let bytes): simulation.declareFile(named: name, bytes: bytes)
    case .warn, .wait, .call, .swipe, .selectTab, .tap, .tapRow, .tapTitle, .background,
      .foreground, .rotate, .hold, .settle, .launch, .relaunch, .type, .set, .decide, .owners:
      break
    }
  }

  /// Starts the app again: everything typed so far is gone, nibs too.
  private mutating func restart(
    version: UIKitVersion? = nil, device: Device? = nil, memory: Memory? = nil
  ) -> Outcome {
    let kept = simulation.memory == simulation.version.defaultMemory ? nil : simulation.memory
    var next = World(
      simulation: Simulation(
        version: version ?? simulation.version, device: device ?? simulation.device,
        memory: memory ?? (version == nil ? kept : nil)))
    next.simulation.follow(simulation)
    next.standsIn = standsIn
    self = next
    return Outcome()
  }

  private mutating func move(
    to place: WorldCommand, _ options: RunOptions
  ) throws(CommandFact) -> Outcome {
    let isGoing = place == .background
    try refuse(simulation.obstacle(toBackground: isGoing))
    return turn(options: options) { turn throws(Fault) in
      if isGoing { try turn.enterBackground() } else { try turn.enterForeground() }
    }
  }

  private func refuse(_ obstacle: Obstacle?) throws(CommandFact) {
    if let obstacle { throw .obstacle(obstacle) }
  }

  private mutating func enter(
    _ value: Value, into control: ObjectID, _ options: RunOptions
  ) -> Outcome {
    turn(options: options) { turn throws(Fault) in try turn.enter(value, into: control) }
  }

  /// What a person sees and can touch: an outlet of the controller on screen.
  private func control(_ outlet: String) throws(CommandFact) -> ObjectID {
    try refuse(simulation.isInBackground ? .inBackground : nil)
    if simulation.visibleController == nil { throw .noVisibleController }
    guard let control = simulation.outletOnScreen(outlet) else { throw .unknownOutlet(outlet) }
    return control
  }
}
