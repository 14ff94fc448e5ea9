import InterfaceModel
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

extension FrameworkClass {
  /// What an animator is given.
  static let transitionContext = FrameworkClass(
    "UIViewControllerContextTransitioning", since: UIKitVersion(7),
    properties: [
      .computed("containerView", isReadOnly: true),
      .stored("transitionWasCancelled", .bool).readOnly,
      .computed("presentationStyle", .int, isReadOnly: true),
    ],
    methods: [
      "isAnimated": .answer { _, _, _ throws(Fault) in .bool(true) },
      "isInteractive": .answer { turn, me, _ throws(Fault) in
        .bool(turn.simulation.runLoop.led[me] != nil)
      },
      "updateInteractiveTransition:": .action { turn, me, arguments throws(Fault) in
        turn.simulation.runLoop.led[me]?.part = min(max(arguments[0].real, 0), 1)
      },
      "finishInteractiveTransition": .action { turn, me, _ throws(Fault) in
        try turn.lift(me, isCancelled: false)
      },
      "cancelInteractiveTransition": .action { turn, me, _ throws(Fault) in
        try turn.lift(me, isCancelled: true)
      },
      "completeTransition:": .action { turn, me, arguments throws(Fault) in
        try turn.complete(me, arguments[0].isTrue)
      },
      "initialFrameForViewController:": .frameOfController,
      "finalFrameForViewController:": .frameOfController,
    ].merging(transitionParts { $0.runLoop.custom[$1] }) { $1 })

  /// What takes part in the transition for which an object stands.
  static func transitionParts(
    of find: @escaping @Sendable (Simulation, ObjectID) -> Transition?
  ) -> [Selector: Method] {
    [
      "presentationStyle": .answer { turn, me, _ throws(Fault) in
        turn.simulation.presentationStyle(in: find(turn.simulation, me))
      },
      "containerView": .answer { turn, me, _ throws(Fault) in
        Value(find(turn.simulation, me).flatMap { turn.simulation.container(of: $0) })
      },
      "viewControllerForKey:": .answer { turn, me, arguments throws(Fault) in
        Value(turn.simulation.controller(arguments[0], in: find(turn.simulation, me)))
      },
      "viewForKey:": .answer(since: UIKitVersion(8)) { turn, me, arguments throws(Fault) in
        // A presenter that stays where it is takes no part.
        let transition = find(turn.simulation, me)
        let controller = turn.simulation.controller(arguments[0], in: transition)
        guard controller == transition?.entering || controller == transition?.leaving else {
          return .none
        }
        return Value(controller.flatMap { turn.simulation.loadedView(of: $0) })
      },
    ]
  }

  /// Leads the animations of an animator by the part that is done.
  static let percentDrivenTransition = FrameworkClass(
    "UIPercentDrivenInteractiveTransition", since: UIKitVersion(7),
    properties: [
      .stored("duration", .real).readOnly, .stored("percentComplete", .real).readOnly,
      .stored("completionSpeed", .real, initially: .real(1)), .stored("completionCurve", .int),
      .stored("wantsInteractiveStart", .bool, initially: .bool(true)),
      .stored("context", .object, .weak).hidden,
    ],
    younger: ["wantsInteractiveStart": UIKitVersion(10)],
    methods: [
      "startInteractiveTransition:": .action { turn, me, arguments throws(Fault) in
        guard let context = arguments[0].object else { return }
        try turn.setField("context", to: arguments[0], of: me)
        if let duration = try turn.lead(context) {
          try turn.setField("duration", to: duration, of: me)
        }
      },
      "updateInteractiveTransition:": .action { turn, me, arguments throws(Fault) in
        try turn.setField("percentComplete", to: .real(max(arguments[0].real, 0)), of: me)
        try turn.tellContext(of: me, "updateInteractiveTransition:", arguments)
      },
      "finishInteractiveTransition": .action { turn, me, _ throws(Fault) in
        try turn.tellContext(of: me, "finishInteractiveTransition")
      },
      "cancelInteractiveTransition": .action { turn, me, _ throws(Fault) in
        try turn.tellContext(of: me, "cancelInteractiveTransition")
      },
    ])
}

extension Turn {
  fileprivate mutating func tellContext(
    of interaction: ObjectID, _ selector: Selector, _ arguments: [Value] = []
  ) throws(Fault) {
    guard let context = simulation.field(named: "context", of: interaction)?.object else { return }
    try send(selector, to: .object(context), arguments, from: .uikit)
  }
}

extension FrameworkClass.Method {
  fileprivate static let frameOfController = answer { turn, _, arguments throws(Fault) in
    let view = arguments[0].object.flatMap { turn.simulation.loadedView(of: $0) }
    return .rect(view.flatMap { turn.simulation.frame(of: $0) } ?? Rect())
  }
}
