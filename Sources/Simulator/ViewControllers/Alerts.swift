import FoundationKit
import InterfaceModel
package import ObjectModel
package import ObjectRuntime
import Syntax

extension Property {
  /// The same property, which only the framework sets.
  package var readOnly: Property {
    var property = self
    property.isReadOnly = true
    return property
  }
}

/// `UIAlertActionStyle` and `UIAlertControllerStyle`, as far as rules ask for them.
private let cancelStyle = 1
private let actionSheetStyle = 0

extension Simulation {
  /// The style in which an alert or a search is presented, whatever was set; nil for who is none.
  func ownStyle(of id: ObjectID) -> PresentationStyle? {
    if isKind(id, of: "UISearchController") { return .custom }
    if isKind(id, of: "UIActivityViewController"), version >= UIKitVersion(8) {
      return device == .ipad ? .popover : version.presentsSheets ? nil : .custom
    }
    guard isKind(id, of: "UIAlertController") else { return nil }
    return device == .ipad && isActionSheet(id) ? .popover : .custom
  }

  /// The style 0. One that was not set is an action sheet.
  func isActionSheet(_ id: ObjectID) -> Bool {
    field(named: "preferredStyle", of: id)?.integer == actionSheetStyle
  }
}

extension Turn {
  /// Buttons stay in the order of adding; a second cancel button raises (§17.32).
  package mutating func addAction(_ action: Value, to alert: ObjectID) throws(Fault) {
    guard let id = action.object, let list = try part("actions", of: alert, "NSMutableArray").object
    else { return }
    let isCancel = { [simulation] (action: Value) in
      action.object.flatMap { simulation.field(named: "style", of: $0) } == .int(cancelStyle)
    }
    if isCancel(action), elements(of: list).contains(where: isCancel) {
      throw .inconsistency(
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    try append(.object(id), to: list)
  }

  /// An alert of the style for sheets refuses fields (§17.32). The block gets the field at once.
  package mutating func addTextField(
    to alert: ObjectID, configuredBy block: Value
  ) throws(Fault) {
    // A style that nobody declares stands as none.
    let mayBeAlert = simulation.isPartial && simulation.hasStoodIn
    if simulation.isActionSheet(alert), !mayBeAlert {
      throw .inconsistency(
        "Text fields can only be added to an alert controller of style "
          + "UIAlertControllerStyleAlert")
    }
    guard let list = try part("textFields", of: alert, "NSMutableArray").object else { return }
    let field = try makeView("UITextField", frame: Rect())
    try append(.object(field), to: list)
    try release(field, from: .framework)
    if block != .none { try call(block: block, [.object(field)]) }
  }

  /// An alert shows something. Only developers' memory gives the words.
  mutating func refuseEmptyAlert(_ alert: ObjectID) throws(Fault) {
    guard simulation.isKind(alert, of: "UIAlertController"), !simulation.hasStoodIn else { return }
    for key in ["title", "message"] {
      if simulation.field(named: key, of: alert) ?? .none != .none { return }
    }
    guard elements(try part("actions", of: alert, "NSMutableArray")).isEmpty else { return }
    throw .inconsistency("UIAlertController must have a title, a message or an action to display")
  }

  /// A finger on a button of an alert: the alert goes, then the button's handler runs.
  package mutating func touch(action: ObjectID, of alert: ObjectID) throws(Fault) {
    guard simulation.field(named: "enabled", of: action)?.isTrue == true else { return }
    let handler = simulation.field(named: "handler", of: action) ?? .none
    try dismiss(from: alert, animated: true, completion: handler, telling: action)
  }
}
