import InterfaceModel
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

extension FrameworkClass {
  static let presentationControllerClasses: [FrameworkClass] = [
    FrameworkClass(
      "UIPresentationController", since: UIKitVersion(8),
      properties: [
        .stored("delegate", .object, .weak),
        .stored("presentedViewController", .object, .unowned),
        .computed("presentingViewController", isReadOnly: true),
        .computed("containerView", isReadOnly: true),
        .computed("presentedView", isReadOnly: true),
        .computed("frameOfPresentedViewInContainerView", .rect, isReadOnly: true),
        .computed("shouldRemovePresentersView", .bool, isReadOnly: true),
      ],
      methods: [
        "initWithPresentedViewController:presentingViewController:": .answer {
          turn, me, arguments throws(Fault) in
          try turn.setValue(arguments[0], forKey: "presentedViewController", of: me)
          return .object(me)
        },
        "containerView": .answer { turn, me, _ throws(Fault) in
          Value(turn.simulation.presentationContainer(of: me))
        },
        "presentedView": .answer { turn, me, _ throws(Fault) in
          Value(turn.simulation.presentedView(of: me))
        },
        "frameOfPresentedViewInContainerView": .answer { turn, me, _ throws(Fault) in
          let container = try turn.send("containerView", to: .object(me), from: .uikit).object
          let size = container.flatMap { turn.simulation.frame(of: $0)?.size }
          return .rect(Rect(size: size ?? Size()))
        },
        "shouldRemovePresentersView": .answer { _, _, _ throws(Fault) in .bool(false) },
        "containerViewWillLayoutSubviews": .doesNothing,
        "containerViewDidLayoutSubviews": .doesNothing,
        "presentationTransitionWillBegin": .doesNothing,
        "presentationTransitionDidEnd:": .doesNothing,
        "dismissalTransitionWillBegin": .doesNothing,
        "dismissalTransitionDidEnd:": .doesNothing,
        "presentingViewController": .answer { turn, me, _ throws(Fault) in
          let presented = turn.simulation.field(named: "presentedViewController", of: me)?.object
          return Value(presented.flatMap(turn.simulation.presenting))
        },
      ]),
    FrameworkClass(
      "UIPopoverPresentationController", of: "UIPresentationController", since: UIKitVersion(8),
      properties: [
        .stored("sourceView"), .stored("sourceRect", .rect), .stored("barButtonItem"),
        .stored("permittedArrowDirections", .int),
      ]),
  ]
}
