import ObjectModel
import ObjectRuntime
import Syntax

// Orders of objects by what they have under a key.
extension FrameworkClass {
  /// A descriptor compares what a key path leads to, by a selector or a block; the usual selector
  /// is `compare:`.
  static let sortDescriptor = FrameworkClass(
    "NSSortDescriptor",
    properties: [
      .stored("key", .object, .copy), .stored("ascending", .bool), .stored("selector", .selector),
      .kept("comparator").hidden,
    ],
    methods: [
      "initWithKey:ascending:": .describing, "initWithKey:ascending:selector:": .describing,
      "initWithKey:ascending:comparator:": .describingByBlock,
      "compareObject:toObject:": .answer(since: UIKitVersion(4)) {
        turn, me, arguments throws(Fault) in
        .int(try turn.order(of: arguments[0], arguments[1], by: me))
      },
      "copyWithZone:": .copying(["key", "ascending", "selector", "comparator"]),
      "reversedSortDescriptor": .answer { turn, me, _ throws(Fault) in
        let id = try turn.allocateAutoreleased("NSSortDescriptor")
        for key in ["key", "selector", "comparator"] {
          let value = turn.simulation.field(named: key, of: me) ?? .none
          if value != .none { try turn.setValue(value, forKey: key, of: id) }
        }
        let isAscending = turn.simulation.field(named: "ascending", of: me)?.isTrue ?? true
        try turn.setValue(.bool(!isAscending), forKey: "ascending", of: id)
        return .object(id)
      },
      "description": .answer { turn, me, _ throws(Fault) in
        let key = turn.text(turn.simulation.field(named: "key", of: me))
        let isAscending = turn.simulation.field(named: "ascending", of: me)?.isTrue ?? true
        let order = isAscending ? "ascending" : "descending"
        let selector = turn.simulation.plainDescription(
          of: turn.simulation.field(named: "selector", of: me) ?? .none)
        return .string("(\(key), \(order), \(selector))")
      },
    ],
    classMethods: [
      "sortDescriptorWithKey:ascending:": .making("initWithKey:ascending:"),
      "sortDescriptorWithKey:ascending:selector:": .making("initWithKey:ascending:selector:"),
      "sortDescriptorWithKey:ascending:comparator:": .making("initWithKey:ascending:comparator:"),
    ])
}

extension FrameworkClass.Method {
  /// The initialisers with a key. The selector is `compare:` where none is given.
  fileprivate static let describing = answer { turn, me, arguments throws(Fault) in
    try turn.setValue(arguments[0], forKey: "key", of: me)
    try turn.setValue(arguments[1], forKey: "ascending", of: me)
    let selector = arguments.count > 2 ? arguments[2] : .selector("compare:")
    try turn.setValue(selector, forKey: "selector", of: me)
    return .object(me)
  }

  /// The block is copied, as it outlives the statement.
  fileprivate static let describingByBlock = answer { turn, me, arguments throws(Fault) in
    try turn.setValue(arguments[0], forKey: "key", of: me)
    try turn.setValue(arguments[1], forKey: "ascending", of: me)
    let block = try turn.send("copy", to: arguments[2], from: .uikit)
    try turn.setValue(block, forKey: "comparator", of: me)
    return .object(me)
  }

  /// A class method that is `alloc` and an initialiser in one, since iOS 4.
  fileprivate static func making(_ initializer: Selector) -> FrameworkClass.Method {
    FrameworkClass.Method(since: UIKitVersion(4)) { turn, _, arguments throws(Fault) in
      let id = try turn.allocateAutoreleased("NSSortDescriptor")
      return try turn.send(initializer, to: .object(id), arguments, from: .uikit)
    }
  }
}

extension Turn {
  /// The values in the order of the first descriptor that tells two of them apart.
  mutating func sorted(
    _ values: [Value], byDescriptors descriptors: Value?
  ) throws(Fault) -> [Value] {
    let descriptors = elements(descriptors).compactMap(\.object)
    return try sorted(values) { turn, one, other throws(Fault) in
      for descriptor in descriptors {
        let order = try turn.order(of: one, other, by: descriptor)
        if order != 0 { return order < 0 }
      }
      return false
    }
  }

  /// -1, 0 or 1, and turned where the order descends: a nil value then comes last.
  /// An empty key stands for the value itself.
  fileprivate mutating func order(
    of one: Value, _ other: Value, by descriptor: ObjectID
  ) throws(Fault) -> Int {
    let path = text(simulation.field(named: "key", of: descriptor))
    let left = path.isEmpty ? one : try value(atPath: path, of: one)
    let right = path.isEmpty ? other : try value(atPath: path, of: other)
    let isAscending = simulation.field(named: "ascending", of: descriptor)?.isTrue ?? true
    let order = try order(of: left, right, as: descriptor)
    return isAscending ? order : -order
  }

  /// Nil comes before all else.
  /// The comparator, where there is one, is asked instead of the selector.
  private mutating func order(
    of left: Value, _ right: Value, as descriptor: ObjectID
  ) throws(Fault) -> Int {
    if left == .none || right == .none {
      return left == right ? 0 : left == .none ? -1 : 1
    }
    if let block = simulation.field(named: "comparator", of: descriptor), block != .none {
      return try call(block: block, [left, right]).integer
    }
    guard case .selector(let selector)? = simulation.field(named: "selector", of: descriptor) else {
      return 0
    }
    return try send(selector, to: left, [right], from: .uikit).integer
  }
}
