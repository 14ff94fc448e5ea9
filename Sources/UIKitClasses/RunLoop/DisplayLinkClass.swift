import FoundationKit
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

extension FrameworkClass {
  /// A timer that fires with the frames of the screen until it is invalidated.
  static let displayLink = FrameworkClass(
    "CADisplayLink", since: UIKitVersion(3, 1),
    properties: [
      .stored("target").hidden, .stored("action", .selector).hidden, .stored("block").hidden,
      .flag("valid").hidden, .stored("repeats", .bool).hidden, .stored("due", .real).hidden,
      .stored("timeInterval", .real).hidden, .flag("paused"),
      .stored("frameInterval", .int, initially: .int(1)),
      .stored("preferredFramesPerSecond", .int),
    ],
    younger: ["preferredFramesPerSecond": UIKitVersion(10)],
    methods: [
      "addToRunLoop:forMode:": .action { turn, me, _ throws(Fault) in try turn.start(timer: me) },
      "removeFromRunLoop:forMode:": .action { turn, me, _ throws(Fault) in
        try turn.stop(timer: me)
      },
      "invalidate": .action { turn, me, _ throws(Fault) in try turn.invalidate(me) },
      "timestamp": .answer { turn, _, _ throws(Fault) in
        .real(turn.simulation.runLoop.time.seconds)
      },
      "targetTimestamp": .answer(since: UIKitVersion(10)) { turn, me, _ throws(Fault) in
        try turn.value(forKey: "due", of: me)
      },
      "duration": .answer { _, _, _ throws(Fault) in .real(frame) },
    ],
    classMethods: [
      "displayLinkWithTarget:selector:": Method { turn, _, arguments throws(Fault) in
        let link = try turn.allocateAutoreleased("CADisplayLink")
        try turn.setValue(arguments[0], forKey: "target", of: link)
        try turn.setValue(arguments[1], forKey: "action", of: link)
        for key in ["valid", "repeats"] { try turn.setValue(.bool(true), forKey: key, of: link) }
        try turn.setValue(.real(frame), forKey: "timeInterval", of: link)
        return .object(link)
      }
    ])

  /// A sixtieth of a second, and no more, so that a second has sixty.
  private static let frame = 0.016_666_666
}
