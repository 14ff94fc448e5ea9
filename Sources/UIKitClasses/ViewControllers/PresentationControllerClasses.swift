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
    declared("UIZoomTransitionSourceViewProviderContext", since: UIKitVersion(18)),
    declared("UIZoomTransitionOptions", since: UIKitVersion(18)),
    declared(
      "UIViewControllerTransition", since: UIKitVersion(18),
      hiding: [
        .stored("options"), .stored("sourceViewProvider", .object, .copy),
      ],
      classMethods: Dictionary(
        uniqueKeysWithValues: ["coverVertical", "flipHorizontal", "crossDissolve", "partialCurl"]
          .map { (Selector($0 + "Transition"), .making([])) }
      ).merging([
        "zoomWithOptions:sourceViewProvider:": .making(["options", "sourceViewProvider"])
      ]) { $1 }),
    declared("UISheetPresentationControllerDetentResolutionContext", since: UIKitVersion(16)),
    declared(
      "UISheetPresentationControllerDetent", since: UIKitVersion(15),
      hiding: [.stored("resolver", .object, .copy), .stored("resolvedValue")],
      methods: [
        "resolvedValueInContext:": .answer(since: UIKitVersion(16)) {
          turn, me, arguments throws(Fault) in
          try turn.resolve(detent: me, in: arguments[0])
        }
      ],
      classMethods: [
        "mediumDetent": .detent("com.apple.UIKit.medium"),
        "largeDetent": .detent("com.apple.UIKit.large"),
        "customDetentWithIdentifier:resolver:": .customDetent,
      ]),
    declared(
      "UISheetPresentationController", of: "UIPresentationController", since: UIKitVersion(15),
      methods: [
        "setDetents:": .settingSheet("detents"),
        "setSelectedDetentIdentifier:": .settingSheet("selectedDetentIdentifier"),
        "animateChanges:": .action { turn, _, arguments throws(Fault) in
          try turn.call(block: arguments[0])
        },
        "invalidateDetents": .action(since: UIKitVersion(16)) { turn, me, _ throws(Fault) in
          try turn.settleSheet(me)
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

extension FrameworkClass.Method {
  fileprivate static func detent(_ identifier: String) -> FrameworkClass.Method {
    FrameworkClass.Method(since: UIKitVersion(15)) { turn, _, _ throws(Fault) in
      let detent = try turn.allocateAutoreleased("UISheetPresentationControllerDetent")
      try turn.setField("identifier", to: .string(identifier), of: detent)
      return .object(detent)
    }
  }

  /// One without an identifier gets one that nobody else has.
  fileprivate static let customDetent = FrameworkClass.Method(since: UIKitVersion(16)) {
    turn, _, arguments throws(Fault) in
    let detent = try turn.allocateAutoreleased("UISheetPresentationControllerDetent")
    let own = Value.string("com.apple.UIKit.custom.\(detent.index)")
    try turn.setField("identifier", to: arguments[0] == .none ? own : arguments[0], of: detent)
    try turn.setField("resolver", to: arguments[1], of: detent)
    return .object(detent)
  }

  fileprivate static func settingSheet(_ name: String) -> FrameworkClass.Method {
    action(since: UIKitVersion(15)) { turn, me, arguments throws(Fault) in
      try turn.setField(name, to: arguments[0], of: me)
      try turn.settleSheet(me)
    }
  }
}
