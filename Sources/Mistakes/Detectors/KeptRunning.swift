import Interpreter
import ObjectModel
import ObjectRuntime
import Simulator

/// A controller has gone and lives on, as a timer that repeats or a block that observes holds it,
/// and nothing will put an end to that.
///
/// What may still be ended is not held against anybody: by a method that has yet to run, or by the
/// timer's own or the block. What only `dealloc` would end, or a callback that has been, will not.
struct KeptRunning: Detector {
  /// Who has left the screen in this turn, and may have been let go of.
  private var gone: [ObjectID] = []

  mutating func observe(_ moment: Moment, in scene: inout Scene) {
    switch moment {
    case .call(let call) where call.selector == "viewDidDisappear:": gone.append(call.receiver)
    case .turnEnds where !gone.isEmpty:
      check(gone, in: &scene)
      gone = []
    case .runEnds: check(scene.simulation.liveViewControllers, in: &scene)
    default: break
    }
  }

  private func check(_ controllers: [ObjectID], in scene: inout Scene) {
    let simulation = scene.simulation
    let suspects = controllers.filter {
      simulation.isAlive($0) && simulation.isLearners($0) && !simulation.isShown($0)
    }
    let keepers = simulation.keepers(of: suspects)
    for id in suspects {
      guard let keeper = keepers[id], !scene.mayEnd(keeper.kind, for: id) else { continue }
      let dialect = scene.dialect(of: id)
      switch keeper.kind {
      case .repeatingTimer:
        scene.report(
          .oddity(.timerRunsOn), of: id, line: simulation[keeper.object].line,
          .heldByTimer(stop: dialect.invalidation))
      case .observation(let name):
        scene.report(
          .oddity(.observerStays), of: id, line: simulation[keeper.object].line,
          .heldByObserver(name ?? "*", stop: dialect.endOfObservation))
      }
    }
  }
}

extension Scene {
  /// Whether some code that can still run would end it.
  fileprivate func mayEnd(_ kind: Keeper.Kind, for id: ObjectID) -> Bool {
    let over: Set<Selector> = ["dealloc", "viewWillDisappear:", "viewDidDisappear:"]
    return world.writtenMethods(of: simulation[id].type).contains { selector, method in
      if over.contains(selector) { return false }
      switch kind {
      case .repeatingTimer: return method.words.contains("invalidate")
      case .observation: return method.removesToken
      }
    }
  }
}

extension WrittenMethod {
  /// Whether it removes an observer that is not the object itself, as which no block is registered.
  fileprivate var removesToken: Bool {
    let words = words.filter { $0 != ":" && $0 != "(" }
    return zip(words, words.dropFirst()).contains { $0 == "removeObserver" && $1 != "self" }
  }
}
