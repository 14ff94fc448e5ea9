extension FrameworkClass {
  /// A timer: the run loop owns it while it is valid, and it owns its target.
  static let timer = FrameworkClass(
    "NSTimer",
    properties: [
      .stored("target"), .stored("userInfo"), .stored("action", .selector),
      .stored("valid", .bool, getter: "isValid"),
    ],
    methods: [
      "fire": .action { turn, me, _ throws(Fault) in try turn.fire(me) },
      "invalidate": .action { turn, me, _ throws(Fault) in try turn.invalidate(me) },
    ],
    classMethods: [
      "scheduledTimerWithTimeInterval:target:selector:userInfo:repeats:": .scheduled,
      "timerWithTimeInterval:target:selector:userInfo:repeats:": .scheduled,
    ])

  /// The row and section of a table's cell.
  static let indexPath = FrameworkClass(
    "NSIndexPath",
    properties: [.stored("row", .int), .stored("section", .int), .stored("item", .int)],
    classMethods: [
      "indexPathForRow:inSection:": Method { turn, _, arguments throws(Fault) in
        let path = try turn.allocateAutoreleased("NSIndexPath")
        for key in ["row", "item"] {
          try turn.setValue(arguments[0], forKey: key, of: path)
        }
        try turn.setValue(arguments[1], forKey: "section", of: path)
        return .object(path)
      }
    ])
}

extension FrameworkClass.Method {
  /// Nothing passes of itself in the simulated app: a timer fires when the script says `fire`.
  fileprivate static let scheduled = FrameworkClass.Method { turn, _, arguments throws(Fault) in
    let timer = try turn.allocateAutoreleased("NSTimer")
    try turn.setValue(arguments[1], forKey: "target", of: timer)
    try turn.setValue(arguments[2], forKey: "action", of: timer)
    try turn.setValue(arguments[3], forKey: "userInfo", of: timer)
    try turn.setValue(.bool(true), forKey: "valid", of: timer)
    try turn.retain(timer, as: .framework)
    return .object(timer)
  }
}

extension Turn {
  fileprivate mutating func fire(_ timer: ObjectID) throws(Fault) {
    guard try value(forKey: "valid", of: timer).isTrue,
      case .selector(let action) = try value(forKey: "action", of: timer)
    else { return }
    let target = try value(forKey: "target", of: timer)
    let arguments: [Value] = action.arity == 0 ? [] : [.object(timer)]
    try send(action, to: target, arguments, from: .uikit)
  }

  /// The run loop lets the timer go, and the timer its target.
  fileprivate mutating func invalidate(_ timer: ObjectID) throws(Fault) {
    guard try value(forKey: "valid", of: timer).isTrue else { return }
    try setValue(.bool(false), forKey: "valid", of: timer)
    try setValue(.none, forKey: "target", of: timer)
    try release(timer, from: .framework)
  }
}
