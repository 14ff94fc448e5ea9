import ObjectModel
import ObjectRuntime
import Syntax

extension FrameworkClass {
  /// `NSError`. From iOS 9 on its `description` has a sentence only where its `userInfo` brings one.
  static let error = FrameworkClass(
    "NSError",
    properties: [
      .stored("domain", .object, .copy), .stored("code", .int), .stored("userInfo"),
    ],
    methods: [
      "initWithDomain:code:userInfo:": .answer { turn, me, arguments throws(Fault) in
        try turn.describe(error: me, arguments)
        return .object(me)
      },
      "localizedDescription": .answer { turn, me, _ throws(Fault) in
        .string(try turn.sentence(of: me))
      },
      "localizedFailureReason": .answer { turn, me, _ throws(Fault) in
        try turn.detail("NSLocalizedFailureReason", of: me)
      },
      "description": .answer { turn, me, _ throws(Fault) in
        let domain = turn.text(try turn.send("domain", to: .object(me)))
        let code = try turn.send("code", to: .object(me)).integer
        let isOld = turn.simulation.version < UIKitVersion(9)
        let own = try turn.detail("NSLocalizedDescription", of: me)
        let sentence = isOld || own != .none ? try turn.sentence(of: me) : "(null)"
        return .string(
          "Error Domain=\(domain) Code=\(code) \"\(sentence)\"" + (try turn.details(of: me)))
      },
    ],
    classMethods: [
      "errorWithDomain:code:userInfo:": Method { turn, _, arguments throws(Fault) in
        let isOfWeb = turn.simulation.text(of: arguments[0]) == "NSURLErrorDomain"
        let id = try turn.allocateAutoreleased(isOfWeb ? "NSURLError" : "NSError")
        try turn.describe(error: id, arguments)
        return .object(id)
      }
    ])

  /// What Swift sees of an error of `NSURLErrorDomain`.
  static let urlError = FrameworkClass(
    "NSURLError", of: "NSError",
    methods: [
      "initWithURLErrorCode:": .answer { turn, me, arguments throws(Fault) in
        try turn.describe(error: me, [.string("NSURLErrorDomain"), arguments[0], .none])
        return .object(me)
      },
      "URLErrorCode": .answer { turn, me, _ throws(Fault) in try turn.value(forKey: "code", of: me)
      },
      "errorCode": .answer { turn, me, _ throws(Fault) in try turn.value(forKey: "code", of: me) },
      "failingURL": .answer { turn, me, _ throws(Fault) in
        try turn.detail("NSErrorFailingURLKey", of: me)
      },
    ])
}

extension Turn {
  /// Answers nothing for what has failed, with an error of Cocoa's where the caller has a place for
  /// it; what calls from Swift has a truth there, and the error is thrown.
  mutating func fail(
    _ code: Int, _ sentence: String, _ arguments: [Value], at place: Int
  ) throws(Fault) -> Value {
    let target = arguments.count > place ? arguments[place] : .none
    guard let type = simulation.classes.id(named: "NSError"), target != .none else { return .none }
    let details = try makeDictionary([(.string("NSLocalizedDescription"), .string(sentence))])
    let error = try send(
      "errorWithDomain:code:userInfo:", to: .type(type),
      [.string("NSCocoaErrorDomain"), .int(code), details], from: .uikit)
    guard case .bool = target, let id = error.object else {
      try assign(error, through: target)
      return .none
    }
    hold(id)
    throw .exception(name: Fault.swiftError, reason: try description(of: error), object: id)
  }

  /// Fills an error; the arguments are its domain, its code and what is known of it, in this order.
  mutating func describe(error: ObjectID, _ arguments: [Value]) throws(Fault) {
    for (key, value) in zip(["domain", "code", "userInfo"], arguments) {
      try setValue(value, forKey: key, of: error)
    }
  }

  /// What the error's `userInfo` says under a key. The messages go to the object, as a subclass may
  /// override the getter.
  fileprivate mutating func detail(_ key: String, of error: ObjectID) throws(Fault) -> Value {
    try send("objectForKey:", to: try send("userInfo", to: .object(error)), [.string(key)])
  }

  /// What an error's description says of its `userInfo`, where there is some.
  fileprivate mutating func details(of error: ObjectID) throws(Fault) -> String {
    let info = try send("userInfo", to: .object(error))
    guard let id = info.object, let pairs = simulation.pairs(of: info), !pairs.isEmpty else {
      return ""
    }
    var parts: [String] = []
    for pair in pairs {
      parts.append("\(try description(of: pair.key))=\(try description(of: pair.value))")
    }
    let place = simulation.version < UIKitVersion(9) ? simulation.address(of: id) + " " : ""
    return " UserInfo=\(place){\(parts.sorted().joined(separator: ", "))}"
  }

  /// What the error says to people; Foundation has a sentence for one that brings none.
  fileprivate mutating func sentence(of error: ObjectID) throws(Fault) -> String {
    let own = try detail("NSLocalizedDescription", of: error)
    if own != .none { return text(own) }
    let domain = text(try send("domain", to: .object(error)))
    let code = try send("code", to: .object(error)).integer
    return "The operation couldn\u{2019}t be completed. (\(domain) error \(code).)"
  }
}
