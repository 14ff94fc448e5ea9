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
    .stored("contentConfiguration", .object, .copy),
    .stored("backgroundConfiguration", .object, .copy),
  ]

  static let cellContentVersions = [
    "contentConfiguration": UIKitVersion(14), "backgroundConfiguration": UIKitVersion(14),
  ]

  static let cellContentMethods: [Selector: Method] = [
    "contentConfiguration": .copied("contentConfiguration"),
    "backgroundConfiguration": .copied("backgroundConfiguration"),
  ]

  private static let textProperties: [Selector: Method] = [
    "textProperties": .properties("textProperties", "UIListContentTextProperties"),
    "secondaryTextProperties": .properties(
      "secondaryTextProperties", "UIListContentTextProperties"),
    "imageProperties": .properties("imageProperties", "UIListContentImageProperties"),
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
      return try turn.send("copyWithZone:", to: .object(held), [.none], from: .uikit)
    }
  }

  fileprivate static func properties(_ name: String, _ type: String) -> FrameworkClass.Method {
    answer(since: UIKitVersion(14)) { turn, me, _ throws(Fault) in
      try turn.part(name, of: me, type)
    }
  }
}
