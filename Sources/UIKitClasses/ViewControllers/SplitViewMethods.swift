import InterfaceModel
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

extension FrameworkClass {
  static let splitViewController = FrameworkClass(
    "UISplitViewController", of: "UIViewController", since: UIKitVersion(3, 2),
    properties: [
      .stored("delegate", .object, .weak), .computed("viewControllers"),
      .asked("collapsed"), .stored("preferredDisplayMode", .int),
      .computed("displayMode", .int, isReadOnly: true), .stored("presentsWithGesture", .bool),
    ] + splitColumnProperties,
    younger: [
      "collapsed": UIKitVersion(8), "preferredDisplayMode": UIKitVersion(8),
      "displayMode": UIKitVersion(8), "presentsWithGesture": UIKitVersion(5, 1),
      "style": UIKitVersion(14),
    ],
    methods: [
      "loadView": .action { turn, me, _ throws(Fault) in try turn.loadContainerView(of: me) },
      "viewControllers": .answer { turn, me, _ throws(Fault) in
        try turn.makeArray(turn.simulation.children(of: me).map(Value.object))
      },
      "setViewControllers:": .action { turn, me, arguments throws(Fault) in
        try turn.setSplit(turn.objects(arguments[0]), of: me)
      },
      "isCollapsed": .answer(since: UIKitVersion(8)) { turn, me, _ throws(Fault) in
        .bool(turn.simulation.isCollapsed(me))
      },
      "displayMode": .answer(since: UIKitVersion(8)) { _, _, _ throws(Fault) in .int(2) },
    ].merging(splitColumns) { $1 })

  /// Showing a controller without knowing how, from iOS 8 on.
  static let showing: [Selector: Method] = [
    "showViewController:sender:": .action(since: UIKitVersion(8)) {
      turn, me, arguments throws(Fault) in
      if let shown = arguments[0].object { try turn.show(shown, from: me) }
    },
    "showDetailViewController:sender:": .action(since: UIKitVersion(8)) {
      turn, me, arguments throws(Fault) in
      if let shown = arguments[0].object { try turn.showDetail(shown, from: me) }
    },
    "splitViewController": .answer(since: UIKitVersion(3, 2)) { turn, me, _ throws(Fault) in
      Value(turn.simulation.splitViewController(of: me))
    },
  ]
}
