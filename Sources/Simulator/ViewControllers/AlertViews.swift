import FoundationKit
import InterfaceModel
import ObjectModel
import ObjectRuntime
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
      ]) { $1 }),
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

/// What the delegate of an alert view or an action sheet is told by.
private enum AlertKind: String {
  case alert = "alertView"
  case sheet = "actionSheet"

  var willPresent: Selector { Selector("willPresent\(capitalized):") }
  var didPresent: Selector { Selector("didPresent\(capitalized):") }
  var clicked: Selector { Selector("\(rawValue):clickedButtonAtIndex:") }
  var willDismiss: Selector { Selector("\(rawValue):willDismissWithButtonIndex:") }
  var didDismiss: Selector { Selector("\(rawValue):didDismissWithButtonIndex:") }

  private var capitalized: String { self == .alert ? "AlertView" : "ActionSheet" }
}

extension FrameworkClass.Method {
  fileprivate static let showing = action { turn, me, _ throws(Fault) in try turn.showAlert(me) }
}

extension Simulation {
  /// The titles of its buttons, by their numbers.
  func buttons(ofAlert id: ObjectID) -> [Value] {
    field(named: "buttons", of: id).flatMap(elements) ?? []
  }

  fileprivate func firstOtherButton(ofAlert id: ObjectID) -> Int {
    let special = ["cancelButtonIndex", "destructiveButtonIndex"].map {
      field(named: $0, of: id)?.integer
    }
    return buttons(ofAlert: id).indices.first { !special.contains($0) } ?? -1
  }
}

extension Turn {
  /// The titles end with the first nil.
  fileprivate mutating func begin(
    _ alert: ObjectID, title: Value, delegate: Value, buttons: [Value]
  ) throws(Fault) {
    try setValue(title, forKey: "title", of: alert)
    try setValue(delegate, forKey: "delegate", of: alert)
    guard let list = try part("buttons", of: alert, "NSMutableArray").object else { return }
    for button in buttons where button != .none { try append(button, to: list) }
  }

  /// Its window keeps it until a button was touched.
  fileprivate mutating func showAlert(_ alert: ObjectID) throws(Fault) {
    guard !simulation.interface.alertViews.contains(alert) else { return }
    try retain(alert, as: .framework)
    simulation.interface.alertViews.append(alert)
    let kind = alertKind(of: alert)
    try tellAlertDelegate(of: alert, kind.willPresent)
    try tellAlertDelegate(of: alert, kind.didPresent)
  }

  /// A finger on a button: the delegate hears of it, and then of the end.
  mutating func touch(button: Int, ofAlertView alert: ObjectID) throws(Fault) {
    try tellAlertDelegate(of: alert, alertKind(of: alert).clicked, button)
    try dismissAlert(alert, button: button)
  }

  fileprivate mutating func dismissAlert(_ alert: ObjectID, button: Int) throws(Fault) {
    guard let place = simulation.interface.alertViews.firstIndex(of: alert) else { return }
    let kind = alertKind(of: alert)
    try tellAlertDelegate(of: alert, kind.willDismiss, button)
    simulation.interface.alertViews.remove(at: place)
    try tellAlertDelegate(of: alert, kind.didDismiss, button)
    try release(alert, from: .framework)
  }

  private func alertKind(of alert: ObjectID) -> AlertKind {
    simulation.isKind(alert, of: "UIActionSheet") ? .sheet : .alert
  }

  private mutating func tellAlertDelegate(
    of alert: ObjectID, _ selector: Selector, _ button: Int? = nil
  ) throws(Fault) {
    try tell("delegate", of: alert, selector, button.map { [.int($0)] } ?? [])
  }

  fileprivate mutating func textField(_ place: Int, of alert: ObjectID) throws(Fault) -> Value {
    guard let list = try part("textFields", of: alert, "NSMutableArray").object,
      (0..<mostTextFields(of: alert)).contains(place)
    else { return .none }
    while elements(of: list).count <= place {
      let field = try makeView("UITextField", frame: Rect())
      try append(.object(field), to: list)
      try release(field, from: .framework)
    }
    return elements(of: list)[place]
  }

  /// `UIAlertViewStyle`: none, one that hides what is typed, one plain, or both.
  private func mostTextFields(of alert: ObjectID) -> Int {
    switch simulation.field(named: "alertViewStyle", of: alert)?.integer {
    case 1, 2: 1
    case 3: 2
    default: 0
    }
  }
}
