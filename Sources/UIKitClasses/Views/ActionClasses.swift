import InterfaceModel
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

// Actions that are closures: a control owns them, as it owns no target.
extension FrameworkClass {
  static let actionClasses: [FrameworkClass] = [
    FrameworkClass(
      "UIMenuElement", since: UIKitVersion(13),
      properties: [.stored("title"), .stored("subtitle")],
      younger: ["subtitle": UIKitVersion(15)]),
    menu,
    FrameworkClass(
      "UIAction", of: "UIMenuElement", since: UIKitVersion(13),
      properties: [
        .stored("image"), .kept("identifier"), .stored("discoverabilityTitle"),
        .stored("attributes", .int), .stored("state", .int),
        .stored("sender", .object, .weak).readOnly,
        .stored("handler", .object, .copy).hidden,
      ],
      younger: ["sender": UIKitVersion(14)],
      methods: [
        "identifier": .dynamicIdentifier("com.apple.action.dynamic."),
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
        "_actionWithTitle:subtitle:image:identifier:discoverabilityTitle:attributes:state:handler:":
          .making([
            "title", "subtitle", "image", "identifier", "discoverabilityTitle", "attributes",
            "state", "handler",
          ]),
      ]),
  ]

  static let controlActions: [Selector: Method] = [
    "initWithFrame:primaryAction:": .answer(since: UIKitVersion(14)) {
      turn, me, arguments throws(Fault) in
      let frame: Value = if case .rect = arguments[0] { arguments[0] } else { .rect(Rect()) }
      let made = try turn.send("initWithFrame:", to: .object(me), [frame], from: .uikit)
      if let control = made.object { try turn.setPrimaryAction(arguments[1], of: control) }
      return made
    },
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
    "removeActionForIdentifier:forControlEvents:": .action(since: UIKitVersion(14)) {
      turn, me, arguments throws(Fault) in
      let wanted = turn.simulation.text(of: arguments[0])
      let actions = (turn.simulation.interface.targets[me] ?? []).filter(\.isOwned)
        .compactMap(\.target)
      for action in actions
      where turn.simulation.field(named: "identifier", of: action)
        .flatMap(turn.simulation.text) == wanted
      {
        try turn.remove(action: action, from: me)
      }
    },
    "sendAction:": .action(since: UIKitVersion(14)) { turn, me, arguments throws(Fault) in
      if let action = arguments[0].object { try turn.run(action: action, from: .object(me)) }
    },
  ]

  /// A button whose action is run by a touch, and that shows its title.
  static let buttonWithAction = Method(since: UIKitVersion(14)) {
    turn, type, arguments throws(Fault) in
    let made = try turn.send("buttonWithType:", to: type, [arguments[0]], from: .uikit)
    if let button = made.object { try turn.setPrimaryAction(arguments[1], of: button) }
    return made
  }
}

/// `UIControlEventPrimaryActionTriggered`.
private let primaryEvent = 8192

extension Turn {
  /// What a control does for a person: a button, which shows the action's title, when it is touched,
  /// all others when their value has changed.
  fileprivate mutating func setPrimaryAction(
    _ action: Value, of control: ObjectID
  ) throws(Fault) {
    guard let action = action.object else { return }
    let isButton = simulation.isKind(control, of: "UIButton")
    if isButton {
      let title = simulation.field(named: "title", of: action) ?? .none
      try setValue(title, forKey: "title", of: control)
    }
    let event: ControlEvents = isButton ? .touchUpInside : .valueChanged
    try add(action: action, to: control, for: event.rawValue | primaryEvent)
  }

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
