import FoundationKit
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

// Menus of buttons and bar items: Apple's page of UIMenu.
extension FrameworkClass {
  static let menu = FrameworkClass(
    "UIMenu", of: "UIMenuElement", since: UIKitVersion(13),
    properties: [
      .stored("children", .object, .copy), .stored("options", .int), .kept("identifier"),
      .stored("image"),
    ],
    methods: [
      "identifier": .dynamicIdentifier("com.apple.menu.dynamic."),
      "menuByReplacingChildren:": .answer { turn, me, arguments throws(Fault) in
        let copy = try turn.allocateAutoreleased("UIMenu")
        try turn.send("identifier", to: .object(me), from: .uikit)
        for key in ["title", "image", "identifier", "options"] {
          let value = turn.simulation.field(named: key, of: me) ?? .none
          try turn.setField(key, to: value, of: copy)
        }
        try turn.setField("children", to: arguments[0], of: copy)
        return .object(copy)
      },
      "selectedElements": .answer(since: UIKitVersion(15)) { turn, me, _ throws(Fault) in
        let children = turn.elements(turn.simulation.field(named: "children", of: me))
        return try turn.makeArray(
          children.filter { child in
            child.object.flatMap { turn.simulation.field(named: "state", of: $0) }?.integer == 1
          })
      },
    ],
    classMethods: [
      "menuWithChildren:": .making(["children"], since: UIKitVersion(16)),
      "menuWithTitle:children:": .making(["title", "children"]),
      "menuWithTitle:image:identifier:options:children:": .making([
        "title", "image", "identifier", "options", "children",
      ]),
      "_menuWithTitle:subtitle:image:identifier:options:children:": .making([
        "title", "subtitle", "image", "identifier", "options", "children",
      ]),
    ])

  /// What a button or bar item keeps of its menu; the last is the one that is open.
  static let menuProperties: [Property] = [
    .stored("menu"), .stored("showsMenuAsPrimaryAction", .bool),
    .stored("changesSelectionAsPrimaryAction", .bool), .stored("openMenu").hidden,
  ]

  static let menuVersions = [
    "menu": UIKitVersion(14), "showsMenuAsPrimaryAction": UIKitVersion(14),
    "changesSelectionAsPrimaryAction": UIKitVersion(15),
  ]
}

extension FrameworkClass.Method {
  /// The identifier that an element of a menu was given; one that got none makes its own.
  static func dynamicIdentifier(_ prefix: String) -> FrameworkClass.Method {
    answer { turn, me, _ throws(Fault) in
      let given = turn.simulation.field(named: "identifier", of: me) ?? .none
      if given != .none { return given }
      let digits = String(me.index, radix: 16, uppercase: true)
      let own =
        prefix + "00000000-0000-4000-8000-"
        + String(repeating: "0", count: max(0, 12 - digits.count)) + digits
      try turn.setField("identifier", to: .string(own), of: me)
      return .string(own)
    }
  }
}
