import FoundationKit
import InterfaceModel
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

extension FrameworkClass {
  static let navigationController = FrameworkClass(
    "UINavigationController", of: "UIViewController",
    properties: [
      .stored("delegate", .object, .weak), .computed("viewControllers"),
      .computed("topViewController", isReadOnly: true),
      .computed("visibleViewController", isReadOnly: true),
      .flag("navigationBarHidden"), .flag("toolbarHidden", initially: true),
      .kept("interactivePopGestureRecognizer"), .kept("navigationBar"), .kept("toolbar"),
    ],
    younger: [
      "toolbarHidden": UIKitVersion(3), "interactivePopGestureRecognizer": UIKitVersion(7),
      "toolbar": UIKitVersion(3),
    ],
    methods: [
      "initWithRootViewController:": .answer { turn, me, arguments throws(Fault) in
        try turn.send(
          "initWithNibName:bundle:", to: .object(me), [.none, .none], from: .uikit)
        try turn.push(arguments.first?.object, on: me, animated: false)
        return .object(me)
      },
      "initWithNavigationBarClass:toolbarClass:": .answer(since: UIKitVersion(5)) {
        turn, me, _ throws(Fault) in
        try turn.send("initWithNibName:bundle:", to: .object(me), [.none, .none], from: .uikit)
        return .object(me)
      },
      "loadView": .action { turn, me, _ throws(Fault) in try turn.loadContainerView(of: me) },
      "viewControllers": .answer { turn, me, _ throws(Fault) in
        try turn.makeArray(turn.simulation.children(of: me).map(Value.object))
      },
      "interactivePopGestureRecognizer": .answer(since: UIKitVersion(7)) {
        turn, me, _ throws(Fault) in
        try turn.part("interactivePopGestureRecognizer", of: me, "UIScreenEdgePanGestureRecognizer")
      },
      "navigationBar": .answer { turn, me, _ throws(Fault) in
        try turn.bar("navigationBar", of: me, "UINavigationBar")
      },
      "toolbar": .answer(since: UIKitVersion(3)) { turn, me, _ throws(Fault) in
        try turn.part("toolbar", of: me, "UIToolbar")
      },
      "topViewController": .answer { turn, me, _ throws(Fault) in
        Value(turn.simulation.topOfStack(of: me))
      },
      "visibleViewController": .answer { turn, me, _ throws(Fault) in
        let top = turn.simulation.topOfStack(of: me)
        return Value(turn.simulation.presented(by: me) ?? top)
      },
      "setNavigationBarHidden:": .barSwitch("navigationBarHidden"),
      "setToolbarHidden:": .barSwitch("toolbarHidden"),
      "setNavigationBarHidden:animated:": .action { turn, me, arguments throws(Fault) in
        try turn.setValue(arguments[0], forKey: "navigationBarHidden", of: me)
      },
      "setToolbarHidden:animated:": .action(since: UIKitVersion(3)) {
        turn, me, arguments throws(Fault) in
        try turn.setValue(arguments[0], forKey: "toolbarHidden", of: me)
      },
    ].merging(stackMethods) { $1 })

  private static let stackMethods: [Selector: Method] = [
    "pushViewController:animated:": .action { turn, me, arguments throws(Fault) in
      try turn.push(arguments[0].object, on: me, animated: arguments[1].isTrue)
    },
    "popViewControllerAnimated:": .answer { turn, me, arguments throws(Fault) in
      let below = turn.simulation.children(of: me).dropLast().last
      guard let below else { return .none }
      return Value(try turn.pop(to: below, of: me, animated: arguments[0].isTrue).last)
    },
    "popToRootViewControllerAnimated:": .answer { turn, me, arguments throws(Fault) in
      guard let root = turn.simulation.children(of: me).first else { return .none }
      return try turn.popped(to: root, of: me, animated: arguments[0].isTrue)
    },
    "popToViewController:animated:": .answer { turn, me, arguments throws(Fault) in
      guard let target = arguments[0].object else { return .none }
      return try turn.popped(to: target, of: me, animated: arguments[1].isTrue)
    },
    "setViewControllers:": .action { turn, me, arguments throws(Fault) in
      try turn.setStack(turn.objects(arguments[0]), of: me, animated: false)
    },
    "setViewControllers:animated:": .action(since: UIKitVersion(3)) {
      turn, me, arguments throws(Fault) in
      try turn.setStack(turn.objects(arguments[0]), of: me, animated: arguments[1].isTrue)
    },
  ]
}

extension Turn {
  /// The popped controllers as an array; nil if there were none.
  fileprivate mutating func popped(
    to target: ObjectID, of navigation: ObjectID, animated: Bool
  ) throws(Fault) -> Value {
    let popped = try pop(to: target, of: navigation, animated: animated)
    return popped.isEmpty ? .none : try makeArray(popped.map(Value.object))
  }
}
