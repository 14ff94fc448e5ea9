import FoundationKit
import InterfaceModel
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

extension FrameworkClass {
  static let coordination: [Selector: Method] = [
    "transitionCoordinator": .answer(since: UIKitVersion(7)) { turn, me, _ throws(Fault) in
      try turn.coordinator(of: me)
    }
  ]

  static let transitionCoordinator = FrameworkClass(
    "UIViewControllerTransitionCoordinator", since: UIKitVersion(7),
    properties: [
      .kept("alongside").hidden, .kept("completions").hidden, .kept("interactionChanges").hidden,
      .kept("listeners").hidden, .stored("orientation", .int).hidden,
      .stored("initiallyInteractive", .bool), .flag("interactive"), .flag("cancelled"),
      .stored("percentComplete", .real), .computed("presentationStyle", .int, isReadOnly: true),
      .computed("containerView", isReadOnly: true),
    ],
    methods: [
      "animateAlongsideTransition:completion:": .answer { turn, me, arguments throws(Fault) in
        try turn.remember(arguments[0], "alongside", of: me)
        try turn.remember(arguments[1], "completions", of: me)
        return .bool(true)
      },
      "animateAlongsideTransitionInView:animation:completion:": .answer {
        turn, me, arguments throws(Fault) in
        try turn.remember(arguments[1], "alongside", of: me)
        try turn.remember(arguments[2], "completions", of: me)
        return .bool(true)
      },
      "notifyWhenInteractionEndsUsingBlock:": .lifting(),
      "notifyWhenInteractionChangesUsingBlock:": .lifting(since: UIKitVersion(10)),
      "isAnimated": .answer { _, _, _ throws(Fault) in .bool(true) },
      "transitionDuration": .answer { _, _, _ throws(Fault) in .real(Transition.duration) },
    ].merging(transitionParts { $0.transition(coordinatedBy: $1) }) { $1 })
}

extension FrameworkClass.Method {
  fileprivate static func lifting(since: UIKitVersion = UIKitVersion(7)) -> FrameworkClass.Method {
    action(since: since) { turn, me, arguments throws(Fault) in
      try turn.remember(arguments[0], "interactionChanges", of: me)
    }
  }
}
