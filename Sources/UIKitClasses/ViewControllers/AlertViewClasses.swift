import FoundationKit
import InterfaceModel
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

extension FrameworkClass {
  /// The alerts and action sheets of before iOS 8: views in a window of their own, of which no
  /// controller hears.
  static let alertViewClasses: [FrameworkClass] = [
    FrameworkClass(
      "UIAlertView", of: "UIView",
      properties: alertProperties + [
        .stored("message", .object, .copy), .stored("alertViewStyle", .int),
        .kept("textFields").hidden,
      ],
      younger: ["alertViewStyle": UIKitVersion(5)],
      methods: alertMethods.merging([
        "initWithTitle:message:delegate:cancelButtonTitle:otherButtonTitles:": .answer {
          turn, me, arguments throws(Fault) in
          try turn.send("initWithFrame:", to: .object(me), [.rect(Rect())], from: .uikit)
          try turn.setValue(arguments[1], forKey: "message", of: me)
          try turn.begin(
            me, title: arguments[0], delegate: arguments[2],
            buttons: [arguments[3]] + arguments.dropFirst(4))
          if arguments[3] != .none {
            try turn.setValue(.int(0), forKey: "cancelButtonIndex", of: me)
          }
          return .object(me)
        },
        "show": .action { turn, me, _ throws(Fault) in try turn.showAlert(me) },
        "textFieldAtIndex:": .answer(since: UIKitVersion(5)) { turn, me, arguments throws(Fault) in
          try turn.textField(arguments[0].integer, of: me)
        },
      ]) { $1 },
      classMethods: [
        "_alertViewWithTitle:message:delegate:cancelButtonTitle:": Method {
          turn, _, arguments throws(Fault) in
          let made = try turn.allocateAutoreleased("UIAlertView")
          return try turn.send(
            "initWithTitle:message:delegate:cancelButtonTitle:otherButtonTitles:",
            to: .object(made), arguments, from: .uikit)
        }
      ]),
    FrameworkClass(
      "UIActionSheet", of: "UIView",
      properties: alertProperties + [
        .stored("destructiveButtonIndex", .int, initially: .int(-1)),
        .stored("actionSheetStyle", .int),
      ],
      methods: alertMethods.merging([
        "initWithTitle:delegate:cancelButtonTitle:destructiveButtonTitle:otherButtonTitles:":
          .answer { turn, me, arguments throws(Fault) in
            try turn.send("initWithFrame:", to: .object(me), [.rect(Rect())], from: .uikit)
            let buttons = [arguments[3]] + arguments.dropFirst(4) + [arguments[2]]
            try turn.begin(me, title: arguments[0], delegate: arguments[1], buttons: buttons)
            let count = turn.simulation.buttons(ofAlert: me).count
            if arguments[2] != .none {
              try turn.setValue(.int(count - 1), forKey: "cancelButtonIndex", of: me)
            }
            if arguments[3] != .none {
              try turn.setValue(.int(0), forKey: "destructiveButtonIndex", of: me)
            }
            return .object(me)
          },
        "showInView:": .showing, "showFromTabBar:": .showing, "showFromToolbar:": .showing,
        "showFromBarButtonItem:animated:": .showing, "showFromRect:inView:animated:": .showing,
      ]) { $1 }),
  ]

  private static let alertProperties: [Property] = [
    .stored("title", .object, .copy), .stored("delegate", .object, .weak),
    .stored("cancelButtonIndex", .int, initially: .int(-1)), .kept("buttons").hidden,
    .computed("numberOfButtons", .int, isReadOnly: true),
    .computed("firstOtherButtonIndex", .int, isReadOnly: true),
    .computed("visible", .bool, getter: "isVisible", isReadOnly: true),
  ]

  private static let alertMethods: [Selector: Method] = [
    "numberOfButtons": .answer { turn, me, _ throws(Fault) in
      .int(turn.simulation.buttons(ofAlert: me).count)
    },
    "firstOtherButtonIndex": .answer { turn, me, _ throws(Fault) in
      .int(turn.simulation.firstOtherButton(ofAlert: me))
    },
    "isVisible": .answer { turn, me, _ throws(Fault) in
      .bool(turn.simulation.interface.alertViews.contains(me))
    },
    "addButtonWithTitle:": .answer { turn, me, arguments throws(Fault) in
      guard let list = try turn.part("buttons", of: me, "NSMutableArray").object else {
        return .none
      }
      try turn.append(arguments[0], to: list)
      return .int(turn.elements(of: list).count - 1)
    },
    "buttonTitleAtIndex:": .answer { turn, me, arguments throws(Fault) in
      let (titles, place) = (turn.simulation.buttons(ofAlert: me), arguments[0].integer)
      return titles.indices.contains(place) ? titles[place] : .none
    },
    "dismissWithClickedButtonIndex:animated:": .action { turn, me, arguments throws(Fault) in
      try turn.dismissAlert(me, button: arguments[0].integer)
    },
  ]
}

extension FrameworkClass.Method {
  fileprivate static let showing = action { turn, me, _ throws(Fault) in try turn.showAlert(me) }
}
