import InterfaceModel
import ObjectModel
import ObjectRuntime
import Syntax

extension FrameworkClass {
  /// The view controllers.
  static let controllerClasses: [FrameworkClass] = [
    viewController, tableViewController, navigationController, tabBarController,
    pageViewController, splitViewController, transitionCoordinator,
  ]

  private static let viewController = FrameworkClass(
    "UIViewController", of: "UIResponder",
    properties: [
      .stored("title", .object, .copy), .computed("view"), .computed("nibName", isReadOnly: true),
      .computed("viewIfLoaded", isReadOnly: true), .kept("navigationItem"),
      .stored("tabBarItem"),
      .stored("editing", .bool, getter: "isEditing"), .stored("hidesBottomBarWhenPushed", .bool),
      .computed("navigationController", isReadOnly: true),
      .computed("storyboard", isReadOnly: true),
      .computed("tabBarController", isReadOnly: true),
      .computed("parentViewController", isReadOnly: true),
      .computed("childViewControllers", isReadOnly: true),
      .asked("movingToParentViewController"), .asked("movingFromParentViewController"),
      .asked("beingPresented"), .asked("beingDismissed"),
      .computed("presentedViewController", isReadOnly: true),
      .computed("presentingViewController", isReadOnly: true),
      .computed("modalViewController", isReadOnly: true),
      .computed("modalPresentationStyle", .int), .stored("modalTransitionStyle", .int),
      .computed("splitViewController", isReadOnly: true),
      .computed("interfaceOrientation", .int, isReadOnly: true),
      .stored("definesPresentationContext", .bool), .flag("modalInPresentation"),
      .kept("presentationController"), .computed("popoverPresentationController", isReadOnly: true),
    ],
    younger: [
      "viewIfLoaded": UIKitVersion(9), "splitViewController": UIKitVersion(3, 2),
      "modalTransitionStyle": UIKitVersion(3),
      "definesPresentationContext": UIKitVersion(5), "modalInPresentation": UIKitVersion(13),
      "presentationController": UIKitVersion(8), "popoverPresentationController": UIKitVersion(8),
    ],
    methods: creation.merging(loading) { $1 }.merging(callbacks) { $1 }.merging(transitions) { $1 }
      .merging(family) { $1 }.merging(segues) { $1 }.merging(presentation) { $1 }
      .merging(rotation) { $1 }.merging(showing) { $1 })

  private static let creation: [Selector: Method] = [
    "init": Method { turn, me, _ throws(Fault) in
      try turn.send("initWithNibName:bundle:", to: me, [.none, .none], from: .uikit)
    },
    "initWithNibName:bundle:": .answer { turn, me, arguments throws(Fault) in
      let name = turn.simulation.text(of: arguments.first ?? .none)
      turn.simulation.interface.viewControllers[me]?.nibName = name
      return .object(me)
    },
    "initWithCoder:": .answer { turn, me, _ throws(Fault) in
      try turn.decode(controller: me)
      return .object(me)
    },
    "nibName": .answer { turn, me, _ throws(Fault) in
      let state = turn.simulation.interface.viewControllers[me]
      return (state?.nibName ?? state?.scene?.nibName).map(Value.string) ?? .none
    },
    "navigationItem": .answer { turn, me, _ throws(Fault) in
      try turn.part("navigationItem", of: me, "UINavigationItem")
    },
    "tabBarItem": .answer { turn, me, _ throws(Fault) in
      try turn.part("tabBarItem", of: me, "UITabBarItem")
    },
    "editButtonItem": Method { turn, _, _ throws(Fault) in
      .object(try turn.allocateAutoreleased("UIBarButtonItem"))
    },
    "nibBundle": Method { turn, _, _ throws(Fault) in turn.simulation.bundle },
    "dealloc": .action { turn, me, _ throws(Fault) in try turn.dismantle(controller: me) },
  ]

