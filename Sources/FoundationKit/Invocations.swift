import ObjectModel
import ObjectRuntime
import Syntax

// Messages as objects: what `forwardInvocation:` is given.
extension FrameworkClass {
  /// A signature knows how many arguments there are, the receiver and the selector counted; their
  /// types are not looked at.
  static let methodSignature = FrameworkClass(
    "NSMethodSignature",
    properties: [.stored("numberOfArguments", .int)],
    classMethods: [
      "signatureWithObjCTypes:": Method { turn, _, arguments throws(Fault) in
        let codes = TypeCodes.count(in: turn.text(arguments.first))
        return try turn.makeSignature(ofArguments: max(0, codes - 1))
      }
    ])

  /// `NSInvocation` neither copies nor checks its arguments; it does not keep its target.
  static let invocation = FrameworkClass(
    "NSInvocation",
    properties: [
      .kept("methodSignature"), .stored("selector", .selector),
      .stored("target", .object, .unowned),
    ],
    methods: [
      "invoke": .action { turn, me, _ throws(Fault) in
        try turn.invoke(me, on: turn.simulation.field(named: "target", of: me) ?? .none)
      },
      "invokeWithTarget:": .action { turn, me, arguments throws(Fault) in
        try turn.setValue(arguments[0], forKey: "target", of: me)
        try turn.invoke(me, on: arguments[0])
      },
      "retainArguments": .doesNothing,
      "getArgument:atIndex:": .action { turn, me, arguments throws(Fault) in
        let value = try turn.argument(arguments[1].integer, of: me)
        try turn.assign(value, through: arguments[0])
      },
      "setArgument:atIndex:": .action { turn, me, arguments throws(Fault) in
        let value = try turn.read(through: arguments[0])
        try turn.setArgument(arguments[1].integer, to: value, of: me)
      },
      "getReturnValue:": .action { turn, me, arguments throws(Fault) in
        let result = turn.simulation.invocation(me)?.result ?? Value.none
        try turn.assign(result, through: arguments[0])
      },
      "setReturnValue:": .action { turn, me, arguments throws(Fault) in
        var invoked = turn.simulation.invocation(me) ?? Invoked()
        invoked.result = try turn.read(through: arguments[0])
        turn.simulation.setInvocation(invoked, of: me)
      },
    ],
    classMethods: [
      "invocationWithMethodSignature:": Method { turn, _, arguments throws(Fault) in
        let id = try turn.allocateAutoreleased("NSInvocation")
        try turn.setValue(arguments[0], forKey: "methodSignature", of: id)
        return .object(id)
      }
    ])

  /// The steps by which an unknown message is forwarded, as the root class answers them: nobody
  /// takes it, and the last step raises (Objective-C Runtime Programming Guide, "Message
  /// Forwarding").
  static let forwardingMethods: [Selector: Method] = [
    "forwardingTargetForSelector:": Method { _, _, _ throws(Fault) in .none },
    "methodSignatureForSelector:": Method { turn, me, arguments throws(Fault) in
      guard case .selector(let selector) = arguments[0], turn.responds(me, to: selector) else {
        return .none
      }
      return try turn.makeSignature(ofArguments: selector.arity + 2)
    },
    "forwardInvocation:": Method { turn, me, arguments throws(Fault) in
      guard let id = arguments[0].object,
        case .selector(let selector)? = turn.simulation.field(named: "selector", of: id)
      else { return .none }
      throw turn.unrecognized(selector, sentTo: me)
    },
    "doesNotRecognizeSelector:": Method { turn, me, arguments throws(Fault) in
      guard case .selector(let selector) = arguments[0] else { return .none }
      throw turn.unrecognized(selector, sentTo: me)
    },
  ]
}

extension Turn {
  /// The count is that of a device: the receiver and the selector are the first two.
  mutating func makeSignature(ofArguments count: Int) throws(Fault) -> Value {
    let id = try allocateAutoreleased("NSMethodSignature")
    try setValue(.int(count), forKey: "numberOfArguments", of: id)
    return .object(id)
  }

  /// Sends the message to a target and keeps the answer for `getReturnValue:`.
  fileprivate mutating func invoke(_ invocation: ObjectID, on target: Value) throws(Fault) {
    guard case .selector(let selector)? = simulation.field(named: "selector", of: invocation) else {
      return
    }
    var invoked = simulation.invocation(invocation) ?? Invoked()
    invoked.result = try send(selector, to: target, invoked.arguments)
    simulation.setInvocation(invoked, of: invocation)
  }

  /// The receiver is the first argument, the selector the second.
  /// As in `NSInvocation`, whose own arguments begin at 2.
  fileprivate func argument(_ place: Int, of invocation: ObjectID) throws(Fault) -> Value {
    switch place {
    case 0: return simulation.field(named: "target", of: invocation) ?? .none
    case 1: return simulation.field(named: "selector", of: invocation) ?? .none
    default:
      let arguments = simulation.invocation(invocation)?.arguments ?? []
      guard place > 1, arguments.indices.contains(place - 2) else {
        throw .invalidArgument(
          "-[NSInvocation getArgument:atIndex:]: index (\(place)) out of bounds "
            + "[-1, \(arguments.count + 1)]")
      }
      return arguments[place - 2]
    }
  }

  /// Sets the receiver, the selector or one of 64 arguments at most; other places are left alone,
  /// so that a wild index does not fill the heap.
  fileprivate mutating func setArgument(
    _ place: Int, to value: Value, of invocation: ObjectID
  ) throws(Fault) {
    if place == 0 || place == 1 {
      return try setValue(value, forKey: place == 0 ? "target" : "selector", of: invocation)
    }
    guard (2..<66).contains(place) else { return }
    var invoked = simulation.invocation(invocation) ?? Invoked()
    while invoked.arguments.count <= place - 2 { invoked.arguments.append(.none) }
    invoked.arguments[place - 2] = value
    simulation.setInvocation(invoked, of: invocation)
  }
}

/// The codes of `@encode`, one after the other: `v@:i`.
enum TypeCodes {
  /// How many types there are, that of the result among them.
  /// Type encodings: what lies in braces counts once, and qualifiers and offsets not at all.
  static func count(in text: String) -> Int {
    var (count, depth) = (0, 0)
    for character in text {
      switch character {
      case "{", "(", "[":
        if depth == 0 { count += 1 }
        depth += 1
      case "}", ")", "]": depth -= 1
      case "r", "n", "N", "o", "O", "R", "V", "^", "?", "0"..."9": break
      default: if depth == 0 { count += 1 }
      }
    }
    return count
  }
}
