import Lists
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

// How buttons look from iOS 15 on: Apple's pages of UIButton.Configuration and of
// UIButton.configurationUpdateHandler.
extension FrameworkClass {
  static let buttonConfiguration = declared(
    "UIButtonConfiguration", since: UIKitVersion(15),
    methods: [
      "copyWithZone:": .answer { turn, me, _ throws(Fault) in
        .object(try turn.copyOfDeclared(me))
      },
      "background": .answer { turn, me, _ throws(Fault) in
        try turn.part("background", of: me, "UIBackgroundConfiguration")
      },
      "updatedConfigurationForButton:": .answer { turn, me, _ throws(Fault) in
        .object(try turn.copyOfDeclared(me))
      },
    ],
    classMethods: Dictionary(
      uniqueKeysWithValues: [
        "plain", "tinted", "gray", "filled", "borderless", "bordered", "borderedTinted",
        "borderedProminent",
      ].map { (Selector($0 + "ButtonConfiguration"), .making([])) }))

  static let configuredButton: [Selector: Method] = [
    "setConfiguration:": .action(since: UIKitVersion(15)) { turn, me, arguments throws(Fault) in
      let copy =
        arguments[0] == .none
        ? Value.none : try turn.send("copyWithZone:", to: arguments[0], [.none], from: .uikit)
      try turn.setField("configuration", to: copy, of: me)
      turn.layoutInputChanged(around: me)
    },
    "setConfigurationUpdateHandler:": .action(since: UIKitVersion(15)) {
      turn, me, arguments throws(Fault) in
      try turn.setField("configurationUpdateHandler", to: arguments[0], of: me)
      try turn.updateShownConfiguration(of: me)
    },
    "setNeedsUpdateConfiguration": .action(since: UIKitVersion(15)) { turn, me, _ throws(Fault) in
      try turn.updateShownConfiguration(of: me)
    },
    "updateConfiguration": .action(since: UIKitVersion(15)) { turn, me, _ throws(Fault) in
      let name = "configurationUpdateHandler"
      guard let handler = turn.simulation.field(named: name, of: me)?.object else { return }
      // What it changes of the button asks it not once more.
      turn.hold(handler)
      try turn.setField(name, to: .none, of: me)
      try turn.call(block: .object(handler), [.object(me)])
      if turn.simulation.field(named: name, of: me)?.object == nil {
        try turn.setField(name, to: .object(handler), of: me)
      }
    },
    "setEnabled:": .settingState("enabled"), "setSelected:": .settingState("selected"),
    "setHighlighted:": .settingState("highlighted"),
  ]

  /// A button that looks as a configuration says, and whose action is run by a touch.
  static let buttonWithConfiguration = Method(since: UIKitVersion(15)) {
    turn, type, arguments throws(Fault) in
    let made = try buttonWithAction.run(&turn, type, [.int(1), arguments[1]])
    try turn.send("setConfiguration:", to: made, [arguments[0]], from: .uikit)
    return made
  }
}

extension FrameworkClass.Method {
  /// A state of a button, with which its look may change.
  fileprivate static func settingState(_ name: String) -> FrameworkClass.Method {
    action { turn, me, arguments throws(Fault) in
      let old = turn.simulation.field(named: name, of: me)?.isTrue
      try turn.setField(name, to: .bool(arguments[0].isTrue), of: me)
      if old != arguments[0].isTrue { try turn.updateShownConfiguration(of: me) }
    }
  }
}
