import InterfaceModel
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

extension FrameworkClass {
  /// What a view controller knows of its parent and children.
  static let family: [Selector: Method] = [
    "parentViewController": .answer { turn, me, _ throws(Fault) in
      let simulation = turn.simulation
      let presenter =
        simulation.version.namesPresenterAsParent ? simulation.presenting(me) : nil
      return Value(simulation.parent(of: me) ?? presenter)
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
    "addChildViewController:": .action(since: UIKitVersion(5)) {
      turn, me, arguments throws(Fault) in
      guard let child = arguments[0].object else { return }
      let isNew = turn.simulation.parent(of: child) != me
      try turn.addChild(child, to: me)
      if isNew { turn.leave(.childAdded(child, to: me, by: turn.speaker)) }
    },
    "removeFromParentViewController": .action(since: UIKitVersion(5)) { turn, me, _ throws(Fault) in
      let parent = turn.simulation.parent(of: me)
      try turn.removeFromParent(me)
      if let parent { turn.leave(.childRemoved(me, from: parent, by: turn.speaker)) }
    },
    "transitionFromViewController:toViewController:duration:options:animations:completion:":
      .action(since: UIKitVersion(5)) { turn, me, arguments throws(Fault) in
        guard let old = arguments[0].object, let new = arguments[1].object else { return }
        try turn.exchange(
          old, for: new, in: me, duration: arguments[2].real, animations: arguments[4],
          completion: arguments[5])
      },
    "willMoveToParentViewController:": .action(since: UIKitVersion(5)) {
      turn, me, arguments throws(Fault) in
      let leaves = arguments[0] == .none && turn.simulation.parent(of: me) != nil
      if arguments[0] == .none { turn.leave(.childLeaves(me)) }
      if leaves { turn.simulation.interface.viewControllers[me]?.movement = .fromParent }
    },
    "didMoveToParentViewController:": .action(since: UIKitVersion(5)) { turn, me, _ throws(Fault) in
      turn.leave(.childMoved(me))
      turn.simulation.interface.viewControllers[me]?.movement = nil
    },
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
  /// Whether a controller appears or disappears for a reason.
  fileprivate static func asking(_ movement: Movement) -> FrameworkClass.Method {
    answer(since: UIKitVersion(5)) { turn, me, _ throws(Fault) in
      .bool(turn.simulation.interface.viewControllers[me]?.movement == movement)
    }
  }
}
