import FoundationKit
import InterfaceModel
package import ObjectModel
package import ObjectRuntime
import Syntax

// Tab bar controllers: of all tabs one is shown.
extension Simulation {
  /// The selected tab of a tab bar controller; nil for what is none.
  package func selectedTab(of id: ObjectID) -> ObjectID? { interface.viewControllers[id]?.selected }
}

extension Turn {
  /// `setViewControllers:animated:`: nothing is loaded but the selected tab, and that when it is
  /// shown.
  package mutating func setTabs(_ tabs: [ObjectID], of container: ObjectID) throws(Fault) {
    try settle(container)
    let old = simulation.tabs(of: container)
    let more = simulation.moreNavigation(of: container)
    let removed = old.filter { !tabs.contains($0) }
    for id in removed {
      try leaveMore(id)
      try tellOfMove(of: id, to: nil)
    }
    for id in tabs where !old.contains(id) {
      try leaveParent(id)
      try tellOfMove(of: id, to: container)
      try adopt(id, by: container)
      try tellOfEndedMove(of: id, to: container)
    }
    simulation.interface.viewControllers[container]?.children =
      tabs + removed + [more].compactMap { $0 }
    let selected = simulation.chosenTab(of: container)
    let staysInMore =
      more != nil && selected == more && !simulation.tabsBehindMore(of: container).isEmpty
    if selected.map(tabs.contains) != true, !staysInMore {
      try select(tabs.first, of: container)
    }
    for id in removed {
      disown(id, by: container)
      try tellOfEndedMove(of: id, to: nil)
    }
  }

  /// Selects a tab: the new one is told before the old one; the current one again, nobody.
  /// One behind More goes onto More's stack instead.
  package mutating func select(_ tab: ObjectID?, of container: ObjectID) throws(Fault) {
    if let tab, simulation.tabsBehindMore(of: container).contains(tab) {
      return try showBehindMore(tab, of: container, animated: false)
    }
    let old = simulation.selectedTab(of: container)
    guard tab != old else { return }
    try settle(container)
    let isShowing = simulation.isShowing(container)
    simulation.interface.viewControllers[container]?.selected = tab
    if isShowing {
      try begin(
        Transition(host: container, kind: .select, entering: tab, leaving: old),
        in: simulation.loadedView(of: container))
    } else if let view = old.flatMap({ simulation.loadedView(of: $0) }) {
      try detach(view)
    }
  }

  /// An index that no tab has changes nothing.
  package mutating func select(index: Int, of container: ObjectID) throws(Fault) {
    let objects = simulation.tabObjects(of: container)
    if objects.indices.contains(index) {
      return try select(tabObject: objects[index], of: container)
    }
    let tabs = simulation.tabs(of: container)
    guard tabs.indices.contains(index) else { return }
    try select(tabs[index], of: container)
  }
}
