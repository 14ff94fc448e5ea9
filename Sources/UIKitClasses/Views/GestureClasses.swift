import InterfaceModel
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

extension FrameworkClass {
  /// Gesture recognisers: a view owns them, and they own no target.
  static let gestureClasses: [FrameworkClass] = [
    FrameworkClass(
      "UIGestureRecognizer", since: UIKitVersion(3, 2),
      properties: [
        .flag("enabled", initially: true), .stored("delegate", .object, .weak),
        .stored("state", .int), .stored("cancelsTouchesInView", .bool, initially: .bool(true)),
        .stored("view", .object, .unowned),
      ],
      methods: [
        "initWithTarget:action:": .answer { turn, me, arguments throws(Fault) in
          turn.add(target: arguments[0], action: arguments[1], to: me)
          return .object(me)
        },
        "addTarget:action:": .action { turn, me, arguments throws(Fault) in
          turn.add(target: arguments[0], action: arguments[1], to: me)
        },
        "removeTarget:action:": .action { turn, me, arguments throws(Fault) in
          turn.simulation.interface.targets[me]?.removeAll { $0.target == arguments[0].object }
        },
        "locationInView:": .answer { _, _, _ throws(Fault) in .point(Point()) },
      ]),
    recognizer(
      "UITapGestureRecognizer", [.stored("numberOfTapsRequired", .int, initially: .int(1))]),
    recognizer("UIPanGestureRecognizer"),
    FrameworkClass(
      "UIScreenEdgePanGestureRecognizer", of: "UIPanGestureRecognizer", since: UIKitVersion(7),
      properties: [.stored("edges", .int), .stored("hasOwnDelegate", .bool).hidden],
      methods: [
        // The one of a navigation controller begins with a delegate of UIKit's.
        "setDelegate:": .action { turn, me, arguments throws(Fault) in
          try turn.setField("delegate", to: arguments[0], of: me)
          try turn.setField("hasOwnDelegate", to: .bool(true), of: me)
        }
      ]),
    recognizer("UISwipeGestureRecognizer", [.stored("direction", .int, initially: .int(1))]),
    recognizer("UIPinchGestureRecognizer", [.stored("scale", .real, initially: .real(1))]),
    recognizer("UIRotationGestureRecognizer", [.stored("rotation", .real)]),
    recognizer(
      "UILongPressGestureRecognizer",
      [.stored("minimumPressDuration", .real, initially: .real(0.5))]),
  ]

  private static func recognizer(
    _ name: String, _ properties: [Property] = []
  ) -> FrameworkClass {
    FrameworkClass(
      name, of: "UIGestureRecognizer", since: UIKitVersion(3, 2), properties: properties)
  }

  static let touching: [Selector: Method] = [
    "addGestureRecognizer:": .action(since: UIKitVersion(3, 2)) {
      turn, me, arguments throws(Fault)
      in
      if let recognizer = arguments.first?.object {
        try turn.addGestureRecognizer(recognizer, to: me)
      }
    },
    "removeGestureRecognizer:": .action(since: UIKitVersion(3, 2)) {
      turn, me, arguments throws(Fault) in
      if let recognizer = arguments.first?.object {
        try turn.removeGestureRecognizer(recognizer, from: me)
      }
    },
    "setGestureRecognizers:": .action(since: UIKitVersion(3, 2)) {
      turn, me, arguments throws(Fault) in
      for old in turn.simulation.interface.views[me]?.gestureRecognizers ?? [] {
        try turn.removeGestureRecognizer(old, from: me)
      }
      for new in turn.simulation.elements(of: arguments[0]) ?? [] {
        if let recognizer = new.object { try turn.addGestureRecognizer(recognizer, to: me) }
      }
    },
    "gestureRecognizers": .answer(since: UIKitVersion(3, 2)) { turn, me, _ throws(Fault) in
      let known = turn.simulation.interface.views[me]?.gestureRecognizers ?? []
      return known.isEmpty ? .none : try turn.makeArray(known.map(Value.object))
    },
  ]
}

extension Turn {
  fileprivate mutating func add(target: Value, action: Value, to recognizer: ObjectID) {
    guard case .selector(let action) = action, let target = target.object else { return }
    simulation.interface.targets[recognizer, default: []].append(
      TargetAction(target: target, action: action, events: .max))
  }
}
