import InterfaceModel
package import ObjectModel
import UIKitAPI

// What is traced: the life-cycle messages of the script's classes and of plain view controllers.
extension LifeCycle {
  /// Where a trace shows a message.
  enum Showing {
    case nowhere
    /// In what is traced; where it is overridden only, whatever else is asked to be traced.
    case inTraced, inTracedOverriders
    /// In what is traced, as `setView:` when UIKit lets go of the view.
    case whereViewGoes
    /// In the script's classes.
    case inLearners
    /// In the script's objects that have it sent by a notification of UIKit's.
    case inObservers
    /// Nowhere, but whether it calls super is noted.
    case watched
  }
}

extension Simulation {
  func showing(of selector: Selector, in type: ClassID) -> LifeCycle.Showing {
    if LifeCycle.shownWhereOverridden.contains(selector) {
      return isOverridden(selector, in: type) ? .inTracedOverriders : .nowhere
    }
    if LifeCycle.watchedSelectors.contains(selector) {
      return isOverridden(selector, in: type) ? .watched : .nowhere
    }
    if LifeCycle.selectors.contains(selector) {
      return selector == "setView:" ? .whereViewGoes : .inTraced
    }
    return LifeCycle.delegateSelectors.contains(selector) ? .inLearners : .inObservers
  }
}

extension Turn {
  mutating func isTraced(
    _ entry: DispatchCache.Entry, of id: ObjectID, _ arguments: [Value], from sender: Sender
  ) -> Bool {
    switch entry.showing {
    case .nowhere, .watched: false
    case .inTraced: tracesFramework || simulation.isTraced(id)
    case .inTracedOverriders: simulation.isTraced(id)
    case .whereViewGoes:
      (tracesFramework || simulation.isTraced(id)) && sender == .uikit && arguments == [.none]
    case .inLearners: simulation.isLearners(id)
    case .inObservers:
      sender == .uikit && simulation.isLearners(id)
        && simulation.observers.observesUIKit(id, by: entry.selector)
    }
  }

  mutating func recordCall(
    _ selector: Selector, to id: ObjectID, _ arguments: [Value], from sender: Sender
  ) {
    let controller = simulation.interface.viewControllers.index(forKey: id)
    if controller != nil { simulation.interface.currentController = id }
    let view = controller.flatMap { simulation.interface.viewControllers.values[$0].view }
    record(
      .call(
        Call(
          sender: sender, receiver: id, type: simulation[id].type, selector: selector,
          arguments: arguments,
          viewSize: view.flatMap { simulation.interface.views[$0]?.frame.size })))
  }
}

extension Simulation {
  /// Whether the life of an object is shown: of the script's classes, and plain view controllers.
  package func isTraced(_ id: ObjectID) -> Bool {
    let type = self[id].type
    if classes[outline: type].isOfLibrary { return interface.viewControllers[id] != nil }
    return classes[outline: type].isLearners && !classes[outline: type].isValueType
      || type == framework.controller
      // What it shows is the learner's, too.
      || classes[outline: type].name == "UIHostingController"
  }
}
