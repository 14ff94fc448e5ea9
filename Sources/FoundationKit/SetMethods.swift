public import ObjectModel
public import ObjectRuntime
import Syntax

// Sets and enumerators. A set keeps the order in which its members came, which real sets do not
// promise.
extension FrameworkClass {
  /// `NSSet`. `anyObject` is its first member: a device promises only that it is one.
  static let set = FrameworkClass(
    "NSSet",
    methods: [
      "initWithObjects:": .gathering, "initWithArray:": .gathering, "initWithSet:": .gathering,
      "initWithCapacity:": Method { _, me, _ throws(Fault) in me },
      "count": .answer { turn, me, _ throws(Fault) in .int(turn.count(of: me)) },
      "containsObject:": .answer { turn, me, arguments throws(Fault) in
        let member = try turn.twin(of: arguments[0], in: me)
        return .bool(turn.simulation.member(member, of: .object(me)) != nil)
      },
      "member:": .answer { turn, me, arguments throws(Fault) in
        let member = try turn.twin(of: arguments[0], in: me)
        return turn.simulation.member(member, of: .object(me)) ?? .none
      },
      "filteredSetUsingPredicate:": .answer(since: UIKitVersion(3)) {
        turn, me, arguments throws(Fault) in
        try turn.makeSet(try turn.filtered(turn.elements(of: me), by: arguments.first))
      },
      "sortedArrayUsingDescriptors:": .answer(since: UIKitVersion(4)) {
        turn, me, arguments throws(Fault) in
        try turn.makeArray(try turn.sorted(turn.elements(of: me), byDescriptors: arguments.first))
      },
      "anyObject": .answer { turn, me, _ throws(Fault) in
        turn.simulation.firstMember(of: me) ?? .none
      },
      "allObjects": .answer { turn, me, _ throws(Fault) in
        try turn.makeArray(turn.elements(of: me))
      },
      "isEqualToSet:": Method { turn, me, arguments throws(Fault) in
        .bool(try turn.holdEqual(me, arguments.first ?? .none))
      },
      "countByEnumeratingWithState:objects:count:": .enumerating,
      "objectEnumerator": .answer { turn, me, _ throws(Fault) in
        try turn.makeEnumerator(turn.elements(of: me))
      },
      "copyWithZone:": .answer { turn, me, _ throws(Fault) in
        try turn.makeObject("NSSet", turn.simulation.contents[me] ?? .set(KeyTable()))
      },
      "mutableCopyWithZone:": .answer { turn, me, _ throws(Fault) in
        try turn.makeObject("NSMutableSet", turn.simulation.contents[me] ?? .set(KeyTable()))
      },
    ],
    classMethods: [
      "set": .gatheringNew, "setWithObjects:": .gatheringNew,
      "setWithObject:": Method { turn, me, arguments throws(Fault) in
        try turn.refuseNil(arguments[0], in: "+[NSSet setWithObject:]")
        return try turn.makeSet(of: me, [arguments[0]])
      },
      "setWithArray:": .gatheringNew, "setWithSet:": .gatheringNew,
    ])

  /// What only a mutable set answers.
  static let mutableSet = FrameworkClass(
    "NSMutableSet", of: "NSSet",
    methods: [
      "addObject:": .action { turn, me, arguments throws(Fault) in
        try turn.refuseNil(arguments.first, in: "-[__NSSetM addObject:]")
        try turn.gather(arguments, in: me)
      },
      "addObjectsFromArray:": .action { turn, me, arguments throws(Fault) in
        try turn.gather(turn.elements(arguments.first), in: me)
      },
      "unionSet:": .action { turn, me, arguments throws(Fault) in
        try turn.gather(turn.elements(arguments.first), in: me)
      },
      "minusSet:": .removing { $0 },
      "intersectSet:": .removing { !$0 },
      "removeObject:": .action { turn, me, arguments throws(Fault) in
        try turn.remove(member: arguments[0], from: me)
      },
      "removeAllObjects": .action { turn, me, _ throws(Fault) in
        try turn.replace(elements: [], of: .object(me))
      },
    ])

  /// What remains to be enumerated is the content of the enumerator.
  static let enumerator = FrameworkClass(
    "NSEnumerator",
    methods: [
      "nextObject": .answer { turn, me, _ throws(Fault) in
        guard let next = turn.simulation.element(0, of: .object(me)) else { return .none }
        if let id = next.object { turn.hand(id) }
        try turn.remove(at: 0, from: me)
        return next
      },
      "allObjects": .answer { turn, me, _ throws(Fault) in
        let rest = try turn.makeArray(turn.elements(of: me))
        try turn.replace(elements: [], of: .object(me))
        return rest
      },
    ])
}

extension FrameworkClass.Method {
  /// Takes the members of one array or set, or the arguments themselves.
  fileprivate static let gathering = answer { turn, me, arguments throws(Fault) in
    try turn.gather(turn.members(arguments), in: me)
    return .object(me)
  }

  /// The same for a new set.
  fileprivate static let gatheringNew = FrameworkClass.Method { turn, me, arguments throws(Fault) in
    try turn.makeSet(of: me, turn.members(arguments))
  }

  /// Drops the members that another set has, or has not.
  fileprivate static func removing(
    _ goes: @escaping @Sendable (_ isFound: Bool) -> Bool
  ) -> FrameworkClass.Method {
    action { turn, me, arguments throws(Fault) in
      var kept: [Value] = []
      for value in turn.elements(of: me) {
        var twin = value
        if let other = arguments[0].object { twin = try turn.twin(of: value, in: other) }
        if !goes(turn.simulation.member(twin, of: arguments[0]) != nil) { kept.append(value) }
      }
      try turn.replace(elements: kept, of: .object(me))
    }
  }
}

extension Simulation {
  /// Without a copy of the others: `anyObject` in a loop over a large set is linear that way.
  fileprivate func firstMember(of id: ObjectID) -> Value? {
    if case .set(let table) = contents[id] { table.firstPair?.key } else { nil }
  }
}

extension Turn {
  /// One collection among the arguments stands for its members; an array that is to be a member
  /// itself comes by `setWithObject:`.
  fileprivate func members(_ arguments: [Value]) -> [Value] {
    if arguments.count == 1, let members = simulation.elements(of: arguments[0]) { return members }
    return arguments.filter { $0 != .none }
  }

  /// A set of values, of which equal ones are one, that the autorelease pool will release.
  public mutating func makeSet(_ values: [Value]) throws(Fault) -> Value {
    let id = try allocateAutoreleased("NSSet")
    try gather(values, in: id)
    return .object(id)
  }

  /// A set of a class with some members.
  fileprivate mutating func makeSet(
    of type: Value, _ values: [Value]
  ) throws(Fault) -> Value {
    let made = try makeAutoreleased(type, .set(KeyTable()))
    if let id = made.object { try gather(values, in: id) }
    return made
  }

  /// Adds what a set does not have yet.
  public mutating func gather(_ values: [Value], in id: ObjectID) throws(Fault) {
    for value in values {
      let twin = try twin(of: value, in: id)
      if simulation.place(of: twin, in: id) == nil { try insert(value, into: id) }
    }
  }

  /// The values are kept by the enumerator until they have been given out.
  mutating func makeEnumerator(_ values: [Value]) throws(Fault) -> Value {
    let id = try allocateAutoreleased("NSEnumerator")
    simulation.contents[id] = .array([])
    for value in values { try append(value, to: id) }
    return .object(id)
  }
}
