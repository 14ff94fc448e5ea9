import FoundationKit
import InterfaceModel
import ObjectModel
import ObjectRuntime
import Syntax

extension FrameworkClass {
  /// Alerts and action sheets that are view controllers, and what their buttons are.
  static let alertClasses: [FrameworkClass] = [
    FrameworkClass(
      "UIAlertAction", since: UIKitVersion(8),
      properties: [
        .kept("title"), .stored("style", .int).readOnly, .flag("enabled", initially: true),
        .stored("handler", .object, .copy).hidden,
      ],
      classMethods: [
        "actionWithTitle:style:handler:": .making(["title", "style", "handler"])
      ]),
    FrameworkClass(
      "UIAlertController", of: "UIViewController", since: UIKitVersion(8),
      properties: [
        .stored("message", .object, .copy), .stored("preferredStyle", .int).readOnly,
        .kept("actions"), .kept("textFields"), .stored("preferredAction"),
      ],
      younger: ["preferredAction": UIKitVersion(9)],
      methods: [
        "actions": .answer { turn, me, _ throws(Fault) in
          try turn.makeArray(turn.elements(try turn.part("actions", of: me, "NSMutableArray")))
        },
        "addAction:": .action { turn, me, arguments throws(Fault) in
          try turn.addAction(arguments[0], to: me)
        },
        "textFields": .answer { turn, me, _ throws(Fault) in
          guard let fields = turn.simulation.field(named: "textFields", of: me),
            fields != .none
          else { return .none }
          return try turn.makeArray(turn.elements(fields))
        },
        "addTextFieldWithConfigurationHandler:": .action { turn, me, arguments throws(Fault) in
          try turn.addTextField(to: me, configuredBy: arguments[0])
        },
      ],
      classMethods: [
        "alertControllerWithTitle:message:preferredStyle:": .making([
          "title", "message", "preferredStyle",
        ])
      ]),
  ]
}

extension Property {
  /// The same property, which only the framework sets.
  var readOnly: Property {
    var property = self
    property.isReadOnly = true
    return property
  }
}

extension FrameworkClass.Method {
  /// Makes an object of the class that is asked, or of one below it, and keeps the arguments under
  /// these keys.
  static func making(
    _ keys: [String], since: UIKitVersion = .oldest
  ) -> FrameworkClass.Method {
    FrameworkClass.Method(since: since) { turn, type, arguments throws(Fault) in
      guard case .type(let type) = type else { return .none }
      let id = try turn.allocateAutoreleased(turn.simulation.classes[outline: type].name)
      guard let made = try turn.send("init", to: .object(id), from: .uikit).object else {
        return .none
      }
      for (key, argument) in zip(keys, arguments) {
        try turn.setValue(argument, forKey: key, of: made)
      }
      return .object(made)
    }
  }
}

/// `UIAlertActionStyle` and `UIAlertControllerStyle`, as far as rules ask for them.
private let cancelStyle = 1
private let actionSheetStyle = 0

extension Simulation {
  /// The style in which an alert or a search is presented, whatever was set; nil for who is none.
  func alertStyle(of id: ObjectID) -> PresentationStyle? {
    if isKind(id, of: "UISearchController") { return .custom }
    guard isKind(id, of: "UIAlertController") else { return nil }
    return device == .ipad && isActionSheet(id) ? .popover : .custom
  }

  func isActionSheet(_ id: ObjectID) -> Bool {
    field(named: "preferredStyle", of: id)?.integer == actionSheetStyle
  }
}

extension Turn {
  fileprivate mutating func addAction(_ action: Value, to alert: ObjectID) throws(Fault) {
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

  fileprivate mutating func addTextField(
    to alert: ObjectID, configuredBy block: Value
  ) throws(Fault) {
    if simulation.isActionSheet(alert) {
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

  /// A finger on a button of an alert: the alert goes, then the button's handler runs.
  mutating func touch(action: ObjectID, of alert: ObjectID) throws(Fault) {
    guard simulation.field(named: "enabled", of: action)?.isTrue == true else { return }
    let handler = simulation.field(named: "handler", of: action) ?? .none
    try dismiss(from: alert, animated: true, completion: handler, telling: action)
  }
}
