import FoundationKit
import InterfaceModel
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

extension FrameworkClass {
  /// The app, its device and its screen.
  static let applicationClasses: [FrameworkClass] = [
    FrameworkClass(
      "UIResponder", properties: [.stored("userActivity")],
      younger: ["userActivity": UIKitVersion(8)], methods: responderMethods),
    FrameworkClass(
      "UIApplication", of: "UIResponder",
      properties: [
        .stored("delegate", .object, .unowned), .computed("keyWindow", isReadOnly: true),
        .flag("idleTimerDisabled"), .flag("statusBarHidden"), .stored("statusBarStyle", .int),
        .flag("networkActivityIndicatorVisible"), .stored("applicationIconBadgeNumber", .int),
      ],
      methods: [
        "keyWindow": Method { turn, _, _ throws(Fault) in .object(turn.simulation.keyWindow) },
        "windows": Method { turn, _, _ throws(Fault) in
          try turn.makeArray(turn.simulation.stackedWindows.map(Value.object))
        },
        "connectedScenes": .answer(since: UIKitVersion(13)) { turn, _, _ throws(Fault) in
          try turn.makeSet([.object(turn.simulation.shared("UIWindowScene"))])
        },
        "applicationState": Method(since: UIKitVersion(4)) { turn, _, _ throws(Fault) in
          .int(turn.simulation.interface.applicationState.rawValue)
        },
        "statusBarFrame": .answer { turn, me, _ throws(Fault) in
          .rect(turn.flag("statusBarHidden", of: me) ? Rect() : turn.simulation.statusBarFrame)
        },
        "setStatusBarHidden:animated:": .action { turn, me, arguments throws(Fault) in
          try turn.setValue(arguments[0], forKey: "statusBarHidden", of: me)
        },
        "setStatusBarHidden:withAnimation:": .action(since: UIKitVersion(3, 2)) {
          turn, me, arguments throws(Fault) in
          try turn.setValue(arguments[0], forKey: "statusBarHidden", of: me)
        },
        "statusBarOrientation": .answer { turn, _, _ throws(Fault) in
          .int(turn.simulation.interface.orientation.number)
        },
        "sendAction:to:from:forEvent:": .answer { turn, _, arguments throws(Fault) in
          guard case .selector(let action) = arguments[0] else { return .bool(false) }
          return .bool(
            try turn.sendAction(action, to: arguments[1], [arguments[2], arguments[3]]))
        },
        "openURL:": .answer { _, _, _ throws(Fault) in .bool(false) },
        "canOpenURL:": .answer(since: UIKitVersion(3)) { _, _, _ throws(Fault) in .bool(false) },
      ],
      classMethods: ["sharedApplication": .singleton("application")]),
    FrameworkClass(
      "UIScreen",
      methods: [
        "bounds": Method { turn, _, _ throws(Fault) in
          .rect(Rect(size: turn.simulation.screenSize))
        },
        "applicationFrame": Method { turn, _, _ throws(Fault) in
          .rect(turn.simulation.applicationFrame)
        },
        "traitCollection": .answer(since: UIKitVersion(8)) { turn, me, _ throws(Fault) in
          try turn.traitCollection(of: me) ?? .none
        },
        "scale": Method(since: UIKitVersion(4)) { turn, _, _ throws(Fault) in
          .real(turn.simulation.version.screenScale(of: turn.simulation.device))
        },
      ],
      classMethods: ["mainScreen": .singleton("screen")]),
    FrameworkClass(
      "UIDevice",
      methods: [
        "systemVersion": Method { turn, _, _ throws(Fault) in
          .string(turn.simulation.version.description)
        },
        "systemName": Method { turn, _, _ throws(Fault) in
          .string(turn.simulation.version < UIKitVersion(4) ? "iPhone OS" : "iOS")
        },
        "orientation": Method { turn, _, _ throws(Fault) in
          .int(turn.simulation.interface.deviceOrientation.number)
        },
        // No header says that its orientation may be set, and programs do it by its key.
        "setValue:forKey:": .action { turn, me, arguments throws(Fault) in
          guard let key = turn.simulation.text(of: arguments[1]) else { return }
          if key != "orientation" { return try turn.setValue(arguments[0], forKey: key, of: me) }
          guard turn.simulation.version < UIKitVersion(16) else {
            return turn.warn(
              "[Orientation] BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not "
                + "supported. Please use UIWindowScene.requestGeometryUpdate(_:)")
          }
          if let new = Orientation.allCases.first(where: {
            $0.number == arguments[0].unboxed.integer
          }) {
            try turn.rotate(to: new)
          }
        },
        "model": .naming, "name": .naming, "localizedModel": .naming,
        "userInterfaceIdiom": Method(since: UIKitVersion(3, 2)) { turn, _, _ throws(Fault) in
          .int(turn.simulation.device == .iphone ? 0 : 1)
        },
      ],
      classMethods: ["currentDevice": .shared("UIDevice")]),
  ]

  private static let responderMethods: [Selector: Method] = [
    "canBecomeFirstResponder": .answer { turn, me, _ throws(Fault) in
      .bool(turn.simulation.takesText(me))
    },
    "becomeFirstResponder": .answer { turn, me, _ throws(Fault) in
      .bool(try turn.becomeFirstResponder(me))
    },
    "resignFirstResponder": .answer { turn, me, _ throws(Fault) in
      .bool(try turn.resignFirstResponder(me, isForced: false))
    },
    "isFirstResponder": .answer { turn, me, _ throws(Fault) in
      .bool(turn.simulation.interface.firstResponder == me)
    },
    "nextResponder": .answer { turn, me, _ throws(Fault) in
      turn.simulation.nextResponder(of: me)
    },
  ].merging(
    [
      "touchesBegan:withEvent:", "touchesMoved:withEvent:", "touchesEnded:withEvent:",
      "touchesCancelled:withEvent:",
    ].map { ($0, Method.passing($0)) }
  ) { $1 }
}

extension FrameworkClass.Method {
  /// A touch that nobody here cares for goes up the chain of responders.
  fileprivate static func passing(_ selector: Selector) -> FrameworkClass.Method {
    action { turn, me, arguments throws(Fault) in
      let next = try turn.send("nextResponder", to: .object(me), from: .uikit)
      if next != .none { try turn.send(selector, to: next, arguments, from: .uikit) }
    }
  }

  fileprivate static let naming = FrameworkClass.Method { turn, _, _ throws(Fault) in
    .string(turn.simulation.device == .iphone ? "iPhone" : "iPad")
  }
}
