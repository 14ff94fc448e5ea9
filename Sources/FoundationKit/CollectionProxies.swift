package import ObjectModel
package import ObjectRuntime
import Syntax

// `mutableArrayValueForKey:` and `mutableSetValueForKey:`: a collection that changes what is in an
// object's key, and tells who observes that key of the elements alone (Key-Value Coding Programming
// Guide, "Accessing Collection Properties").
extension FrameworkClass {
  /// Nobody names their classes. Each holds a copy of the elements as its last message left them, for
  /// those who read lists without a message; each message begins with a new one, and what it changes
  /// is written back.
  static let keyValueCollections = [
    FrameworkClass(
      "__NSKeyValueMutableArray", of: "NSMutableArray",
      properties: [.kept("container").hidden, .stored("key").hidden],
      methods: arrayMethods.merging(arrayBlockMethods) { $1 }.merging(mutableArrayMethods) { $1 }
        .onCopy),
    FrameworkClass(
      "__NSKeyValueMutableSet", of: "NSMutableSet",
      properties: [.kept("container").hidden, .stored("key").hidden],
      methods: set.methods.merging(mutableSet.methods) { $1 }.onCopy),
  ]

  /// The path forms ask for the last key of the object to which the rest of the path leads.
  static let collectionProxyMethods: [Selector: Method] = [
    "mutableArrayValueForKey:": .proxy("__NSKeyValueMutableArray"),
    "mutableArrayValueForKeyPath:": .ofPath("mutableArrayValueForKey:"),
    "mutableSetValueForKey:": .proxy("__NSKeyValueMutableSet"),
    "mutableSetValueForKeyPath:": .ofPath("mutableSetValueForKey:"),
  ]
}

extension [Selector: FrameworkClass.Method] {
  /// Every message but the initialisers, read through and written back; `description` is added,
  /// which the root class answers otherwise.
  fileprivate var onCopy: Self {
    var methods = filter { !$0.key.name.hasPrefix("init") }
    methods["description"] = .answer { turn, me, _ throws(Fault) in
      .string(try turn.frameworkDescription(of: .object(me)))
    }
    return methods.mapValues(\.onCopy)
  }
}

extension FrameworkClass.Method {
  /// A proxy for the receiver's key; it holds its container.
  /// What it shows is read anew before each message, since the getter may answer something else by
  /// then.
  fileprivate static func proxy(_ type: String) -> FrameworkClass.Method {
    .answer { turn, me, arguments throws(Fault) in
      let proxy = try turn.allocateAutoreleased(type)
      try turn.setValue(.object(me), forKey: "container", of: proxy)
      try turn.setValue(arguments[0], forKey: "key", of: proxy)
      let isArray = type == "__NSKeyValueMutableArray"
      turn.simulation.contents[proxy] = isArray ? .array([]) : .set(KeyTable())
      try turn.readThrough(.object(proxy))
      return .object(proxy)
    }
  }

  /// Splits the last key off a path. An empty path answers nothing.
  fileprivate static func ofPath(_ selector: Selector) -> FrameworkClass.Method {
    .answer { turn, me, arguments throws(Fault) in
      let keys = turn.text(arguments[0]).split(separator: ".")
      let path = keys.dropLast().joined(separator: ".")
      let holder = try turn.value(forKeyPath: path, of: .object(me))
      guard let key = keys.last else { return .none }
      return try turn.send(selector, to: holder, [.string(String(key))], from: .uikit)
    }
  }

  /// The same method of a proxy: on a copy of what is in the key.
  fileprivate var onCopy: FrameworkClass.Method {
    FrameworkClass.Method(since: since, until: until) { turn, me, arguments throws(Fault) in
      guard let proxy = me.object, let (container, key) = turn.simulation.origin(ofProxy: proxy)
      else { return .none }
      let old = try turn.readThrough(me)
      let result = try self.run(&turn, me, arguments)
      let new = turn.elements(of: proxy)
      if new != old {
        try turn.write(new, over: old, isSet: turn.simulation.isSet(me), key, of: container)
      }
      return result
    }
  }
}

