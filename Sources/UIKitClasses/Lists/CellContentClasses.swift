import Lists
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax
import UIKitAPI

// What cells are told to show from iOS 14 on, and what a swipe over a row offers from 11 on.
//
// A configuration is a value: a cell answers a copy, and shows another only when it is given one
// (Apple's pages of UIListContentConfiguration and of UITableViewCell.contentConfiguration).
extension FrameworkClass {
  static let cellContentClasses: [FrameworkClass] = [
    declared("UIListContentTextProperties", since: UIKitVersion(14), methods: copying),
    declared("UIListContentImageProperties", since: UIKitVersion(14), methods: copying),
    declared(
      "UIListContentConfiguration", since: UIKitVersion(14),
      methods: copying.merging(textProperties) { $1 },
      classMethods: Dictionary(
        uniqueKeysWithValues: ["cell", "subtitleCell", "valueCell", "plainHeader", "groupedHeader"]
          .map { (Selector($0 + "Configuration"), .making([])) })),
    declared(
      "UIBackgroundConfiguration", since: UIKitVersion(14), methods: copying,
      classMethods: Dictionary(
        uniqueKeysWithValues: ["clear", "listPlainCell", "listGroupedCell"].map {
          (Selector($0 + "Configuration"), .making([]))
        })),
    declared("UIViewConfigurationState", since: UIKitVersion(14)),
    declared(
      "UICellConfigurationState", of: "UIViewConfigurationState", since: UIKitVersion(14)),
    FrameworkClass(
      "UIContextualAction", since: UIKitVersion(11),
      properties: [
        .stored("style", .int).readOnly, .stored("handler", .object, .copy).readOnly,
        .stored("title", .object, .copy), .stored("backgroundColor"), .stored("image"),
      ],
      classMethods: [
        "contextualActionWithStyle:title:handler:": .making(["style", "title", "handler"])
      ]),
    FrameworkClass(
      "UISwipeActionsConfiguration", since: UIKitVersion(11),
      properties: [
        .stored("actions", .object, .copy).readOnly,
        .stored("performsFirstActionWithFullSwipe", .bool, initially: .bool(true)),
      ],
      classMethods: [
        "configurationWithActions:": .making(["actions"])
      ]),
  ]

  static let cellContents: [Property] = [
    .stored("contentConfiguration"), .stored("backgroundConfiguration", .object, .copy),
    .stored("automaticallyUpdatesContentConfiguration", .bool, initially: .bool(true)),
    .stored("configurationUpdateHandler", .object, .copy),
    .computed("configurationState", isReadOnly: true),
  ]

  static let cellContentVersions = [
    "contentConfiguration": UIKitVersion(14), "backgroundConfiguration": UIKitVersion(14),
    "automaticallyUpdatesContentConfiguration": UIKitVersion(14),
    "configurationUpdateHandler": UIKitVersion(15),
  ]

  static let cellContentMethods: [Selector: Method] = [
    "contentConfiguration": .copied("contentConfiguration"),
    "backgroundConfiguration": .copied("backgroundConfiguration"),
    "setContentConfiguration:": .action(since: UIKitVersion(14)) {
      turn, me, arguments throws(Fault) in
      try turn.configure(cell: me, arguments[0])
    },
    "configurationState": .answer(since: UIKitVersion(14)) { turn, me, _ throws(Fault) in
      try turn.configurationState(of: me)
    },
    "setNeedsUpdateConfiguration": .action(since: UIKitVersion(14)) { turn, me, _ throws(Fault) in
      try turn.updateConfiguration(of: me)
    },
    "updateConfigurationUsingState:": .action(since: UIKitVersion(14)) {
      turn, me, arguments throws(Fault) in
      try turn.update(cell: me, for: arguments[0])
    },
  ]

  private static let textProperties: [Selector: Method] = [
    "textProperties": .properties("textProperties", "UIListContentTextProperties"),
    "secondaryTextProperties": .properties(
      "secondaryTextProperties", "UIListContentTextProperties"),
    "imageProperties": .properties("imageProperties", "UIListContentImageProperties"),
    "updatedConfigurationForState:": .answer(since: UIKitVersion(14)) { turn, me, _ throws(Fault) in
      .object(try turn.copyOfDeclared(me))
    },
  ]

  private static let copying: [Selector: Method] = [
    "copyWithZone:": .answer(since: UIKitVersion(14)) { turn, me, _ throws(Fault) in
      .object(try turn.copyOfDeclared(me))
    }
  ]
}

extension FrameworkClass.Method {
  fileprivate static func copied(_ name: String) -> FrameworkClass.Method {
    answer(since: UIKitVersion(14)) { turn, me, _ throws(Fault) in
      guard let held = turn.simulation.field(named: name, of: me)?.object else { return .none }
      guard turn.responds(.object(held), to: "copyWithZone:") else { return .object(held) }
      return try turn.send("copyWithZone:", to: .object(held), [.none], from: .uikit)
    }
  }

  fileprivate static func properties(_ name: String, _ type: String) -> FrameworkClass.Method {
    answer(since: UIKitVersion(14)) { turn, me, _ throws(Fault) in
      try turn.part(name, of: me, type)
    }
  }
}
