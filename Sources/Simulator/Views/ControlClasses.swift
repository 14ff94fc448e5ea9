/// What a control tells when a person uses it; it does not own the target.
struct TargetAction: Hashable, Sendable {
  /// Nil sends the action up the responder chain, to the controller on screen.
  var target: ObjectID?
  var action: Selector
  /// The bits of `UIControlEvents`.
  var events: Int
}

extension FrameworkClass {
  /// Controls: what they hold, and whom they tell.
  static let controlClasses: [FrameworkClass] = [
    FrameworkClass(
      "UIControl", of: "UIView",
      properties: [
        .stored("enabled", .bool, getter: "isEnabled"),
        .stored("selected", .bool, getter: "isSelected"),
        .stored("highlighted", .bool, getter: "isHighlighted"),
      ], methods: targetActions),
    FrameworkClass(
      "UITextField", of: "UIControl",
      properties: [
        .content("text"), .stored("placeholder", .object, .copy),
        .stored("delegate", .object, .unowned), .stored("textColor"), .stored("font"),
        .stored("secureTextEntry", .bool, getter: "isSecureTextEntry"),
      ]),
    FrameworkClass(
      "UISwitch", of: "UIControl", properties: [.content("on", .bool, getter: "isOn")]),
    FrameworkClass(
      "UISlider", of: "UIControl",
      properties: [
        .content("value", .real), .stored("minimumValue", .real), .stored("maximumValue", .real),
      ]),
    FrameworkClass(
      "UISegmentedControl", of: "UIControl", properties: [.content("selectedSegmentIndex", .int)]),
    button,
    FrameworkClass(
      "UIGestureRecognizer",
      properties: [
        .stored("enabled", .bool, getter: "isEnabled"), .stored("delegate", .object, .unowned),
      ],
      methods: [
        "initWithTarget:action:": .answer { _, me, _ throws(Fault) in .object(me) }
      ]),
    FrameworkClass("UITapGestureRecognizer", of: "UIGestureRecognizer"),
    FrameworkClass("UIPanGestureRecognizer", of: "UIGestureRecognizer"),
    FrameworkClass("UISwipeGestureRecognizer", of: "UIGestureRecognizer"),
    FrameworkClass(
      "UIBarButtonItem",
      properties: [
        .stored("title", .object, .copy), .stored("enabled", .bool, getter: "isEnabled"),
        .stored("target", .object, .unowned), .stored("action", .selector),
      ],
      methods: [
        "initWithTitle:style:target:action:": .answer { turn, me, arguments throws(Fault) in
          try turn.send("setTitle:", to: .object(me), [arguments[0]], from: .uikit)
          return try turn.aim(me, arguments)
        },
        "initWithBarButtonSystemItem:target:action:": .answer { turn, me, arguments throws(Fault) in
          try turn.aim(me, arguments)
        },
      ]),
    FrameworkClass(
      "UINavigationItem",
      properties: [
        .stored("title", .object, .copy), .stored("rightBarButtonItem"),
        .stored("leftBarButtonItem"), .stored("titleView"), .stored("prompt", .object, .copy),
      ]),
  ]

  private static let targetActions: [Selector: Method] = [
    "addTarget:action:forControlEvents:": .action { turn, me, arguments throws(Fault) in
      guard case .selector(let action) = arguments[1] else { return }
      turn.simulation.targets[me, default: []].append(
        TargetAction(target: arguments[0].object, action: action, events: arguments[2].integer))
    },
    "removeTarget:action:forControlEvents:": .action { turn, me, arguments throws(Fault) in
      turn.simulation.targets[me]?.removeAll { entry in
        (arguments[0] == .none || entry.target == arguments[0].object)
          && (arguments[1] == .none || .selector(entry.action) == arguments[1])
      }
    },
    "sendActionsForControlEvents:": .action { turn, me, arguments throws(Fault) in
      try turn.sendActions(of: me, for: arguments[0].integer)
    },
  ]

  private static let button = FrameworkClass(
    "UIButton", of: "UIControl",
    properties: [.stored("title", .object, .copy), .stored("tintColor")],
    methods: [
      "setTitle:forState:": .action { turn, me, arguments throws(Fault) in
        try turn.send("setTitle:", to: .object(me), [arguments.first ?? .none], from: .uikit)
      },
      "titleForState:": .answer { turn, me, _ throws(Fault) in
        try turn.send("title", to: .object(me), from: .uikit)
      },
      "setTitleColor:forState:": .action { _, _, _ throws(Fault) in },
    ],
    classMethods: [
      "buttonWithType:": Method { turn, type, _ throws(Fault) in
        guard case .type(let type) = type else { return .none }
        let button = try turn.makeView(turn.simulation[type].name, frame: Rect())
        turn.hand(button, toPoolFrom: .framework)
        return .object(button)
      }
    ])
}

extension Turn {
  /// Sends a control's actions, in the order in which they were added.
  mutating func sendActions(of control: ObjectID, for events: Int) throws(Fault) {
    for entry in simulation.targets[control] ?? [] where entry.events & events != 0 {
      let target = entry.target ?? simulation.rootViewController(of: simulation.window)
      guard let target else { continue }
      let arguments: [Value] = entry.action.arity == 0 ? [] : [.object(control)]
      try send(entry.action, to: .object(target), arguments, from: .uikit)
    }
  }

  fileprivate mutating func aim(_ item: ObjectID, _ arguments: [Value]) throws(Fault) -> Value {
    let (target, action) = (arguments[arguments.count - 2], arguments[arguments.count - 1])
    try send("setTarget:", to: .object(item), [target], from: .uikit)
    if case .selector = action { try send("setAction:", to: .object(item), [action], from: .uikit) }
    return .object(item)
  }
}
