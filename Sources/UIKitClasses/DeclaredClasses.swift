import InterfaceModel
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax
import UIKitAPI

// Classes that are here as far as the header declares them: their properties keep what is set, and
// their other messages do nothing, which is said.
extension FrameworkClass {
  static let declaredClasses: [FrameworkClass] = [
    declared("NSCachedURLResponse"),
    declared("NSURLResponse"),
    declared("NSHTTPURLResponse", of: "NSURLResponse"),
    declared("NSLocale"),
    declared("NSMutableURLRequest", of: "NSURLRequest"),
    declared(
      "NSProcessInfo", methods: processMethods,
      classMethods: ["processInfo": .shared("NSProcessInfo")]),
    declared("NSTimeZone"),
    declared(
      "NSUserActivity", since: UIKitVersion(8), methods: userActivityMethods),
    declared("NSUUID", since: UIKitVersion(6)),
    declared("UIActivityViewController", of: "UIViewController", since: UIKitVersion(6)),
    buttonConfiguration,
    declared("UIContentUnavailableConfigurationState", since: UIKitVersion(17)),
    declared("UIEvent"),
    declared("UIOpenURLContext", since: UIKitVersion(13)),
    declared("UIImagePickerController", of: "UINavigationController"),
    nib,
    declared(
      "UIPopoverController", since: UIKitVersion(3, 2), methods: popoverMethods),
    declared("UISearchDisplayController", since: UIKitVersion(3)),
    declared("UITabBarItem", of: "UIBarItem"),
    declared("UITouch"),
  ]

  /// Loaded anew each time: what is in it has no other life.
  private static let nib = FrameworkClass(
    "UINib", since: UIKitVersion(4), properties: [.stored("nibName", .object, .copy).hidden],
    methods: [
      "instantiateWithOwner:options:": .answer(since: UIKitVersion(4)) {
        turn, me, arguments throws(Fault) in
        let name = turn.simulation.field(named: "nibName", of: me).flatMap(turn.simulation.text)
        if turn.simulation.isPartial, !turn.simulation.isKnownNib(name ?? "") {
          return turn.simulation.standIn(named: "nib")
        }
        let tops = try turn.instantiate(nibNamed: name ?? "", owner: arguments[0].object)
        return try turn.makeArray(tops.map(Value.object))
      }
    ],
    classMethods: ["nibWithNibName:bundle:": .making(["nibName"])])

  /// An iPhone has none (vandadnp/iOS-8-Swift-Programming-Cookbook #4).
  private static let popoverMethods: [Selector: Method] = [
    "initWithContentViewController:": .answer { turn, me, arguments throws(Fault) in
      if turn.simulation.device == .iphone {
        throw .invalidArgument(
          "-[UIPopoverController initWithContentViewController:] called when not running under "
            + "UIUserInterfaceIdiomPad.")
      }
      try turn.setField("contentViewController", to: arguments[0], of: me)
      return .object(me)
    }
  ]

  private static let processMethods: [Selector: Method] = [
    "physicalMemory": .answer { turn, _, _ throws(Fault) in
      .int(turn.simulation.version.physicalMemory(of: turn.simulation.device))
    },
    "systemUptime": .answer(since: UIKitVersion(4)) { turn, _, _ throws(Fault) in
      .real(turn.simulation.runLoop.readClock().seconds)
    },
    "processName": .answer { _, _, _ throws(Fault) in .string("Sandbox") },
    // A scheme that sets none.
    "environment": .answer { turn, _, _ throws(Fault) in try turn.makeDictionary([]) },
    "arguments": .answer { turn, _, _ throws(Fault) in try turn.makeArray([.string("Sandbox")]) },
  ]

  private static let userActivityMethods: [Selector: Method] = [
    "initWithActivityType:": .answer(since: UIKitVersion(8)) { turn, me, arguments throws(Fault) in
      try turn.setField("activityType", to: arguments[0], of: me)
      return .object(me)
    },
    "addUserInfoEntriesFromDictionary:": .action(since: UIKitVersion(8)) {
      turn, me, arguments throws(Fault) in
      let all = try turn.allocateAutoreleased("NSMutableDictionary")
      for entries in [turn.simulation.field(named: "userInfo", of: me), arguments[0]] {
        guard let entries, entries != .none else { continue }
        try turn.send("addEntriesFromDictionary:", to: .object(all), [entries], from: .uikit)
      }
      try turn.send("setUserInfo:", to: .object(me), [.object(all)], from: .uikit)
    },
  ]
}