extension Simulation {
  /// Whose key a collection stands for.
  fileprivate func origin(ofProxy proxy: ObjectID) -> (container: ObjectID, key: String)? {
    guard let container = field(named: "container", of: proxy)?.object,
      let key = field(named: "key", of: proxy).flatMap({ text(of: $0) })
    else { return nil }
    return (container, key)
  }

  /// Whether a proxy stands for a set, by what it holds.
  fileprivate func isSet(_ proxy: Value) -> Bool {
    guard let id = proxy.object, case .set = contents[id] else { return false }
    return true
  }
}

extension Turn {
  /// Gives a collection that stands for an object's key what is there now; leaves any other as it is.
  @discardableResult
  package mutating func readThrough(_ collection: Value) throws(Fault) -> [Value] {
    guard let proxy = collection.object,
      simulation.classes[outline: simulation[proxy].type].name.hasPrefix("__NSKeyValueMutable"),
      let (container, key) = simulation.origin(ofProxy: proxy)
    else { return [] }
    let known = elements(try value(forKey: key, of: container))
    try replace(elements: known, of: collection)
    return known
  }

  /// Writes what has changed, by the accessors for single elements if the class has them, else as
  /// one new collection under the key. More than one run of changes is told as a whole new value.
  fileprivate mutating func write(
    _ new: [Value], over old: [Value], isSet: Bool, _ key: String, of container: ObjectID
  ) throws(Fault) {
    let elements =
      isSet ? ElementsChange(ofSet: old, to: new) : ElementsChange(from: old, to: new)
    if let elements, try send(elements, toAccessorsOf: key, container) { return }
    let collection = try makeObject(
      isSet ? "NSMutableSet" : "NSMutableArray", isSet ? .set(KeyTable()) : .array([]))
    try replace(elements: new, of: collection)
    guard let elements else { return try setValue(collection, forKey: key, of: container) }
    try change(elements, of: key, of: container) { turn throws(Fault) in
      // Who observes is told of the elements already.
      try turn.unobserved(container) { turn throws(Fault) in
        try turn.setValue(collection, forKey: key, of: container)
      }
    }
  }

  /// Through the accessors for single elements, which tell by themselves who observes; false where
  /// the class has none.
  private mutating func send(
    _ change: ElementsChange, toAccessorsOf key: String, _ container: ObjectID
  ) throws(Fault) -> Bool {
    let name = key.prefix(1).uppercased() + key.dropFirst()
    let isSet = change.indexes == nil
    let insert = Selector(isSet ? "add\(name)Object:" : "insertObject:in\(name)AtIndex:")
    let remove = Selector(isSet ? "remove\(name)Object:" : "removeObjectFrom\(name)AtIndex:")
    let me = Value.object(container)
    guard responds(me, to: insert), responds(me, to: remove) else { return false }
    let start = change.indexes?.lowerBound ?? 0
    for (place, value) in change.old.enumerated().reversed() {
      try send(remove, to: me, [isSet ? value : .int(start + place)], from: .uikit)
    }
    for (place, value) in change.new.enumerated() {
      try send(insert, to: me, isSet ? [value] : [value, .int(start + place)], from: .uikit)
    }
    return true
  }
}

extension ElementsChange {
  /// A set has no places: what has gone and what has come are told without indexes.
  fileprivate init(ofSet old: [Value], to new: [Value]) {
    let gone = old.filter { !new.contains($0) }
    let come = new.filter { !old.contains($0) }
    self.init(
      gone.isEmpty ? .insertion : come.isEmpty ? .removal : .replacement, old: gone, new: come)
  }

  /// What has become of one run of elements; nil where it is more than that.
  /// The longest beginnings and ends that are the same are left out.
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
