import FoundationKit
import InterfaceModel
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

extension FrameworkClass {
  static let window = FrameworkClass(
    "UIWindow", of: "UIView",
    properties: [
      .computed("rootViewController"), .computed("windowScene"), .stored("windowLevel", .real),
    ],
    younger: ["rootViewController": UIKitVersion(4), "windowScene": UIKitVersion(13)],
    methods: [
      "rootViewController": .answer(since: UIKitVersion(4)) { turn, me, _ throws(Fault) in
        Value(turn.simulation.rootViewController(of: me))
      },
      "setRootViewController:": .action(since: UIKitVersion(4)) {
        turn, me, arguments throws(Fault) in
        try turn.setRootViewController(arguments.first?.object, of: me)
      },
      "makeKeyAndVisible": .action { turn, me, _ throws(Fault) in
        turn.simulation.interface.ownKeyWindow = me
        try turn.makeVisible(me)
      },
      // A window is made hidden.
      "isHidden": .answer { turn, me, _ throws(Fault) in
        .bool(!turn.simulation.isVisible(me) || turn.flag("hidden", of: me))
      },
      "setHidden:": .action { turn, me, arguments throws(Fault) in
        try turn.put(arguments[0], as: "hidden", of: me)
        if !arguments[0].isTrue { try turn.makeVisible(me) }
      },
      "makeKeyWindow": .action { turn, me, _ throws(Fault) in
        turn.simulation.interface.ownKeyWindow = me
      },
      "isKeyWindow": .answer { turn, me, _ throws(Fault) in
        .bool(me == turn.simulation.keyWindow)
      },
      // Since iOS 9 one that is made without a frame is as large as the screen.
      "init": .answer { turn, me, _ throws(Fault) in
        let isLarge = turn.simulation.version >= UIKitVersion(9)
        let frame = isLarge ? Rect(size: turn.simulation.screenSize) : Rect()
        return try turn.send("initWithFrame:", to: .object(me), [.rect(frame)], from: .uikit)
      },
      "initWithWindowScene:": .answer(since: UIKitVersion(13)) { turn, me, _ throws(Fault) in
        let screen = Rect(size: turn.simulation.screenSize)
        return try turn.send("initWithFrame:", to: .object(me), [.rect(screen)], from: .uikit)
      },
      "windowScene": .answer(since: UIKitVersion(13)) { turn, _, _ throws(Fault) in
        .object(turn.simulation.shared("UIWindowScene"))
      },
      // There is one scene, and every window is in it.
      "setWindowScene:": .action(since: UIKitVersion(13)) { _, _, _ throws(Fault) in },
    ])
}
