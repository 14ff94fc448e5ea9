import InterfaceModel
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

// Actions that are closures: a control owns them, as it owns no target.
extension FrameworkClass {
  static let actionClasses: [FrameworkClass] = [
    FrameworkClass("UIMenuElement", since: UIKitVersion(13), properties: [.kept("title")]),
    FrameworkClass(
      "UIAction", of: "UIMenuElement", since: UIKitVersion(13),
      properties: [
        .kept("image"), .kept("identifier"), .stored("sender", .object, .weak).readOnly,
        .stored("handler", .object, .copy).hidden,
      ],
      younger: ["sender": UIKitVersion(14)],
      methods: [
        "performWithSender:target:": .action(since: UIKitVersion(16)) {
          turn, me, arguments throws(Fault) in
          try turn.run(action: me, from: arguments[0])
        },
        "_runFrom:": .action { turn, me, arguments throws(Fault) in
          try turn.run(action: me, from: arguments[0])
        },
      ],
      classMethods: [
        "actionWithHandler:": .making(["handler"], since: UIKitVersion(14)),
        "actionWithTitle:image:identifier:handler:": .making([
          "title", "image", "identifier", "handler",
        ]),
      ]),
  ]

  static let controlActions: [Selector: Method] = [
    "addAction:forControlEvents:": .action(since: UIKitVersion(14)) {
      turn, me, arguments throws(Fault) in
      if let action = arguments[0].object {
        try turn.add(action: action, to: me, for: arguments[1].integer)
      }
    },
    "removeAction:forControlEvents:": .action(since: UIKitVersion(14)) {
      turn, me, arguments throws(Fault) in
      if let action = arguments[0].object { try turn.remove(action: action, from: me) }
    },
    "sendAction:": .action(since: UIKitVersion(14)) { turn, me, arguments throws(Fault) in
      if let action = arguments[0].object { try turn.run(action: action, from: .object(me)) }
    },
  ]

  /// A button whose action is run by a touch, and that shows its title.
  static let buttonWithAction = Method(since: UIKitVersion(14)) {
    turn, type, arguments throws(Fault) in
    let made = try turn.send("buttonWithType:", to: type, [arguments[0]], from: .uikit)
    guard let button = made.object, let action = arguments[1].object else { return made }
    let title = turn.simulation.field(named: "title", of: action) ?? .none
    try turn.setValue(title, forKey: "title", of: button)
    try turn.add(
      action: action, to: button, for: ControlEvents.touchUpInside.rawValue | primaryEvent)
    return made
  }
}

/// `UIControlEventPrimaryActionTriggered`.
private let primaryEvent = 8192

extension Turn {
  fileprivate mutating func add(
    action: ObjectID, to control: ObjectID, for events: Int
  ) throws(Fault) {
    try retain(action, as: .field(control, "actions"))
    simulation.interface.targets[control, default: []].append(
      TargetAction(target: action, action: "_runFrom:", events: events, isOwned: true))
  }

  fileprivate mutating func remove(action: ObjectID, from control: ObjectID) throws(Fault) {
    try forgetTargets(of: control) { $0.isOwned && $0.target == action }
  }
}
