import Interpreter
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

/// A view or a view controller is changed on another thread than the main one, as in the handler of
/// a task of the network.
struct ChangedOffMain: Detector {
  func observe(_ moment: Moment, in scene: inout Scene) {
    guard scene.isReview, case .clue(.changedOffMain(let selector, of: let id)) = moment else {
      return
    }
    let simulation = scene.simulation
    let controller =
      simulation.isViewController(id) ? id : simulation.nearestController(above: id)
    guard let controller, simulation.isLearners(controller),
      scene.world.hasMethod(at: scene.spot.line, in: simulation[controller].type)
    else { return }
    let dialect = scene.dialect(of: controller)
    scene.report(
      .oddity(.changedOffMain), of: controller,
      .changedOffMain(
        dialect.member(selector), of: simulation[simulation[id].type].name,
        dialect.onMainQueue))
  }
}

extension Dialect {
  /// What a message is called: a property by its own name, as both languages write it.
  fileprivate func member(_ selector: Selector) -> String {
    let rest = selector.name.dropFirst(3)
    guard selector.name.hasPrefix("set"), selector.name.hasSuffix(":"), selector.arity == 1,
      let first = rest.first
    else { return name(of: selector) }
    return first.lowercased() + rest.dropFirst().dropLast()
  }

  /// What has the main queue do something.
  fileprivate var onMainQueue: String {
    self == .swift
      ? "DispatchQueue.main.async { … }" : "dispatch_async(dispatch_get_main_queue(), ^{ … });"
  }
}
