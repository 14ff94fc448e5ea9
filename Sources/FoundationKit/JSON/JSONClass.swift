import Notation
import ObjectModel
import ObjectRuntime
import Syntax

// `NSJSONSerialization`.
extension FrameworkClass {
  /// Options are those of `NSJSONReadingOptions` and `NSJSONWritingOptions`: bit 0 of reading makes
  /// collections mutable, bit 2 of both allows a fragment at the top.
  static let jsonSerialization = FrameworkClass(
    "NSJSONSerialization", since: UIKitVersion(5),
    classMethods: [
      "JSONObjectWithData:options:error:": Method { turn, _, arguments throws(Fault) in
        try turn.read(arguments)
      },
      "dataWithJSONObject:options:error:": Method { turn, _, arguments throws(Fault) in
        let json = try turn.writableJSON(
          of: arguments[0], mayBeFragment: arguments[1].integer & 4 != 0)
        let options = JSONWriting.Options(rawValue: arguments[1].integer)
        return try turn.makeData(Array(JSONWriting(options: options).text(of: json).utf8))
      },
      "isValidJSONObject:": Method { turn, _, arguments throws(Fault) in
        .bool((try? turn.json(of: arguments[0]))?.isContainer == true)
      },
    ])
}

/// What JSON cannot say.
private enum JSONWritingProblem: Error {
  /// An object of a class that JSON has no form for, by the class's name.
  case type(String)
  /// A number that is not finite.
  case number(Double)
  /// A key that is no string.
  case key
  /// More levels than are written.
  case depth

  /// The reason of the exception, in Foundation's words.
  var reason: String {
    switch self {
    case .type(let name): "Invalid type in JSON write (\(name))"
    case .number(let number):
      "Invalid number value (\(number.isNaN ? "NaN" : "infinite")) in JSON write"
    case .key: "Invalid (non-string) key in JSON dictionary"
    case .depth: "Too many nested arrays or dictionaries"
    }
  }
}

extension Turn {
  fileprivate mutating func read(_ arguments: [Value]) throws(Fault) -> Value {
    let (data, options) = (arguments[0], arguments[1].integer)
    if data == .none { throw .invalidArgument("data parameter is nil") }
    let mayBeFragment = options & 4 != 0
    if let octets = simulation.octets(of: data), let json = JSON(bytes: octets[...]),
      json.isContainer || mayBeFragment
    {
      return try value(of: json, isMutable: options & 1 != 0)
    }
    return try fail(
      3840, "The data couldn\u{2019}t be read because it isn\u{2019}t in the correct format.",
      arguments, at: 2)
  }

  /// What is said as objects: numbers are boxed, `null` is `NSNull`, as a collection cannot hold nil.
  private mutating func value(of json: JSON, isMutable: Bool) throws(Fault) -> Value {
    switch json {
    case .null: return .object(simulation.shared("NSNull"))
    case .bool(let truth): return .number(.bool(truth))
    case .integer(let number): return .number(.int(number))
    case .number(let number): return .number(.real(number))
    case .string(let text): return .string(text)
    case .array(let elements):
      var values: [Value] = []
      for element in elements { values.append(try value(of: element, isMutable: isMutable)) }
      let list = try makeArray(values)
      simulation.markNumberObjects(of: list)
      return isMutable ? try mutable(list) : list
    case .object(let members):
      var pairs: [(key: Value, value: Value)] = []
      for member in members {
        // The last of several members of one name counts.
        pairs.removeAll { $0.key == .string(member.name) }
        pairs.append((.string(member.name), try value(of: member.value, isMutable: isMutable)))
      }
      let object = try makeDictionary(pairs)
      simulation.markNumberObjects(of: object)
      return isMutable ? try mutable(object) : object
    }
  }

  /// A mutable copy, kept until the statement ends: nobody else owns it before the collection
  /// around it does.
  private mutating func mutable(_ collection: Value) throws(Fault) -> Value {
    let copy = try send("mutableCopy", to: collection, from: .uikit)
    guard let id = copy.object else { return copy }
    keepForStatement(id)
    return copy
  }

  /// What an object says in JSON, which has to be a list or a dictionary unless a fragment will do.
  /// A fragment will do with `NSJSONWritingFragmentsAllowed` (iOS 13).
  fileprivate func writableJSON(
    of value: Value, mayBeFragment: Bool
  ) throws(Fault) -> JSON {
    let isCollection = simulation.pairs(of: value) != nil || isList(value)
    do throws(JSONWritingProblem) {
      if isCollection { return try json(of: value) }
      if mayBeFragment, isFragment(value) { return try json(of: value) }
    } catch {
      throw .invalidArgument(error.reason)
    }
    throw .invalidArgument(
      "*** +[NSJSONSerialization dataWithJSONObject:options:error:]: "
        + "Invalid top-level type in JSON write")
  }

  /// Whether a value is an array; a set is none, and JSON has no sets.
  private func isList(_ value: Value) -> Bool {
    value.object.map { simulation.isKind($0, of: "NSArray") } == true
      && simulation.elements(of: value) != nil
  }

  /// Whether a value may stand alone at the top where fragments are allowed.
  private func isFragment(_ value: Value) -> Bool {
    switch value.unboxed {
    case .bool, .int, .real: true
    default: simulation.text(of: value) != nil || isNull(value)
    }
  }

  /// Whether a value is the one object of `NSNull`.
  private func isNull(_ value: Value) -> Bool {
    value.object.map { simulation.isKind($0, of: "NSNull") } == true
  }

  /// What a value says. It throws for keys that are no texts, for numbers that are not finite, and
  /// for more than 512 levels, which a collection that holds itself would pass for ever.
  fileprivate func json(
    of value: Value, depth: Int = 0
  ) throws(JSONWritingProblem) -> JSON {
    guard depth < 512 else { throw .depth }
    if let text = simulation.text(of: value) { return .string(text) }
    switch value.unboxed {
    case .bool(let truth): return .bool(truth)
    case .int(let number): return .integer(number)
    case .real(let number):
      guard number.isFinite else { throw .number(number) }
      return .number(number)
    default: break
    }
    // What is nil in a list of Swift's is Foundation's null.
    if isNull(value) || value == .none && depth > 0 { return .null }
    if let pairs = simulation.pairs(of: value) {
      var members: [JSON.Member] = []
      for pair in pairs {
        guard let key = simulation.text(of: pair.key) else { throw .key }
        members.append(
          JSON.Member(key, try json(of: pair.value, depth: depth + 1)))
      }
      return .object(members)
    }
    guard isList(value), let values = simulation.elements(of: value) else {
      throw .type(className(of: value))
    }
    var elements: [JSON] = []
    for element in values { elements.append(try json(of: element, depth: depth + 1)) }
    return .array(elements)
  }

  /// The class of an object, which Foundation's own hide behind others.
  private func className(of value: Value) -> String {
    guard let id = value.object else { return "nil" }
    let name = simulation.classes[outline: simulation[id].type].name
    return ["NSDate": "__NSDate", "NSData": "NSConcreteData", "NSSet": "__NSSetI"][name] ?? name
  }
}

extension JSON {
  /// Whether it may stand at the top without an option that allows fragments.
  fileprivate var isContainer: Bool { elements != nil || members != nil }
}
