import FoundationKit
import InterfaceModel
import ObjectModel
import ObjectRuntime
import Syntax

// Tab bar controllers: of all tabs one is shown.
extension Simulation {
  /// The selected tab of a tab bar controller; nil for what is none.
  func selectedTab(of id: ObjectID) -> ObjectID? { interface.viewControllers[id]?.selected }
}

extension Turn {
  /// `setViewControllers:animated:`: nothing is loaded but the selected tab, and that when it is
  /// shown.
  mutating func setTabs(_ tabs: [ObjectID], of container: ObjectID) throws(Fault) {
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
  mutating func select(_ tab: ObjectID?, of container: ObjectID) throws(Fault) {
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

  fileprivate mutating func select(index: Int, of container: ObjectID) throws(Fault) {
    let objects = simulation.tabObjects(of: container)
    if objects.indices.contains(index) {
      return try select(tabObject: objects[index], of: container)
    }
    let tabs = simulation.tabs(of: container)
    guard tabs.indices.contains(index) else { return }
    try select(tabs[index], of: container)
  }
}

extension FrameworkClass {
  static let tabBarController = FrameworkClass(
    "UITabBarController", of: "UIViewController",
    properties: [
      .stored("delegate", .object, .weak), .computed("viewControllers"),
      .computed("selectedViewController"), .computed("selectedIndex", .int),
      .kept("tabBar"), .kept("moreNavigationController"),
      .stored("tabs", .object, .copy), .computed("selectedTab"),
    ],
    younger: ["tabs": UIKitVersion(18), "selectedTab": UIKitVersion(18)],
    methods: [
      // Its view is loaded at once: a subclass's `viewDidLoad` runs inside the initialiser.
      "initWithNibName:bundle:": .answer { turn, me, arguments throws(Fault) in
        let name = turn.simulation.text(of: arguments[0])
        turn.simulation.interface.viewControllers[me]?.nibName = name
        _ = try turn.view(of: me)
        return .object(me)
      },
      "loadView": .action { turn, me, _ throws(Fault) in try turn.loadContainerView(of: me) },
      "tabBar": .answer { turn, me, _ throws(Fault) in
        try turn.bar("tabBar", of: me, "UITabBar")
      },
      "viewControllers": .answer { turn, me, _ throws(Fault) in
        try turn.makeArray(turn.simulation.tabs(of: me).map(Value.object))
      },
      "moreNavigationController": .answer { turn, me, _ throws(Fault) in
        Value(try turn.moreNavigation(of: me))
      },
      "setViewControllers:": .action { turn, me, arguments throws(Fault) in
        try turn.setTabs(turn.objects(arguments[0]), of: me)
      },
      "setViewControllers:animated:": .action { turn, me, arguments throws(Fault) in
        try turn.setTabs(turn.objects(arguments[0]), of: me)
      },
      "selectedViewController": .answer { turn, me, _ throws(Fault) in
        Value(turn.simulation.chosenTab(of: me))
      },
      "setSelectedViewController:": .action { turn, me, arguments throws(Fault) in
        guard let tab = arguments[0].object, turn.simulation.children(of: me).contains(tab) else {
          throw .invalidArgument(
            "-[UITabBarController setSelectedViewController:] only a view controller in the tab "
              + "bar controller's list of view controllers can be selected.")
        }
        try turn.select(tab, of: me)
      },
      "selectedIndex": .answer { turn, me, _ throws(Fault) in
        if let tab = turn.simulation.selectedTabObject(of: me) {
          return .int(turn.simulation.tabObjects(of: me).firstIndex(of: tab) ?? .max)
        }
        let tab = turn.simulation.chosenTab(of: me)
        return .int(turn.simulation.tabs(of: me).firstIndex { $0 == tab } ?? .max)
      },
      "setSelectedIndex:": .action { turn, me, arguments throws(Fault) in
        try turn.select(index: arguments[0].integer, of: me)
      },
    ].merging(tabObjects) { $1 })
}
