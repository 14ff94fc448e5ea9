import FoundationKit
import InterfaceModel
import ObjectModel
import ObjectRuntime
import Syntax

// Tabs as objects, from iOS 18 on: each makes its controller when it is first selected.
//
// Apple's pages of UITab and of UITabBarController's tabs.
extension Simulation {
  /// The tab objects of a tab bar controller; none where it was given controllers.
  func tabObjects(of container: ObjectID) -> [ObjectID] {
    if version < UIKitVersion(18) { return [] }
    let tabs = field(named: "tabs", of: container).flatMap { elements(of: $0) } ?? []
    return tabs.compactMap(\.object)
  }

  func controller(ofTab tab: ObjectID) -> ObjectID? {
    field(named: "viewController", of: tab)?.object
  }

  func selectedTabObject(of container: ObjectID) -> ObjectID? {
    guard let selected = selectedTab(of: container) else { return nil }
    return tabObjects(of: container).first { controller(ofTab: $0) == selected }
  }
}

extension Turn {
  fileprivate mutating func setTabObjects(_ tabs: Value, of container: ObjectID) throws(Fault) {
    try setField("tabs", to: tabs, of: container)
    let tabs = simulation.tabObjects(of: container)
    guard simulation.selectedTabObject(of: container) == nil, let first = tabs.first else {
      return try installTabs(of: container)
    }
    try select(tabObject: first, of: container)
  }

  /// Selects a tab, whose controller is made if it was never selected.
  mutating func select(tabObject tab: ObjectID, of container: ObjectID) throws(Fault) {
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

extension FrameworkClass {
  static let tab = FrameworkClass(
    "UITab", since: UIKitVersion(18),
    properties: [
      .stored("title", .object, .copy), .stored("image"), .kept("identifier"),
      .stored("viewController").readOnly, .stored("provider", .object, .copy).hidden,
    ],
    methods: [
      "initWithTitle:image:identifier:viewControllerProvider:": .answer {
        turn, me, arguments throws(Fault) in
        for (name, argument) in zip(["title", "image", "identifier", "provider"], arguments) {
          try turn.setField(name, to: argument, of: me)
        }
        return .object(me)
      }
    ])

  static let tabObjects: [Selector: Method] = [
    "setTabs:": .action(since: UIKitVersion(18)) { turn, me, arguments throws(Fault) in
      try turn.setTabObjects(arguments[0], of: me)
    },
    "setTabs:animated:": .action(since: UIKitVersion(18)) { turn, me, arguments throws(Fault) in
      try turn.setTabObjects(arguments[0], of: me)
    },
    "selectedTab": .answer(since: UIKitVersion(18)) { turn, me, _ throws(Fault) in
      Value(turn.simulation.selectedTabObject(of: me))
    },
    "setSelectedTab:": .action(since: UIKitVersion(18)) { turn, me, arguments throws(Fault) in
      guard let tab = arguments[0].object, turn.simulation.tabObjects(of: me).contains(tab) else {
        return
      }
      try turn.select(tabObject: tab, of: me)
    },
  ]
}
