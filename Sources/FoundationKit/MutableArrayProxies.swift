import ObjectModel
import ObjectRuntime
import Syntax

// `mutableArrayValueForKey:`: an array that changes what is in an object's key, and tells who
// observes that key of the elements alone (Key-Value Coding Programming Guide, "Accessing Collection
// Properties").
extension FrameworkClass {
  /// Nobody names its class. It holds a copy of the elements as its last message left them, for
  /// those who read lists without a message; each message begins with a new one, and what it changes
  /// is written back.
  static let keyValueMutableArray = FrameworkClass(
    "__NSKeyValueMutableArray", of: "NSMutableArray",
    properties: [.kept("container").hidden, .stored("key").hidden],
    methods: arrayMethods.merging(arrayBlockMethods) { $1 }.merging(mutableArrayMethods) { $1 }
      .filter { !$0.key.name.hasPrefix("init") }.mapValues(\.onCopy))

  static let arrayProxyMethods: [Selector: Method] = [
    "mutableArrayValueForKey:": .answer { turn, me, arguments throws(Fault) in
      try turn.makeArrayProxy(of: arguments[0], in: me)
    },
    "mutableArrayValueForKeyPath:": .answer { turn, me, arguments throws(Fault) in
      let keys = turn.text(arguments[0]).split(separator: ".")
      let path = keys.dropLast().joined(separator: ".")
      let holder = try turn.value(forKeyPath: path, of: .object(me))
      guard let key = keys.last else { return .none }
      return try turn.send(
        "mutableArrayValueForKey:", to: holder, [.string(String(key))], from: .uikit)
    },
  ]
}

extension FrameworkClass.Method {
  /// The same method of a proxy: on a copy of what is in the key.
  fileprivate var onCopy: FrameworkClass.Method {
    FrameworkClass.Method(since: since, until: until) { turn, me, arguments throws(Fault) in
      guard let proxy = me.object,
        let container = turn.simulation.field(named: "container", of: proxy)?.object
      else { return .none }
      let key = turn.text(turn.simulation.field(named: "key", of: proxy))
      let old = turn.elements(try turn.value(forKey: key, of: container))
      try turn.replace(elements: old, of: me)
      let result = try self.run(&turn, me, arguments)
      let new = turn.elements(of: proxy)
      if new != old { try turn.write(new, over: old, forKey: key, of: container) }
      return result
    }
  }
}

extension Turn {
  fileprivate mutating func makeArrayProxy(
    of key: Value, in container: ObjectID
  ) throws(Fault) -> Value {
    let proxy = try allocateAutoreleased("__NSKeyValueMutableArray")
    try setValue(.object(container), forKey: "container", of: proxy)
    try setValue(key, forKey: "key", of: proxy)
    let known = elements(try value(forKey: text(key), of: container))
    try replace(elements: known, of: .object(proxy))
    return .object(proxy)
  }

  fileprivate mutating func write(
    _ new: [Value], over old: [Value], forKey key: String, of container: ObjectID
  ) throws(Fault) {
    guard let elements = ElementsChange(from: old, to: new) else {
      return try setArray(new, forKey: key, of: container)
    }
    try change(elements, of: key, of: container) { turn throws(Fault) in
      try turn.write(elements, new, forKey: key, of: container)
    }
  }

  /// Through the accessors for single elements where the class has them, else by a new array.
  private mutating func write(
    _ change: ElementsChange, _ new: [Value], forKey key: String, of container: ObjectID
  ) throws(Fault) {
    let name = key.prefix(1).uppercased() + key.dropFirst()
    let insert = Selector("insertObject:in\(name)AtIndex:")
    let remove = Selector("removeObjectFrom\(name)AtIndex:")
    let me = Value.object(container)
    guard responds(me, to: insert), responds(me, to: remove) else {
      // Who observes is told of the elements already.
      return try unobserved(container) { turn throws(Fault) in
        try turn.setArray(new, forKey: key, of: container)
      }
    }
    let start = change.indexes.lowerBound
    for place in change.old.indices.reversed() {
      try send(remove, to: me, [.int(start + place)], from: .uikit)
    }
    for (place, value) in change.new.enumerated() {
      try send(insert, to: me, [value, .int(start + place)], from: .uikit)
    }
  }

  private mutating func setArray(
    _ elements: [Value], forKey key: String, of container: ObjectID
  ) throws(Fault) {
    let array = try makeObject("NSMutableArray", .array(Elements(elements)))
    try setValue(array, forKey: key, of: container)
  }
}

extension ElementsChange {
  /// What has become of one run of elements; nil where it is more than that.
  fileprivate init?(from old: [Value], to new: [Value]) {
    let shorter = min(old.count, new.count)
    let before = (0..<shorter).first { old[$0] != new[$0] } ?? shorter
    let after =
      (0..<shorter - before)
      .first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? shorter - before
    let gone = Array(old[before..<old.count - after])
    let come = Array(new[before..<new.count - after])
    let kind: Kind? =
      gone.isEmpty ? .insertion : come.isEmpty ? .removal : nil
    guard let kind = kind ?? (gone.count == come.count ? .replacement : nil) else { return nil }
    self.init(kind, at: before..<before + max(gone.count, come.count), old: gone, new: come)
  }
}
