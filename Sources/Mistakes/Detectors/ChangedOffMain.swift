import Interpreter
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

/// A view or a view controller is changed on another thread than the main one, as in the handler of
/// a task of the network.
///
/// Of lines one below the other only the first is told of.
struct ChangedOffMain: Detector {
  /// The line in each controller's code that was told of last, and those behind it.
  private var last: [ObjectID: Int] = [:]

  mutating func observe(_ moment: Moment, in scene: inout Scene) {
    guard scene.isReview, case .clue(.changedOffMain(let selector, of: let id)) = moment,
      let controller = scene.controller(changing: id)
    else { return }
    let simulation = scene.simulation
    let line = scene.spot.line
    let isNext = last[controller].map { line == $0 + 1 } ?? false
    last[controller] = line
    if isNext { return }
    let dialect = scene.dialect(of: controller)
    scene.report(
      .oddity(.changedOffMain), of: controller,
      .changedOffMain(
        dialect.member(selector), of: simulation[simulation[id].type].name,
        dialect.onMainQueue))
  }
}

extension Scene {
  /// The controller of the files in whose code something is changed: itself, the one in whose view
  /// that stands, or the one that has it in a field.
  fileprivate func controller(changing id: ObjectID) -> ObjectID? {
    let nearest =
      simulation.isViewController(id) ? id : simulation.nearestController(above: id)
    let candidates =
      [nearest].compactMap(\.self)
      + simulation.liveViewControllers.filter { one in
        simulation.inventory(of: one).fields.contains { $0.value.object == id }
      }
    return candidates.first {
      simulation.isLearners($0) && world.hasMethod(at: spot.line, in: simulation[$0].type)
    }
  }
}

extension Dialect {
  /// What a message is called: a property by its own name, as both languages write it.
  fileprivate func member(_ selector: Selector) -> String {
    selector.settingKey ?? name(of: selector)
  }

  /// What has the main queue do something.
  fileprivate var onMainQueue: String {
    self == .swift
      ? "DispatchQueue.main.async { … }" : "dispatch_async(dispatch_get_main_queue(), ^{ … });"
  }
}
