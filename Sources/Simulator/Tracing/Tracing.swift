import UIKitAPI

// What is traced: the life-cycle messages of the script's classes and of plain view controllers.
extension Turn {
  func isTraced(
    _ selector: Selector, of id: ObjectID, _ arguments: [Value], from sender: Sender
  ) -> Bool {
    if LifeCycle.shownWhereOverridden.contains(selector) {
      return simulation.isTraced(id) && simulation.isOverridden(selector, by: id)
    }
    if LifeCycle.selectors.contains(selector) {
      guard tracesFramework || simulation.isTraced(id) else { return false }
      return selector != "setView:" || sender == .uikit && arguments == [.none]
    }
    guard simulation.isLearners(id) else { return false }
    return LifeCycle.delegateSelectors.contains(selector)
      || sender == .uikit && simulation.observers.observesUIKit(id, by: selector)
  }

  mutating func recordCall(
    _ selector: Selector, to id: ObjectID, _ arguments: [Value], from sender: Sender
  ) {
    if simulation.viewControllers[id] != nil { simulation.currentController = id }
    let view = simulation.viewControllers[id]?.view
    record(
      .call(
        Call(
          sender: sender, receiver: id, type: simulation[id].type, selector: selector,
          arguments: arguments, viewSize: view.flatMap { simulation.views[$0]?.frame.size })))
  }
}

extension Simulation {
  /// Whether the life of an object is shown: of the script's classes, and plain view controllers.
  func isTraced(_ id: ObjectID) -> Bool {
    let type = self[self[id].type]
    if type.isOfLibrary { return viewControllers[id] != nil }
    return type.isLearners && !type.isValueType || type.name == "UIViewController"
  }
}
