import FoundationKit
import InterfaceModel
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

extension FrameworkClass {
  static let tabBarController = FrameworkClass(
    "UITabBarController", of: "UIViewController",
    properties: [
      .stored("delegate", .object, .weak), .computed("viewControllers"),
      .computed("selectedViewController"), .computed("selectedIndex", .int),
      .kept("tabBar"), .kept("moreNavigationController"),
      .stored("tabs", .object, .copy), .computed("selectedTab"), .computed("tabBarHidden", .bool),
    ],
    younger: [
      "tabs": UIKitVersion(18), "selectedTab": UIKitVersion(18), "tabBarHidden": UIKitVersion(18),
    ],
    methods: [
      // Its view is loaded at once: a subclass's `viewDidLoad` runs inside the initialiser.
      "initWithNibName:bundle:": .answer { turn, me, arguments throws(Fault) in
        let name = turn.simulation.text(of: arguments[0])
        turn.simulation.interface.viewControllers[me]?.nibName = name
        _ = try turn.view(of: me)
        return .object(me)
      },
      "initWithTabs:": .answer(since: UIKitVersion(18)) { turn, me, arguments throws(Fault) in
        try turn.send(
          "initWithNibName:bundle:", to: .object(me), [.none, .none], from: .uikit)
        try turn.send("setTabs:", to: .object(me), arguments, from: .uikit)
        return .object(me)
      },
      "loadView": .action { turn, me, _ throws(Fault) in try turn.loadContainerView(of: me) },
      "isTabBarHidden": .answer(since: UIKitVersion(18)) { turn, me, _ throws(Fault) in
        let bar = turn.simulation.field(named: "tabBar", of: me)?.object
        return .bool(bar.map { turn.flag("hidden", of: $0) } ?? false)
      },
      "setTabBarHidden:": .hidingBar, "setTabBarHidden:animated:": .hidingBar,
      "tabs": .answer(since: UIKitVersion(18)) { turn, me, _ throws(Fault) in
        try turn.makeArray(turn.simulation.tabObjects(of: me).map(Value.object))
      },
      "tabBar": .answer { turn, me, _ throws(Fault) in
        try turn.bar("tabBar", of: me, "UITabBar")
      },
      "viewControllers": .answer { turn, me, _ throws(Fault) in
        let tabs = turn.simulation.tabs(of: me)
        return tabs.isEmpty ? .none : try turn.makeArray(tabs.map(Value.object))
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

extension FrameworkClass.Method {
  fileprivate static let hidingBar = FrameworkClass.Method.action(since: UIKitVersion(18)) {
    turn, me, arguments throws(Fault) in
    let bar = try turn.bar("tabBar", of: me, "UITabBar")
    try turn.send("setHidden:", to: bar, [arguments[0]], from: .uikit)
  }
}
