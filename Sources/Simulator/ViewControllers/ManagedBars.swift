import FoundationKit
package import ObjectModel
package import ObjectRuntime
import Syntax

// The bars of containers show what their controllers say, and are not to be changed by others.
extension Turn {
  /// The bar of a container, which knows whose it is.
  package mutating func bar(
    _ name: String, of container: ObjectID, _ type: String
  ) throws(Fault) -> Value {
    let bar = try part(name, of: container, type)
    if let id = bar.object { try setField("manager", to: .object(container), of: id) }
    return bar
  }

  /// What a controller says of itself in a bar: its title, until somebody says more.
  /// A stack without a tab item of its own shows that of its root.
  package mutating func item(
    _ name: String, of controller: ObjectID, _ type: String
  ) throws(Fault) -> Value {
    let isNew = simulation.field(named: name, of: controller) == .some(.none)
    if isNew, name == "tabBarItem", let root = simulation.rootOfUntitledStack(controller) {
      return try send("tabBarItem", to: .object(root), from: .uikit)
    }
    let item = try part(name, of: controller, type)
    if isNew, let id = item.object, let title = simulation.field(named: "title", of: controller) {
      try setField("title", to: title, of: id)
    }
    return item
  }

  /// The items of a bar: those of the controllers of its container, or those it was given.
  package mutating func items(
    of bar: ObjectID, _ name: String
  ) throws(Fault) -> [Value]? {
    guard let container = simulation.manager(of: bar) else {
      return simulation.field(named: "items", of: bar).flatMap { simulation.elements(of: $0) }
    }
    if !simulation.tabsBehindMore(of: container).isEmpty { _ = try moreNavigation(of: container) }
    let isStack = simulation.topOfStack(of: container) != nil
    let shown = isStack ? simulation.children(of: container) : simulation.inBar(of: container)
    return try shown.map { (id) throws(Fault) in
      try send(Selector(name), to: .object(id), from: .uikit)
    }
  }

  /// What only its container may do with a bar is refused with these words.
  package func refuseManaged(
    _ bar: ObjectID,
    _ words: String = "Directly modifying a tab bar managed by a tab bar controller is not allowed."
  ) throws(Fault) {
    if simulation.manager(of: bar) != nil { throw .inconsistency(words) }
  }
}

extension Simulation {
  /// The root of a navigation controller that says nothing of itself: what a tab bar shows is the
  /// root's then.
  fileprivate func rootOfUntitledStack(_ controller: ObjectID) -> ObjectID? {
    guard isKind(controller, of: "UINavigationController"),
      field(named: "title", of: controller) == .some(.none)
    else { return nil }
    return children(of: controller).first
  }

  /// The container whose bar it is.
  package func manager(of bar: ObjectID) -> ObjectID? {
    field(named: "_manager", of: bar)?.object
  }
}
