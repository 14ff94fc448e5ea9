import ObjectModel
import ObjectRuntime
import Syntax

// Predicates: made of a format, of a block, or of other predicates.
extension FrameworkClass {
  /// Predicates and what sorts by keys.
  static let predicateClasses: [FrameworkClass] = [predicate, compoundPredicate, sortDescriptor]

  /// `NSPredicate` keeps its format and the values in it, and is read anew each time it is asked:
  /// what a tree would hold, `copy` and key-value coding could not see. A block predicate has no
  /// format.
  private static let predicate = FrameworkClass(
    "NSPredicate", since: UIKitVersion(3),
    properties: [
      .stored("format", .object, .copy).hidden, .kept("values").hidden, .kept("block").hidden,
    ],
    methods: [
      "evaluateWithObject:": .answer { turn, me, arguments throws(Fault) in
        let test = try turn.test(of: me)
        return .bool(try turn.holds(test, of: arguments[0]))
      },
      "predicateFormat": .answer { turn, me, _ throws(Fault) in .string(try turn.format(of: me)) },
      "description": .answer { turn, me, _ throws(Fault) in .string(try turn.format(of: me)) },
      "copyWithZone:": .copying(["format", "values", "block"]),
    ],
    classMethods: [
      "predicateWithFormat:": Method { turn, _, arguments throws(Fault) in
        try turn.makePredicate(turn.text(arguments.first), Array(arguments.dropFirst()))
      },
      "predicateWithFormat:argumentArray:": Method { turn, _, arguments throws(Fault) in
        try turn.makePredicate(turn.text(arguments[0]), turn.elements(arguments[1]))
      },
      "predicateWithFormat:arguments:": Method { turn, _, arguments throws(Fault) in
        try turn.makePredicate(turn.text(arguments[0]), arguments[1].variadicArguments)
      },
      "predicateWithValue:": Method { turn, _, arguments throws(Fault) in
        try turn.makePredicate(arguments[0].isTrue ? "TRUEPREDICATE" : "FALSEPREDICATE", [])
      },
      "predicateWithBlock:": Method(since: UIKitVersion(4)) { turn, _, arguments throws(Fault) in
        let id = try turn.allocateAutoreleased("NSPredicate")
        let block = try turn.send("copy", to: arguments[0], from: .uikit)
        try turn.setValue(block, forKey: "block", of: id)
        return .object(id)
      },
    ])

  /// A predicate of others; a type that is not given means "and".
  private static let compoundPredicate = FrameworkClass(
    "NSCompoundPredicate", of: "NSPredicate", since: UIKitVersion(3),
    properties: [.stored("compoundPredicateType", .int), .kept("subpredicates")],
    methods: [
      "initWithType:subpredicates:": .answer { turn, me, arguments throws(Fault) in
        try turn.setValue(arguments[0], forKey: "compoundPredicateType", of: me)
        try turn.setValue(arguments[1], forKey: "subpredicates", of: me)
        return .object(me)
      },
      "copyWithZone:": .copying(["compoundPredicateType", "subpredicates"]),
    ],
    classMethods: [
      "notPredicateWithSubpredicate:": Method { turn, _, arguments throws(Fault) in
        try turn.makeCompound(.not, of: try turn.makeArray([arguments[0]]))
      },
      "andPredicateWithSubpredicates:": Method { turn, _, arguments throws(Fault) in
        try turn.makeCompound(.and, of: arguments[0])
      },
      "orPredicateWithSubpredicates:": Method { turn, _, arguments throws(Fault) in
        try turn.makeCompound(.or, of: arguments[0])
      },
    ])
}

/// What a predicate asks, ready to be asked of many objects.
/// Made once for a whole list, since the reading of a format costs more than an answer.
enum PredicateTest {
  case format(PredicateTree)
  case block(Value)
  /// A predicate of a class of the learner's.
  case message(ObjectID)
  case compound(CompoundKind, [PredicateTest])

  /// `NSCompoundPredicateType`.
  enum CompoundKind: Int {
    case not, and, or
  }
}

/// How predicates are asked.
extension Turn {
  /// Those of some values for which a predicate holds.
  mutating func filtered(
    _ values: [Value], by predicate: Value?
  ) throws(Fault) -> [Value] {
    guard let id = predicate?.object else { return values }
    let test = try test(of: id)
    var kept: [Value] = []
    for value in values where try holds(test, of: value) { kept.append(value) }
    return kept
  }

