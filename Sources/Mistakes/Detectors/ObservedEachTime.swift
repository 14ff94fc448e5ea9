import Diagnostics
import Interpreter
import ObjectModel
import ObjectRuntime
import Syntax

/// A controller registers for a notification, or begins a timer that repeats, whenever it appears and
/// never takes that back, so that from its second appearance on it is told more than once.
///
/// What `viewDidLoad` registers again is mistake 5, and what was there twice before is none of the
/// appearance's.
struct ObservedEachTime: Detector {
  /// What is told of a notification.
  fileprivate enum Registration: Hashable, Comparable {
    case block(line: Int, notification: String)
    /// A task waits for one after another.
    case task(line: Int, notification: String)
    /// A selector of the controller's with the notification, as the simulation lists them.
    case message(line: Int, String)
    case timer(line: Int)
    /// A key path of what the controller observes.
    case keyPath(String)
  }

  /// How often each controller that has appeared is registered.
  private var known: [ObjectID: [Registration: Int]] = [:]
  private var appeared: [ObjectID] = []
  private var loaded: Set<ObjectID> = []

  mutating func observe(_ moment: Moment, in scene: inout Scene) {
    switch moment {
    case .call(let call) where call.selector == "viewDidAppear:": appeared.append(call.receiver)
    case .clue(.didLoadBegins(let inventory)): loaded.insert(inventory.controller)
    case .freed(let id): known[id] = nil
    case .turnEnds:
      for id in appeared where scene.simulation.isAlive(id) { check(id, in: &scene) }
      for id in known.keys { known[id] = scene.registrations(of: id) }
      (appeared, loaded) = ([], [])
    default: break
    }
  }

  private mutating func check(_ id: ObjectID, in scene: inout Scene) {
    let counts = scene.registrations(of: id)
    let before = known.updateValue(counts, forKey: id)
    guard let before, !loaded.contains(id) else { return }
    for (registration, count) in counts.sorted(by: { $0.key < $1.key }) {
      guard let old = before[registration], count > old else { continue }
      switch registration {
      case .block(let line, let notification):
        scene.report(
          .oddity(.observedEachTime), of: id,
          at: Spot(line: line, type: scene.simulation[id].type),
          .blockAddedEachTime(notification, count: count))
      // One that holds the controller is seen when that has gone, and is to be cancelled as well.
      case .task(let line, let notification):
        if scene.simulation.isHeldByEndlessTask(id) { continue }
        scene.report(
          .oddity(.observedEachTime), of: id,
          at: Spot(line: line, type: scene.simulation[id].type),
          .taskBegunEachTime(notification, count: count))
      case .timer(let line):
        if scene.isHeldByTimer(id) { continue }
        scene.report(
          .oddity(.timerRunsOn), of: id, at: Spot(line: line, type: scene.simulation[id].type),
          .timerBegunEachTime(
            count: count,
            stop: scene.dialect(of: id).message("invalidate", to: "timer", isOwn: true)))
      case .message(let line, let name):
        let selector = Selector(String(name.prefix { $0 != " " }))
        scene.report(
          .oddity(.observedEachTime), of: id, at: scene.registering(id, line),
          .observedEachTime(scene.dialect(of: id).name(of: selector), count: count))
      case .keyPath(let path):
        scene.report(
          .oddity(.observedEachTime), of: id, at: scene.registering(id, path),
          .observedEachTime(path, count: count))
      }
    }
  }
}

extension Scene {
  /// The methods in which a controller appears.
  private static let appearances: [Selector] = ["viewWillAppear:", "viewDidAppear:"]

  fileprivate func registrations(of id: ObjectID) -> [ObservedEachTime.Registration: Int] {
    guard simulation.isAlive(id) else { return [:] }
    let messages = simulation.registrationLines(of: id)
      .map { ObservedEachTime.Registration.message(line: $0.line, $0.told) }
    let paths = simulation.keyPathsObserved(by: id).map(ObservedEachTime.Registration.keyPath)
    let type = simulation[id].type
    return (messages + paths + blocks(of: type) + timers(of: type)).reduce(into: [:]) {
      $0[$1, default: 0] += 1
    }
  }

  /// The blocks that observe for the methods in which a class appears.
  private func blocks(of type: ClassID) -> [ObservedEachTime.Registration] {
    let methods = Scene.appearances.compactMap { world.writtenMethod($0, of: type) }
    return simulation.observingBlocks.compactMap { block, name, line in
      guard methods.contains(where: { $0.lines.contains(line) }) else { return nil }
      return simulation.isAwaited(block)
        ? .task(line: line, notification: name ?? "*")
        : .block(line: line, notification: name ?? "*")
    }
  }

  /// The timers that begin in the methods in which a class appears.
  private func timers(of type: ClassID) -> [ObservedEachTime.Registration] {
    let timers = simulation.repeatingTimers
    if timers.isEmpty { return [] }
    let methods = Scene.appearances.compactMap { world.writtenMethod($0, of: type) }
    return timers.map { simulation[$0].line }
      .filter { line in methods.contains { $0.lines.contains(line) } }
      .map(ObservedEachTime.Registration.timer)
  }

  /// Whether nothing but a timer would keep a controller: that is seen when it has gone.
  fileprivate func isHeldByTimer(_ id: ObjectID) -> Bool {
    simulation.repeatingTimers.contains { simulation.holds($0, id) }
  }

  /// The line of the method that lets a controller appear on which it begins to observe a path.
  fileprivate func registering(_ id: ObjectID, _ path: String) -> Spot? {
    let type = simulation[id].type
    for selector in Scene.appearances {
      guard let method = world.writtenMethod(selector, of: type) else { continue }
      let line = method.lines.first { number in
        let text = method.source.line(number)
        return text.contains("addObserver") && text.contains(path)
      }
      if let line { return Spot(line: line, type: type) }
    }
    return registering(id, 0)
  }

  /// The line that registers, where it is the controller's own; else the method does that lets it
  /// appear: the one of the two that names an observer.
  fileprivate func registering(_ id: ObjectID, _ line: Int) -> Spot? {
    if world.hasMethod(at: line, in: simulation[id].type) {
      return Spot(line: line, type: simulation[id].type)
    }
    let registering = Scene.appearances.first {
      world.writtenMethod($0, of: simulation[id].type)?.words.contains("addObserver") ?? false
    }
    return (registering.map { [$0] } ?? Scene.appearances).lazy
      .compactMap { spot(of: $0, in: id) }.first
  }
}

extension WrittenMethod {
  /// The lines of its file on which it stands.
  fileprivate var lines: ClosedRange<Int> {
    let first = source.number(at: function.range.lowerBound)
    return first...max(first, source.number(at: function.range.upperBound))
  }
}
