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
      "isInteractive": .answer { _, _, _ throws(Fault) in .bool(false) },
      "presentationStyle": .answer { turn, me, _ throws(Fault) in
        let transition = turn.simulation.runLoop.custom[me]
        let shown = transition?.kind == .dismiss ? transition?.leaving : transition?.entering
        return .int(shown.map { turn.simulation.presentationStyle(of: $0).rawValue } ?? 0)
      },
      "containerView": .answer { turn, me, _ throws(Fault) in
        let transition = turn.simulation.runLoop.custom[me]
        return Value(transition.flatMap { turn.simulation.container(of: $0) })
      },
      "completeTransition:": .action { turn, me, arguments throws(Fault) in
        try turn.complete(me, arguments[0].isTrue)
      },
      "viewControllerForKey:": .answer { turn, me, arguments throws(Fault) in
        Value(turn.simulation.controller(arguments[0], in: me))
      },
      "viewForKey:": .answer(since: UIKitVersion(8)) { turn, me, arguments throws(Fault) in
        Value(
          turn.simulation.controller(arguments[0], in: me).flatMap {
            turn.simulation.loadedView(of: $0)
          })
      },
      "initialFrameForViewController:": .frameOfController,
      "finalFrameForViewController:": .frameOfController,
    ])
}

extension FrameworkClass.Method {
  fileprivate static let frameOfController = answer { turn, _, arguments throws(Fault) in
    let view = arguments[0].object.flatMap { turn.simulation.loadedView(of: $0) }
    return .rect(view.flatMap { turn.simulation.frame(of: $0) } ?? Rect())
  }
}
