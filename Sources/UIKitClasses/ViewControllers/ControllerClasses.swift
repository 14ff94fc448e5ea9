import AutoLayout
import InterfaceModel
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

extension FrameworkClass {
  /// The view controllers.
  static let controllerClasses: [FrameworkClass] = [
    viewController, navigationController, tabBarController, tab, hostingController,
    pageViewController, splitViewController, searchController, transitionCoordinator,
    transitionContext, percentDrivenTransition,
  ]

  private static let viewController = FrameworkClass(
    "UIViewController", of: "UIResponder",
    properties: [
      .stored("title", .object, .copy), .computed("view"), .computed("nibName", isReadOnly: true),
      .computed("viewIfLoaded", isReadOnly: true), .kept("navigationItem"),
      .kept("editButtonItem"),
      .stored("tabBarItem"), .stored("toolbarItems", .object, .copy),
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
      .stored("preferredTransition"),
      .computed("splitViewController", isReadOnly: true),
      .computed("interfaceOrientation", .int, isReadOnly: true),
      .stored("definesPresentationContext", .bool), .flag("modalInPresentation"),
      .kept("topLayoutGuide"), .kept("bottomLayoutGuide"),
      .computed("additionalSafeAreaInsets", .any),
      .stored("wantsFullScreenLayout", .bool),
      .stored("edgesForExtendedLayout", .int, initially: .int(15)),
      .stored("extendedLayoutIncludesOpaqueBars", .bool),
      .stored("automaticallyAdjustsScrollViewInsets", .bool, initially: .bool(true)),
      .stored("transitioningDelegate", .object, .weak),
      .kept("presentationController"), .computed("popoverPresentationController", isReadOnly: true),
      .computed("sheetPresentationController", isReadOnly: true),
      .stored("preferredContentSize", .size),
      .computed("transitionCoordinator", isReadOnly: true),
      .stored("restorationIdentifier", .object, .copy),
      .computed("prefersStatusBarHidden", .bool, isReadOnly: true),
      .computed("preferredStatusBarStyle", .int, isReadOnly: true),
    ] + Property.traitOverriding,
    younger: [
      "viewIfLoaded": UIKitVersion(9), "toolbarItems": UIKitVersion(3),
      "splitViewController": UIKitVersion(3, 2),
      "modalTransitionStyle": UIKitVersion(3), "preferredTransition": UIKitVersion(18),
      "wantsFullScreenLayout": UIKitVersion(3),
      "definesPresentationContext": UIKitVersion(5), "modalInPresentation": UIKitVersion(13),
      "topLayoutGuide": UIKitVersion(7), "bottomLayoutGuide": UIKitVersion(7),
      "additionalSafeAreaInsets": UIKitVersion(11), "edgesForExtendedLayout": UIKitVersion(7),
      "extendedLayoutIncludesOpaqueBars": UIKitVersion(7),
      "automaticallyAdjustsScrollViewInsets": UIKitVersion(7),
      "transitioningDelegate": UIKitVersion(7),
      "presentationController": UIKitVersion(8), "popoverPresentationController": UIKitVersion(8),
      "sheetPresentationController": UIKitVersion(15),
      "preferredContentSize": UIKitVersion(7), "overrideUserInterfaceStyle": UIKitVersion(13),
      "traitOverrides": UIKitVersion(17), "transitionCoordinator": UIKitVersion(7),
      "restorationIdentifier": UIKitVersion(6), "prefersStatusBarHidden": UIKitVersion(7),
      "preferredStatusBarStyle": UIKitVersion(7),
    ],
    methods: creation.merging(loading) { $1 }.merging(callbacks) { $1 }.merging(transitions) { $1 }
      .merging(family) { $1 }.merging(segues) { $1 }.merging(presentation) { $1 }
      .merging(rotation) { $1 }.merging(insets) { $1 }.merging(showing) { $1 }
      .merging(traitOverriding) { $1 }.merging(childTraits) { $1 }.merging(contentSizes) { $1 }
      .merging(coordination) { $1 }.merging(restoration) { $1 }.merging(editing) { $1 })

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
    "setTitle:": .action { turn, me, arguments throws(Fault) in
      try turn.setField("title", to: arguments[0], of: me)
      for key in ["navigationItem", "tabBarItem"] {
        guard let item = turn.simulation.field(named: key, of: me)?.object else { continue }
        try turn.send("setTitle:", to: .object(item), arguments, from: .uikit)
      }
    },
    "navigationItem": .answer { turn, me, _ throws(Fault) in
      try turn.item("navigationItem", of: me, "UINavigationItem")
    },
    "tabBarItem": .answer { turn, me, _ throws(Fault) in
      try turn.item("tabBarItem", of: me, "UITabBarItem")
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
    "updateViewConstraints": .action(since: UIKitVersion(6)) { turn, me, _ throws(Fault) in
      if let view = turn.simulation.loadedView(of: me) {
        try turn.send("updateConstraints", to: .object(view), from: .uikit)
      }
    },
    "viewSafeAreaInsetsDidChange": .action(since: UIKitVersion(11)) { _, _, _ throws(Fault) in },
    "viewLayoutMarginsDidChange": .action(since: UIKitVersion(11)) { _, _, _ throws(Fault) in },
    "didReceiveMemoryWarning": .action { turn, me, _ throws(Fault) in
      try turn.respondToLowMemory(me)
    },
    "updateProperties": .action(since: UIKitVersion(26)) { _, _, _ throws(Fault) in },
  ]

  /// What covers the view.
  private static let insets: [Selector: Method] = [
    "topLayoutGuide": .answer(since: UIKitVersion(7)) { turn, me, _ throws(Fault) in
      try turn.barGuide("topLayoutGuide", of: me)
    },
    "bottomLayoutGuide": .answer(since: UIKitVersion(7)) { turn, me, _ throws(Fault) in
      try turn.barGuide("bottomLayoutGuide", of: me)
    },
    "additionalSafeAreaInsets": .answer(since: UIKitVersion(11)) { turn, me, _ throws(Fault) in
      (turn.simulation.layout.additionalSafeAreas[me] ?? Insets()).value
    },
    "setEdgesForExtendedLayout:": .roomInput("edgesForExtendedLayout"),
    "setExtendedLayoutIncludesOpaqueBars:": .roomInput("extendedLayoutIncludesOpaqueBars"),
    "setAdditionalSafeAreaInsets:": .action(since: UIKitVersion(11)) {
      turn, me, arguments throws(Fault) in
      turn.simulation.layout.additionalSafeAreas[me] = Insets(arguments[0])
      if let view = turn.simulation.loadedView(of: me) { turn.insetsChanged(of: view) }
    },
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
}

extension FrameworkClass.Method {
  /// A setter of something by which a container gives the view another room.
  fileprivate static func roomInput(_ name: String) -> FrameworkClass.Method {
    action(since: UIKitVersion(7)) { turn, me, arguments throws(Fault) in
      try turn.setField(name, to: arguments[0], of: me)
      if let view = turn.simulation.loadedView(of: me) { turn.insetsChanged(of: view) }
    }
  }
}
