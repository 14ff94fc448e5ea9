import FoundationKit
import InterfaceModel
package import ObjectModel
package import ObjectRuntime
import Syntax

// Tabs as objects, from iOS 18 on: each makes its controller when it is first selected.
//
// Apple's pages of UITab and of UITabBarController's tabs.
extension Simulation {
  /// The tab objects of a tab bar controller; none where it was given controllers.
  package func tabObjects(of container: ObjectID) -> [ObjectID] {
    if version < UIKitVersion(18) { return [] }
    let tabs = field(named: "tabs", of: container).flatMap { elements(of: $0) } ?? []
    return tabs.compactMap(\.object)
  }

  /// Nil until the tab has been selected.
  package func controller(ofTab tab: ObjectID) -> ObjectID? {
    field(named: "viewController", of: tab)?.object
  }

  /// The tab of the selected controller; nil for one that has no tab.
  package func selectedTabObject(of container: ObjectID) -> ObjectID? {
    guard let selected = selectedTab(of: container) else { return nil }
    return tabObjects(of: container).first { controller(ofTab: $0) == selected }
  }
}

extension Turn {
  /// A new list of tabs. The first is selected where the one that was selected is not among them.
  package mutating func setTabObjects(_ tabs: Value, of container: ObjectID) throws(Fault) {
    try setField("tabs", to: tabs, of: container)
    let tabs = simulation.tabObjects(of: container)
    guard simulation.selectedTabObject(of: container) == nil, let first = tabs.first else {
      return try installTabs(of: container)
    }
    try select(tabObject: first, of: container)
  }

  /// Selects a tab, whose controller is made if it was never selected.
  /// The provider is asked once; what it made stays the tab's controller.
  package mutating func select(tabObject tab: ObjectID, of container: ObjectID) throws(Fault) {
    if simulation.controller(ofTab: tab) == nil,
      let provider = simulation.field(named: "provider", of: tab), provider != .none
    {
      let made = try call(block: provider, [.object(tab)])
      try setField("viewController", to: made, of: tab)
    }
    try installTabs(of: container)
    if let controller = simulation.controller(ofTab: tab) { try select(controller, of: container) }
  }

  /// The controllers that have been made are the children, in the order of their tabs.
  private mutating func installTabs(of container: ObjectID) throws(Fault) {
    let tabs = simulation.tabObjects(of: container)
    try setTabs(tabs.compactMap(simulation.controller(ofTab:)), of: container)
  }
}
