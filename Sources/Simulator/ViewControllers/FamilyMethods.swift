extension FrameworkClass {
  /// What a view controller knows of its parent and children.
  static let family: [Selector: Method] = [
    "parentViewController": .answer { turn, me, _ throws(Fault) in
      Value(turn.simulation.parent(of: me))
    },
    "childViewControllers": .answer(since: UIKitVersion(5)) { turn, me, _ throws(Fault) in
      try turn.makeArray(turn.simulation.children(of: me).map(Value.object))
    },
    "navigationController": .answer { turn, me, _ throws(Fault) in
      Value(turn.simulation.container(of: me, "UINavigationController"))
    },
    "tabBarController": .answer { turn, me, _ throws(Fault) in
      Value(turn.simulation.container(of: me, "UITabBarController"))
    },
    "willMoveToParentViewController:": .action(since: UIKitVersion(5)) { _, _, _ throws(Fault) in },
    "didMoveToParentViewController:": .action(since: UIKitVersion(5)) { _, _, _ throws(Fault) in },
    "isMovingToParentViewController": .asking(.toParent),
    "isMovingFromParentViewController": .asking(.fromParent),
    "isBeingPresented": .asking(.presented), "isBeingDismissed": .asking(.dismissed),
    "shouldAutomaticallyForwardAppearanceMethods": .answer(since: UIKitVersion(6)) {
      _, _, _ throws(Fault) in .bool(true)
    },
    "automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers": .answer(
      since: UIKitVersion(5)
    ) { _, _, _ throws(Fault) in .bool(true) },
  ]
}

extension FrameworkClass.Method {
  /// Whether a controller appears or disappears for a reason (§5.3).
  fileprivate static func asking(_ movement: Movement) -> FrameworkClass.Method {
    answer(since: UIKitVersion(5)) { turn, me, _ throws(Fault) in
      .bool(turn.simulation.viewControllers[me]?.movement == movement)
    }
  }
}