  private static let loading: [Selector: Method] = [
    "view": .answer { turn, me, _ throws(Fault) in Value(try turn.demandedView(of: me)) },
    "setView:": .action { turn, me, arguments throws(Fault) in
      try turn.setView(arguments.first?.object, of: me)
    },
    "isViewLoaded": .answer(since: UIKitVersion(3)) { turn, me, _ throws(Fault) in
      .bool(turn.simulation.loadedView(of: me) != nil)
    },
    "viewIfLoaded": .answer(since: UIKitVersion(9)) { turn, me, _ throws(Fault) in
      Value(turn.simulation.loadedView(of: me))
    },
    "loadViewIfNeeded": .action(since: UIKitVersion(9)) { turn, me, _ throws(Fault) in
      _ = try turn.view(of: me)
    },
    "loadView": .action { turn, me, _ throws(Fault) in try turn.loadDefaultView(of: me) },
  ]

  /// What UIKit calls and a subclass overrides; the base class does nothing, but for the warning.
  private static let callbacks: [Selector: Method] = [
    "viewDidLoad": .doesNothing,
    "viewWillAppear:": .doesNothing,
    "viewIsAppearing:": .action(since: UIKitVersion(13)) { _, _, _ throws(Fault) in },
    "viewDidAppear:": .doesNothing,
    "viewWillDisappear:": .doesNothing,
    "viewDidDisappear:": .doesNothing,
    "viewWillLayoutSubviews": .action(since: UIKitVersion(5)) { _, _, _ throws(Fault) in },
    "viewDidLayoutSubviews": .action(since: UIKitVersion(5)) { _, _, _ throws(Fault) in },
    "viewWillUnload": .action(since: UIKitVersion(5)) { _, _, _ throws(Fault) in },
    "viewDidUnload": .action(since: UIKitVersion(3)) { _, _, _ throws(Fault) in },
    "didReceiveMemoryWarning": .action { turn, me, _ throws(Fault) in
      try turn.respondToLowMemory(me)
    },
    "updateProperties": .action(since: UIKitVersion(26)) { _, _, _ throws(Fault) in },
  ]

  private static let transitions: [Selector: Method] = [
    "beginAppearanceTransition:animated:": .action(since: UIKitVersion(5)) {
      turn, me, arguments throws(Fault) in
      try turn.beginAppearance(
        of: me, appears: arguments.first?.isTrue ?? false, animated: arguments.last?.isTrue ?? false
      )
    },
    "endAppearanceTransition": .action(since: UIKitVersion(5)) { turn, me, _ throws(Fault) in
      try turn.endAppearance(of: me)
    },
    "setNeedsUpdateProperties": .action(since: UIKitVersion(26)) { turn, me, _ throws(Fault) in
      turn.setNeedsUpdateProperties(me)
    },
    "updatePropertiesIfNeeded": .action(since: UIKitVersion(26)) { turn, me, _ throws(Fault) in
      try turn.updatePropertiesIfNeeded(me)
    },
  ]

  private static let tableViewController = FrameworkClass(
    "UITableViewController", of: "UIViewController",
    properties: [.computed("tableView")],
    methods: [
      "init": Method { turn, me, _ throws(Fault) in
        try turn.send("initWithStyle:", to: me, [.int(0)], from: .uikit)
      },
      "initWithStyle:": Method { turn, me, _ throws(Fault) in
        try turn.send("initWithNibName:bundle:", to: me, [.none, .none], from: .uikit)
      },
      "loadView": .action { turn, me, _ throws(Fault) in try turn.loadTableView(of: me) },
      "tableView": Method { turn, me, _ throws(Fault) in
        try turn.send("view", to: me, from: .uikit)
      },
      "setTableView:": Method { turn, me, arguments throws(Fault) in
        try turn.send("setView:", to: me, arguments, from: .uikit)
      },
      "numberOfSectionsInTableView:": .answer { _, _, _ throws(Fault) in .int(1) },
      "tableView:numberOfRowsInSection:": .answer { _, _, _ throws(Fault) in .int(0) },
      "tableView:cellForRowAtIndexPath:": .answer { _, _, _ throws(Fault) in .none },
      "tableView:didSelectRowAtIndexPath:": .action { _, _, _ throws(Fault) in },
    ])
}
