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
        guard let tree = turn.jsonTree(of: arguments[0]),
          tree.isContainer || arguments[1].integer & 4 != 0
        else {
          throw .invalidArgument(
            "*** +[NSJSONSerialization dataWithJSONObject:options:error:]: "
              + "Invalid top-level type in JSON write")
        }
        let options = JSONWriting.Options(rawValue: arguments[1].integer)
        return try turn.makeData(Array(JSONWriting(options: options).text(of: tree).utf8))
      },
      "isValidJSONObject:": Method { turn, _, arguments throws(Fault) in
        .bool(turn.jsonTree(of: arguments[0])?.isContainer == true)
      },
    ])
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

  /// Nil for what JSON cannot say.
  fileprivate func jsonTree(of value: Value, depth: Int = 0) -> JSONTree? {
    guard depth < 512 else { return nil }
    if let text = simulation.text(of: value) { return .text(text) }
    switch value.unboxed {
    case .bool(let truth): return .bool(truth)
    case .int(let number): return .whole(number)
    case .real(let number): return number.isFinite ? .real(number) : nil
    default: break
    }
    guard let id = value.object else { return nil }
    if simulation.isKind(id, of: "NSNull") { return .null }
    if let pairs = simulation.pairs(of: value) {
      var members: [JSONTree.Member] = []
      for pair in pairs {
        guard let key = simulation.text(of: pair.key),
          let value = jsonTree(of: pair.value, depth: depth + 1)
        else { return nil }
        members.append(JSONTree.Member(key: key, value: value))
      }
      return .object(members)
    }
    guard simulation.isKind(id, of: "NSArray"), let elements = simulation.elements(of: value) else {
      return nil
    }
    var list: [JSONTree] = []
    for element in elements {
      guard let tree = jsonTree(of: element, depth: depth + 1) else { return nil }
      list.append(tree)
    }
    return .list(list)
  }
}
