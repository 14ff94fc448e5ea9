import FoundationKit
import InterfaceModel
package import ObjectModel
package import ObjectRuntime
import Syntax

/// What the delegate of an alert view or an action sheet is told by.
private enum AlertKind: String {
  case alert = "alertView"
  case sheet = "actionSheet"

  /// Both kinds have the same five messages under different names.
  var willPresent: Selector { Selector("willPresent\(capitalized):") }
  var didPresent: Selector { Selector("didPresent\(capitalized):") }
  var clicked: Selector { Selector("\(rawValue):clickedButtonAtIndex:") }
  var willDismiss: Selector { Selector("\(rawValue):willDismissWithButtonIndex:") }
  var didDismiss: Selector { Selector("\(rawValue):didDismissWithButtonIndex:") }

  /// As the names of the messages that begin with another word have it.
  private var capitalized: String { self == .alert ? "AlertView" : "ActionSheet" }
}

extension Simulation {
  /// The titles of its buttons, by their numbers.
  package func buttons(ofAlert id: ObjectID) -> [Value] {
    field(named: "buttons", of: id).flatMap(elements) ?? []
  }

  /// The first button with no special role, -1 where there is none, as `firstOtherButtonIndex`
  /// answers.
  package func firstOtherButton(ofAlert id: ObjectID) -> Int {
    let special = ["cancelButtonIndex", "destructiveButtonIndex"].map {
      field(named: $0, of: id)?.integer
    }
    return buttons(ofAlert: id).indices.first { !special.contains($0) } ?? -1
  }
}

extension Turn {
  /// The titles end with the first nil.
  package mutating func begin(
    _ alert: ObjectID, title: Value, delegate: Value, buttons: [Value]
  ) throws(Fault) {
    try setValue(title, forKey: "title", of: alert)
    try setValue(delegate, forKey: "delegate", of: alert)
    guard let list = try part("buttons", of: alert, "NSMutableArray").object else { return }
    for button in buttons where button != .none { try append(button, to: list) }
  }

  /// Its window keeps it until a button was touched.
  package mutating func showAlert(_ alert: ObjectID) throws(Fault) {
    guard !simulation.interface.alertViews.contains(alert) else { return }
    try retain(alert, as: .framework)
    simulation.interface.alertViews.append(alert)
    let kind = alertKind(of: alert)
    try tellAlertDelegate(of: alert, kind.willPresent)
    try tellAlertDelegate(of: alert, kind.didPresent)
  }

  /// A finger on a button: the delegate hears of it, and then of the end.
  package mutating func touch(button: Int, ofAlertView alert: ObjectID) throws(Fault) {
    try tellAlertDelegate(of: alert, alertKind(of: alert).clicked, button)
    try dismissAlert(alert, button: button)
  }

  /// Told before and after it goes; an alert that is not shown does nothing.
  package mutating func dismissAlert(_ alert: ObjectID, button: Int) throws(Fault) {
    guard let place = simulation.interface.alertViews.firstIndex(of: alert) else { return }
    let kind = alertKind(of: alert)
    try tellAlertDelegate(of: alert, kind.willDismiss, button)
    simulation.interface.alertViews.remove(at: place)
    try tellAlertDelegate(of: alert, kind.didDismiss, button)
    try release(alert, from: .framework)
  }

  /// The kind decides who is told by which message.
  private func alertKind(of alert: ObjectID) -> AlertKind {
    simulation.isKind(alert, of: "UIActionSheet") ? .sheet : .alert
  }

  /// With the button's number where there is one.
  private mutating func tellAlertDelegate(
    of alert: ObjectID, _ selector: Selector, _ button: Int? = nil
  ) throws(Fault) {
    try tell("delegate", of: alert, selector, button.map { [.int($0)] } ?? [])
  }

  /// A text field of the alert, made when it is first asked for; nil beyond those that the style
  /// has.
  package mutating func textField(_ place: Int, of alert: ObjectID) throws(Fault) -> Value {
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
