import ObjectModel
import ObjectRuntime
import Syntax

// `NSJSONSerialization` of Objective-C; Swift's is a class of its own.
extension FrameworkClass {
  static let jsonSerialization = FrameworkClass(
    "NSJSONSerialization", since: UIKitVersion(5),
    classMethods: [
      "JSONObjectWithData:options:error:": Method { turn, _, arguments throws(Fault) in
        try turn.readJSON(arguments[0], options: arguments[1].integer, error: arguments[2])
      },
      "dataWithJSONObject:options:error:": Method { turn, _, arguments throws(Fault) in
        let tree = try turn.writableTree(
          of: arguments[0], mayBeFragment: arguments[1].integer & 4 != 0)
        let options = JSONWriting.Options(rawValue: arguments[1].integer)
        return try turn.makeData(Array(JSONWriting(options: options).text(of: tree).utf8))
      },
      "isValidJSONObject:": Method { turn, _, arguments throws(Fault) in
        .bool((try? turn.jsonTree(of: arguments[0]))?.isContainer == true)
      },
    ])
}

/// What JSON cannot say.
private enum JSONWritingProblem: Error {
  case type(String)
  case number(Double)
  case key
  case depth

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
  fileprivate mutating func readJSON(
    _ data: Value, options: Int, error: Value
  ) throws(Fault) -> Value {
    if data == .none { throw .invalidArgument("data parameter is nil") }
    let mayBeFragment = options & 4 != 0
    if let octets = simulation.octets(of: data), let tree = try? JSONReading.tree(of: octets),
      tree.isContainer || mayBeFragment
    {
      return try value(of: tree, isMutable: options & 1 != 0)
    }
    if error != .none { try assign(try makeJSONError(), through: error) }
    return .none
  }

  private mutating func makeJSONError() throws(Fault) -> Value {
    guard let type = simulation.classes.id(named: "NSError") else { return .none }
    let details = try makeDictionary([
      (
        .string("NSLocalizedDescription"),
        .string("The data couldn\u{2019}t be read because it isn\u{2019}t in the correct format.")
      )
    ])
    return try send(
      "errorWithDomain:code:userInfo:", to: .type(type),
      [.string("NSCocoaErrorDomain"), .int(3840), details], from: .uikit)
  }

  private mutating func value(of tree: JSONTree, isMutable: Bool) throws(Fault) -> Value {
    switch tree {
    case .null: return .object(simulation.shared("NSNull"))
    case .bool(let truth): return .number(.bool(truth))
    case .whole(let number): return .number(.int(number))
    case .real(let number): return .number(.real(number))
    case .text(let text): return .string(text)
    case .list(let elements):
      var values: [Value] = []
      for element in elements { values.append(try value(of: element, isMutable: isMutable)) }
      let list = try makeArray(values)
      return isMutable ? try mutable(list) : list
    case .object(let members):
      var pairs: [(key: Value, value: Value)] = []
      for member in members {
        // The last of several members of one name counts.
        pairs.removeAll { $0.key == .string(member.key) }
        pairs.append((.string(member.key), try value(of: member.value, isMutable: isMutable)))
      }
      let object = try makeDictionary(pairs)
      return isMutable ? try mutable(object) : object
    }
  }

  private mutating func mutable(_ collection: Value) throws(Fault) -> Value {
    let copy = try send("mutableCopy", to: collection, from: .uikit)
    guard let id = copy.object else { return copy }
    keepForStatement(id)
    return copy
  }

  /// What an object says in JSON, which has to be a list or a dictionary unless a fragment will do.
  fileprivate func writableTree(
    of value: Value, mayBeFragment: Bool
  ) throws(Fault) -> JSONTree {
    let isCollection = simulation.pairs(of: value) != nil || isList(value)
    do throws(JSONWritingProblem) {
      if isCollection { return try jsonTree(of: value) }
      if mayBeFragment, isFragment(value) { return try jsonTree(of: value) }
    } catch {
      throw .invalidArgument(error.reason)
    }
    throw .invalidArgument(
      "*** +[NSJSONSerialization dataWithJSONObject:options:error:]: "
        + "Invalid top-level type in JSON write")
  }

  private func isList(_ value: Value) -> Bool {
    value.object.map { simulation.isKind($0, of: "NSArray") } == true
      && simulation.elements(of: value) != nil
  }

  private func isFragment(_ value: Value) -> Bool {
    switch value.unboxed {
    case .bool, .int, .real: true
    default: simulation.text(of: value) != nil || isNull(value)
    }
  }

  private func isNull(_ value: Value) -> Bool {
    value.object.map { simulation.isKind($0, of: "NSNull") } == true
  }

  fileprivate func jsonTree(
    of value: Value, depth: Int = 0
  ) throws(JSONWritingProblem) -> JSONTree {
    guard depth < 512 else { throw .depth }
    if let text = simulation.text(of: value) { return .text(text) }
    switch value.unboxed {
    case .bool(let truth): return .bool(truth)
    case .int(let number): return .whole(number)
    case .real(let number):
      guard number.isFinite else { throw .number(number) }
      return .real(number)
    default: break
    }
    if isNull(value) { return .null }
    if let pairs = simulation.pairs(of: value) {
      var members: [JSONTree.Member] = []
      for pair in pairs {
        guard let key = simulation.text(of: pair.key) else { throw .key }
        members.append(
          JSONTree.Member(key: key, value: try jsonTree(of: pair.value, depth: depth + 1)))
      }
      return .object(members)
    }
    guard isList(value), let elements = simulation.elements(of: value) else {
      throw .type(className(of: value))
    }
    var list: [JSONTree] = []
    for element in elements { list.append(try jsonTree(of: element, depth: depth + 1)) }
    return .list(list)
  }

  /// The class of an object, which Foundation's own hide behind others.
  private func className(of value: Value) -> String {
    guard let id = value.object else { return "nil" }
    let name = simulation.classes[outline: simulation[id].type].name
    return ["NSDate": "__NSDate", "NSData": "NSConcreteData", "NSSet": "__NSSetI"][name] ?? name
  }
}
