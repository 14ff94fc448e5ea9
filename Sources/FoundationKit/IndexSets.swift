public import ObjectModel
public import ObjectRuntime

// Sets of whole numbers, whose members lie in their order.
extension FrameworkClass {
  /// `NSIndexSet`. `firstIndex` and `lastIndex` of an empty set are `NSNotFound`.
  static let indexSet = FrameworkClass(
    "NSIndexSet",
    methods: [
      "initWithIndex:": .gathering { _, index in [index] },
      "initWithIndexSet:": .gathering { $0.elements(of: $1) ?? [] },
      "initWithIndexesInRange:": .answer { turn, me, arguments throws(Fault) in
        try turn.gather(turn.indexes(in: arguments[0]), in: me)
        return .object(me)
      },
      "count": .answer { turn, me, _ throws(Fault) in .int(turn.count(of: me)) },
      "firstIndex": .answer { turn, me, _ throws(Fault) in
        turn.elements(of: me).first?.unboxed ?? .int(.max)
      },
      "lastIndex": .answer { turn, me, _ throws(Fault) in
        turn.elements(of: me).last?.unboxed ?? .int(.max)
      },
      "containsIndex:": .answer { turn, me, arguments throws(Fault) in
        .bool(turn.simulation.member(arguments[0], of: .object(me)) != nil)
      },
      "enumerateIndexesUsingBlock:": .enumeratingIndexes,
      "description": .answer { turn, me, _ throws(Fault) in
        .string(turn.pointer(me) + IndexRuns(turn.elements(of: me).map(\.unboxed.integer)).text)
      },
      "copyWithZone:": .answer { turn, me, _ throws(Fault) in
        try turn.makeObject("NSIndexSet", turn.simulation.contents[me] ?? .set(KeyTable()))
      },
      "mutableCopyWithZone:": .answer { turn, me, _ throws(Fault) in
        try turn.makeObject("NSMutableIndexSet", turn.simulation.contents[me] ?? .set(KeyTable()))
      },
    ],
    classMethods: [
      "indexSet": Method { turn, type, _ throws(Fault) in
        try turn.makeAutoreleased(type, .set(KeyTable()))
      },
      "indexSetWithIndex:": Method { turn, type, arguments throws(Fault) in
        try turn.makeIndexSet([arguments[0]], of: type)
      },
      "indexSetWithIndexesInRange:": Method { turn, type, arguments throws(Fault) in
        try turn.makeIndexSet(turn.indexes(in: arguments[0]), of: type)
      },
    ])

  /// What only a mutable one answers; each addition sorts anew.
  static let mutableIndexSet = FrameworkClass(
    "NSMutableIndexSet", of: "NSIndexSet",
    methods: [
      "addIndex:": .gathering { _, index in [index] },
      "addIndexes:": .gathering { $0.elements(of: $1) ?? [] },
      "removeIndex:": .action { turn, me, arguments throws(Fault) in
        try turn.remove(member: arguments[0], from: me)
      },
      "removeAllIndexes": .action { turn, me, _ throws(Fault) in
        try turn.replace(elements: [], of: .object(me))
      },
    ])
}

extension FrameworkClass.Method {
  /// An initialiser or an addition: puts indexes into the receiver, and answers it.
  fileprivate static func gathering(
    _ indexes: @escaping @Sendable (Simulation, Value) -> [Value]
  ) -> Self {
    answer { turn, me, arguments throws(Fault) in
      try turn.gather(indexes(turn.simulation, arguments[0]), in: me)
      try turn.sortIndexes(of: .object(me))
      return .object(me)
    }
  }
}

extension Turn {
  /// The indexes of an `NSRange`; none for an empty one, or one whose end overflows. Each takes
  /// room on the heap, which is asked for first: a range costs nothing to write.
  fileprivate mutating func indexes(in range: Value) throws(Fault) -> [Value] {
    let range = TextRange(range)
    guard range.length > 0, range.location <= range.end else { return [] }
    try checkHeap(adding: range.length)
    return (range.location..<range.end).map(Value.int)
  }

  /// An index set of Swift's.
  public mutating func makeIndexSet(_ indexes: [Value]) throws(Fault) -> Value {
    guard let type = simulation.classes.id(named: "NSIndexSet") else { return .none }
    return try makeIndexSet(indexes, of: .type(type))
  }

  /// An index set of a class, in order.
  fileprivate mutating func makeIndexSet(
    _ indexes: [Value], of type: Value
  ) throws(Fault) -> Value {
    let made = try makeAutoreleased(type, .set(KeyTable()))
    if let id = made.object { try gather(indexes, in: id) }
    try sortIndexes(of: made)
    return made
  }

  /// Puts the members of an index set in order; leaves any other set as it is.
  public mutating func sortIndexes(of set: Value) throws(Fault) {
    guard let id = set.object, simulation.isKind(id, of: "NSIndexSet"),
      let members = simulation.elements(of: set)
    else { return }
    try replace(elements: members.sorted { $0.unboxed.integer < $1.unboxed.integer }, of: set)
  }
}

/// The members of an index set, as those that follow each other.
private struct IndexRuns {
  private var count: Int
  /// Ascending, with a gap between any two.
  private var runs: [ClosedRange<Int>] = []

  /// Indexes in ascending order, each once.
  init(_ indexes: [Int]) {
    count = indexes.count
    for index in indexes {
      if let last = runs.last, last.upperBound + 1 == index {
        runs[runs.count - 1] = last.lowerBound...index
      } else {
        runs.append(index...index)
      }
    }
  }

  /// The end of `-[NSIndexSet description]`, behind the class and the address.
  var text: String {
    if runs.isEmpty { return "(no indexes)" }
    let parts = runs.map { run in
      run.count == 1 ? "\(run.lowerBound)" : "\(run.lowerBound)-\(run.upperBound)"
    }
    return "[number of indexes: \(count) (in \(runs.count) ranges), indexes: "
      + "(\(parts.joined(separator: " ")))]"
  }
}
