import AutoLayout
import FoundationKit
import InterfaceModel
package import ObjectModel
package import ObjectRuntime

extension Turn {
  /// The objects of an array.
  package func objects(_ value: Value) -> [ObjectID] { elements(value).compactMap(\.object) }

  /// The plain view of a container, which no nib describes unless one was named.
  package mutating func loadContainerView(of controller: ObjectID) throws(Fault) {
    if simulation.interface.viewControllers[controller]?.nibName != nil {
      return try loadDefaultView(of: controller)
    }
    let view = try makeView("UIView", frame: Rect(size: simulation.screenSize))
    simulation.layout.masks[view] = [.flexibleWidth, .flexibleHeight]
    try setView(view, of: controller)
    hand(view, toPoolFrom: .framework)
    simulation.interface.viewControllers[controller]?.viewOrigin = .plain
  }
}