  /// How a predicate is to be asked. A class that overrides `evaluateWithObject:` is asked by
  /// message, without a look at what it is made of.
  fileprivate mutating func test(of predicate: ObjectID) throws(Fault) -> PredicateTest {
    if simulation.isOverridden("evaluateWithObject:", by: predicate) { return .message(predicate) }
    if simulation.isKind(predicate, of: "NSCompoundPredicate") {
      var tests: [PredicateTest] = []
      for part in elements(simulation.field(named: "subpredicates", of: predicate)) {
        if let id = part.object { tests.append(try test(of: id)) }
      }
      let type = simulation.field(named: "compoundPredicateType", of: predicate)?.integer
      return .compound(type.flatMap(PredicateTest.CompoundKind.init) ?? .and, tests)
    }
    if let block = simulation.field(named: "block", of: predicate), block != .none {
      return .block(block)
    }
    return .format(try tree(of: predicate))
  }

  /// An empty "and" holds, an empty "or" does not, as Foundation has it; "not" looks at its first
  /// part alone.
  fileprivate mutating func holds(
    _ test: PredicateTest, of object: Value
  ) throws(Fault) -> Bool {
    switch test {
    case .format(let tree): return try holds(tree, in: PredicateScope(object))
    case .block(let block): return try call(block: block, [object, .none]).isTrue
    case .message(let predicate):
      return try send("evaluateWithObject:", to: .object(predicate), [object], from: .uikit).isTrue
    case .compound(.not, let tests):
      guard let only = tests.first else { return true }
      return try !holds(only, of: object)
    case .compound(.and, let tests):
      for test in tests where try !holds(test, of: object) { return false }
      return true
    case .compound(.or, let tests):
      for test in tests where try holds(test, of: object) { return true }
      return false
    }
  }

  // MARK: - Making

  /// The values go into an array, nil as `NSNull`. The format is read once to find mistakes where
  /// it is made, which is where Foundation raises.
  fileprivate mutating func makePredicate(
    _ format: String, _ values: [Value]
  ) throws(Fault) -> Value {
    let id = try allocateAutoreleased("NSPredicate")
    try setValue(.string(format), forKey: "format", of: id)
    let null = Value.object(simulation.shared("NSNull"))
    let objects = values.map { $0 == .none ? null : $0.boxed }
    try setValue(try makeArray(objects), forKey: "values", of: id)
    _ = try tree(of: id)
    return .object(id)
  }

  /// `subpredicates` are kept as they are given, not copied.
  fileprivate mutating func makeCompound(
    _ kind: PredicateTest.CompoundKind, of predicates: Value
  ) throws(Fault) -> Value {
    let id = try allocateAutoreleased("NSCompoundPredicate")
    try setValue(.int(kind.rawValue), forKey: "compoundPredicateType", of: id)
    try setValue(predicates, forKey: "subpredicates", of: id)
    return .object(id)
  }

  /// The tree of a format with its values. What is malformed raises; what only a device knows
  /// becomes a tree that answers no and notes it.
  private mutating func tree(of predicate: ObjectID) throws(Fault) -> PredicateTree {
    let format = text(simulation.field(named: "format", of: predicate))
    let null = Value.object(simulation.shared("NSNull"))
    let values = elements(simulation.field(named: "values", of: predicate))
      .map { $0 == null ? Value.none : $0 }
    let simulation = simulation
    do throws(PredicateMistake) {
      let tokens = try PredicateTokens.read(format, values) { simulation.text(of: $0) }
      return try PredicateReading.tree(of: tokens)
    } catch {
      if case .unsupported(let name) = error { return .unsimulated(name, format: format) }
      throw .invalidArgument("Unable to parse the format string \"\(format)\"")
    }
  }

  /// `predicateFormat`. Parts that are compounds stand in parentheses.
  fileprivate mutating func format(of predicate: ObjectID) throws(Fault) -> String {
    switch try test(of: predicate) {
    case .format(let tree): return try text(of: tree)
    case .block(let block):
      return "BLOCKPREDICATE(\(block.object.map { simulation.address(of: $0) } ?? "0x0"))"
    case .message: return ""
    case .compound(let kind, _):
      var parts: [String] = []
      for part in elements(simulation.field(named: "subpredicates", of: predicate)) {
        let isCompound =
          part.object.map { simulation.isKind($0, of: "NSCompoundPredicate") } == true
        let text = try part.object.map { id throws(Fault) in try format(of: id) } ?? ""
        parts.append(isCompound ? "(\(text))" : text)
      }
      switch kind {
      case .not: return "NOT " + parts.joined()
      case .and: return parts.joined(separator: " AND ")
      case .or: return parts.joined(separator: " OR ")
      }
    }
  }
}
