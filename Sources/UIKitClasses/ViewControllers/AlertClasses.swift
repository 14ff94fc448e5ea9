import FoundationKit
import InterfaceModel
import ObjectModel
import ObjectRuntime
import Simulator
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
