import Diagnostics
import Interpreter
import ObjectModel
import ObjectRuntime
import Simulator

/// A controller has gone and lives on, as a timer that repeats, a block that observes or a task
/// that waits without end holds it, or a message that asks for itself again each time it comes, and
/// nothing will put an end to that.
///
/// What may still be ended is not held against anybody: by a method that has yet to run, or by the
/// timer's own or the block. What only `dealloc` would end, a callback that has been, or a hand on a
/// screen that has gone, will not.
struct KeptRunning: Detector {
  /// Who has left the screen in this turn, and may have been let go of.
  private var gone: [ObjectID] = []

  mutating func observe(_ moment: Moment, in scene: inout Scene) {
    switch moment {
    case .call(let call) where call.selector == "viewDidDisappear:": gone.append(call.receiver)
    case .turnEnds where !gone.isEmpty:
      check(gone, isOver: false, in: &scene)
      gone = []
    case .runEnds: check(scene.simulation.liveViewControllers, isOver: true, in: &scene)
    default: break
    }
  }

  private func check(_ controllers: [ObjectID], isOver: Bool, in scene: inout Scene) {
    let simulation = scene.simulation
    let suspects = controllers.filter {
      simulation.isAlive($0) && simulation.isLearners($0) && !simulation.isShown($0)
    }
    let keepers = simulation.keepers(of: suspects)
    for id in suspects {
      for keeper in keepers[id] ?? [] where scene.lasts(keeper, isOver: isOver) {
        let end = scene.end(of: keeper, heldBy: id)
        if scene.mayEnd(keeper.kind, by: end.word, for: id) { continue }
        report(keeper, of: id, endedBy: end, in: &scene)
      }
    }
  }

  private func report(
    _ keeper: Keeper, of id: ObjectID, endedBy end: (word: String, name: String, isOwn: Bool),
    in scene: inout Scene
  ) {
    let simulation = scene.simulation
    let dialect = scene.dialect(of: id)
    switch keeper.kind {
    case .repeatingTimer:
      scene.report(
        .oddity(.timerRunsOn), of: id, at: Spot(line: simulation[keeper.object].line),
        .heldByTimer(
          isLink: simulation.isKind(keeper.object, of: "CADisplayLink"),
          stop: dialect.message(end.word, to: end.name, isOwn: end.isOwn)))
    case .observation(let name):
      let subscription = scene.subscription(toNotificationsOf: id, by: keeper.object)
      scene.report(
        .oddity(.observerStays), of: id,
        at: Spot(line: subscription ?? simulation[keeper.object].line),
        .heldByObserver(
          name ?? "*",
          stop: subscription == nil
            ? dialect.endOfObservation(by: end.name, isOwn: end.isOwn) : nil))
    case .message(let selector, _):
      let line = scene.world.writtenMethod(selector, of: simulation[keeper.object].type)?.line
      scene.report(
        .oddity(.taskRunsOn), of: id, at: Spot(line: line ?? scene.spot.line),
        .heldByMessage(dialect.name(of: selector), stop: dialect.endOfMessages))
    case .task:
      scene.report(
        .oddity(.taskRunsOn), of: id, at: Spot(line: simulation[keeper.object].line),
        .heldByTask(stop: dialect.message(end.word, to: end.name, isOwn: end.isOwn)))
    }
  }
}

extension Scene {
  /// What ends a keeper, and what the controller calls it; not its own is a name that anybody
  /// would take.
  fileprivate func end(
    of keeper: Keeper, heldBy id: ObjectID
  ) -> (word: String, name: String, isOwn: Bool) {
    let fields = simulation.inventory(of: id).fields
    if let field = fields.first(where: { $0.value.object == keeper.object }) {
      let word = keeper.kind == .task ? "cancel" : "invalidate"
      return (word, field.label, hasProperty(field.label, id))
    }
    // Combine's timers end with whoever subscribed to them.
    let source = world.source(ofClass: simulation[simulation[id].type].name)
    if source?.line(simulation[keeper.object].line).contains(".publish(") == true {
      let subscription = fields.first { field in
        field.value.object.map { simulation.isKind($0, of: "AnyCancellable") } ?? false
      }
      return ("cancel", subscription?.label ?? "subscription", subscription != nil)
    }
    switch keeper.kind {
    case .observation: return ("removeObserver", "token", false)
    case .task: return ("cancel", "task", false)
    case .message: return ("cancelPreviousPerformRequests", "", false)
    case .repeatingTimer:
      let isLink = simulation.isKind(keeper.object, of: "CADisplayLink")
      return ("invalidate", isLink ? "link" : "timer", false)
    }
  }

  /// The line on which a class subscribes to what a publisher tells of notifications; nil where it
  /// has registered an observer itself, which its line says.
  fileprivate func subscription(toNotificationsOf id: ObjectID, by observer: ObjectID) -> Int? {
    guard let source = world.source(ofClass: simulation[simulation[id].type].name),
      !source.line(simulation[observer].line).contains("addObserver")
    else { return nil }
    return (1...max(1, source.lineCount)).first { source.line($0).contains(".publisher(for") }
  }

  /// Whether it goes on: a message does that has asked for itself again in the pause after all that a
  /// life does.
  fileprivate func lasts(_ keeper: Keeper, isOver: Bool) -> Bool {
    guard case .message(let selector, let delay) = keeper.kind else { return true }
    let method = world.writtenMethod(selector, of: simulation[keeper.object].type)
    return isReview && isOver && delay <= StandardLife.pause
      && method?.words.contains { $0.hasPrefix("perform") } == true
  }

  private func hasProperty(_ name: String, _ id: ObjectID) -> Bool {
    simulation.classes.property(named: name, of: simulation[id].type) != nil
  }

  /// Whether some code that can still run would end it.
  fileprivate func mayEnd(_ kind: Keeper.Kind, by word: String, for id: ObjectID) -> Bool {
    let over: Set<Selector> = ["dealloc", "viewWillDisappear:", "viewDidDisappear:"]
    let methods = world.writtenMethods(of: simulation[id].type)
      .filter { !over.contains($0.selector) }
      .map { (name: $0.selector.firstWord, method: $0.method) }
    return methods.contains { name, method in
      guard method.ends(kind, by: word) else { return false }
      return !method.isAction
        || methods.contains { $0.name != name && $0.method.words.contains(name) }
    }
  }
}

extension Selector {
  fileprivate var firstWord: String { String(name.prefix { $0 != ":" }) }
}

extension WrittenMethod {
  fileprivate func ends(_ kind: Keeper.Kind, by word: String) -> Bool {
    switch kind {
    case .repeatingTimer: words.contains(word)
    case .observation: removesToken
    case .task: words.contains(word) || words.contains("finish")
    case .message: words.contains { $0.hasPrefix(word) }
    }
  }

  /// Whether it removes an observer that is not the object itself, as which no block is registered.
  fileprivate var removesToken: Bool {
    let words = words.filter { $0 != ":" && $0 != "(" }
    return zip(words, words.dropFirst()).contains { $0 == "removeObserver" && $1 != "self" }
  }
}
