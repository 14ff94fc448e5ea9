import FoundationKit
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

extension FrameworkClass {
  /// Core Animation's transactions: the block is called behind the turn that sets it. How long the
  /// layers' own animations take is not simulated.
  static let transaction = FrameworkClass(
    "CATransaction",
    classMethods: [
      "begin": .doesNothing, "commit": .doesNothing, "flush": .doesNothing,
      "setAnimationDuration:": .doesNothing, "setDisableActions:": .doesNothing,
      "setCompletionBlock:": Method(since: UIKitVersion(4)) { turn, _, arguments throws(Fault) in
        if arguments[0] != .none {
          try turn.animate(duration: 0, delay: 0, nil, completion: arguments[0])
        }
        return .none
      },
    ])

  /// Animators of views, which can be paused, reversed and stopped; while one runs, UIKit keeps it.
  static let animatorClasses: [FrameworkClass] = [
    timing("UICubicTimingParameters", .stored("animationCurve", .int), "initWithAnimationCurve:"),
    timing(
      "UISpringTimingParameters", .stored("dampingRatio", .real).hidden, "initWithDampingRatio:"),
    FrameworkClass(
      "UIViewPropertyAnimator", since: UIKitVersion(10),
      properties: [
        .stored("state", .int), .flag("running"), .flag("reversed"),
        .stored("duration", .real), .stored("delay", .real), .computed("fractionComplete", .real),
        .flag("interruptible", initially: true), .flag("userInteractionEnabled", initially: true),
        .stored("scrubsLinearly", .bool, initially: .bool(true)),
        .stored("pausesOnCompletion", .bool),
        .stored("curve", .int, initially: .int(3)).hidden, .stored("part", .real).hidden,
        .stored("started", .real).hidden, .stored("length", .real).hidden,
        .stored("blocks").hidden, .stored("completions").hidden, .stored("changes").hidden,
      ],
      younger: ["scrubsLinearly": UIKitVersion(11), "pausesOnCompletion": UIKitVersion(11)],
      methods: animatorMethods,
      classMethods: [
        "runningPropertyAnimatorWithDuration:delay:options:animations:completion:": Method {
          turn, type, arguments throws(Fault) in
          let animator = try turn.send("new", to: type, from: .uikit)
          guard let id = animator.object else { return .none }
          let curve = arguments[2].integer >> 16 & 3
          try turn.prepare(animator: id, arguments[0], arguments[3], curve: .int(curve))
          try turn.keep(arguments[4], in: "completions", of: id)
          try turn.setField("delay", to: arguments[1], of: id)
          try turn.start(animator: id, after: arguments[1].real)
          return animator
        }
      ]),
  ]

  /// How an animation goes with its time, made with one number.
  private static func timing(
    _ name: String, _ property: Property, _ selector: Selector
  ) -> FrameworkClass {
    FrameworkClass(
      name, since: UIKitVersion(10), properties: [property],
      methods: [
        selector: .answer { turn, me, arguments throws(Fault) in
          try turn.setValue(arguments[0], forKey: property.name, of: me)
          return .object(me)
        }
      ])
  }

  private static let animatorMethods: [Selector: Method] = [
    "initWithDuration:curve:animations:": .answer { turn, me, arguments throws(Fault) in
      try turn.prepare(animator: me, arguments[0], arguments[2], curve: arguments[1])
      return .object(me)
    },
    "initWithDuration:dampingRatio:animations:": .answer { turn, me, arguments throws(Fault) in
      try turn.prepare(animator: me, arguments[0], arguments[2], curve: .int(3))
      return .object(me)
    },
    "initWithDuration:timingParameters:": .answer { turn, me, arguments throws(Fault) in
      let curve = arguments[1].object.flatMap {
        turn.simulation.field(named: "animationCurve", of: $0)
      }
      try turn.prepare(animator: me, arguments[0], .none, curve: curve ?? .int(3))
      return .object(me)
    },
    "addAnimations:": .addingAnimations, "addAnimations:delayFactor:": .addingAnimations,
    "addCompletion:": .action { turn, me, arguments throws(Fault) in
      try turn.keep(arguments[0], in: "completions", of: me)
    },
    "startAnimation": .action { turn, me, _ throws(Fault) in
      try turn.start(animator: me, after: 0)
    },
    "startAnimationAfterDelay:": .action { turn, me, arguments throws(Fault) in
      try turn.setField("delay", to: arguments[0], of: me)
      try turn.start(animator: me, after: arguments[0].real)
    },
    "pauseAnimation": .action { turn, me, _ throws(Fault) in
      if turn.state(ofAnimator: me) != .stopped { try turn.pause(animator: me) }
    },
    "stopAnimation:": .action { turn, me, arguments throws(Fault) in
      try turn.stop(animator: me, isFinished: arguments[0].isTrue)
    },
    "finishAnimationAtPosition:": .action { turn, me, arguments throws(Fault) in
      let position = Turn.AnimatorPosition(rawValue: arguments[0].integer)
      try turn.finish(animator: me, at: position ?? .current)
    },
    "continueAnimationWithTimingParameters:durationFactor:": .action {
      turn, me, arguments throws(Fault) in
      guard turn.state(ofAnimator: me) == .active, !turn.flag("running", of: me) else { return }
      guard arguments[1].real > 0 else { return try turn.start(animator: me, after: 0) }
      try turn.run(animator: me, for: turn.real("duration", of: me) * arguments[1].real)
    },
    "fractionComplete": .answer { turn, me, _ throws(Fault) in
      .real(turn.progress(ofAnimator: me))
    },
    "setFractionComplete:": .action { turn, me, arguments throws(Fault) in
      if turn.state(ofAnimator: me) == .stopped { return }
      try turn.pause(animator: me)
      try turn.setField("part", to: .real(min(max(arguments[0].real, 0), 1)), of: me)
    },
    "setReversed:": .action { turn, me, arguments throws(Fault) in
      if arguments[0].isTrue == turn.flag("reversed", of: me) { return }
      let isRunning = turn.flag("running", of: me)
      if isRunning { try turn.pause(animator: me) }
      try turn.setField("reversed", to: arguments[0], of: me)
      if isRunning { try turn.start(animator: me, after: 0) }
    },
    "dealloc": .action { turn, me, _ throws(Fault) in
      if turn.state(ofAnimator: me) != .inactive {
        throw .inconsistency(
          "It is an error to release a paused or stopped property animator. Property animators "
            + "must either finish animating or be explicitly stopped and finished before they can "
            + "be released.")
      }
    },
  ]
}

extension FrameworkClass.Method {
  fileprivate static let addingAnimations = action { turn, me, arguments throws(Fault) in
    switch turn.state(ofAnimator: me) {
    case .inactive: try turn.keep(arguments[0], in: "blocks", of: me)
    case .active: try turn.animate(arguments[0], by: me)
    case .stopped: break
    }
  }
}

extension Turn {
  fileprivate mutating func prepare(
    animator: ObjectID, _ duration: Value, _ block: Value, curve: Value
  ) throws(Fault) {
    try setField("duration", to: .real(max(duration.real, 0)), of: animator)
    try setField("curve", to: curve, of: animator)
    try keep(block, in: "blocks", of: animator)
  }
}
