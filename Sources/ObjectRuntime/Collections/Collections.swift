public import ObjectModel

// Arrays and dictionaries: their members are owned.
extension Turn {
  package func elements(of id: ObjectID) -> [Value] { simulation.elements(of: .object(id)) ?? [] }

  package func pairs(of id: ObjectID) -> [KeyedValue] { simulation.pairs(of: .object(id)) ?? [] }

  package func count(of id: ObjectID) -> Int { simulation.count(of: .object(id)) ?? 0 }

  /// Where the first element of an array stands that is equal to a value.
  package mutating func index(of value: Value, in id: ObjectID) throws(Fault) -> Int? {
    if simulation.hasOwnEquality(value) {
      for (place, element) in elements(of: id).enumerated() where try isEqual(value, element) {
        return place
      }
      return nil
    }
    let plain = simulation.plainKey(value)
    return elements(of: id).firstIndex { element in
      if let plain { return simulation.plainKey(element) == plain }
      return simulation.areEqual(element, value)
    }
  }

  /// An array of values that the autorelease pool will release.
  public mutating func makeArray(_ values: [Value]) throws(Fault) -> Value {
    try checkHeap(adding: values.count)
    let id = try allocateAutoreleased("NSArray")
    let members = values.map(\.boxed)
    for member in members.lazy.compactMap(\.object) { try retain(member, as: .collection(id)) }
    simulation.contents[id] = .array(Elements(members))
    return .object(id)
  }

  /// A dictionary that the autorelease pool will release; later pairs win.
  public mutating func makeDictionary(
    _ pairs: [(key: Value, value: Value)], keepingNil: Bool = false
  ) throws(Fault) -> Value {
    let id = try allocateAutoreleased("NSDictionary")
    for pair in pairs { try set(pair.value, forKey: pair.key, in: id, keepingNil: keepingNil) }
    return .object(id)
  }

  /// A text as an object, which the autorelease pool will release.
  public mutating func makeText(_ text: String) throws(Fault) -> ObjectID {
    let id = try allocateAutoreleased("NSString")
    try checkHeap(adding: text.utf8.count / Content.valueSize)
    simulation.contents[id] = .string(text)
    return id
  }

  package mutating func makeAutoreleased(_ type: Value, _ content: Content) throws(Fault) -> Value {
    guard case .type(let type) = type else { return .none }
    let id = try allocateAutoreleased(simulation.classes[outline: type].name)
    try checkHeap(adding: content.count)
    for member in content.members { try retain(member, as: .collection(id)) }
    simulation.contents[id] = content
    return .object(id)
  }

  package mutating func append(_ value: Value, to id: ObjectID, at index: Int? = nil) throws(Fault)
  {
    try checkHeap(adding: 1)
    let value = value.boxed
    if let member = value.object { try retain(member, as: .collection(id)) }
    simulation.contents.changeArray(id) { elements in
      if let index { elements.insert(value, at: index) } else { elements.append(value) }
    }
  }

  package mutating func remove(at index: Int, from id: ObjectID) throws(Fault) {
    let old = simulation.contents.changeArray(id) { $0.remove(at: index) }
    if let member = old?.object { try release(member, from: .collection(id)) }
  }

  /// Puts a value in the place of an array's element, which is there.
  package mutating func replace(elementAt place: Int, of id: ObjectID, by value: Value)
    throws(Fault)
  {
    let value = value.boxed
    if let member = value.object { try retain(member, as: .collection(id)) }
    let old = simulation.contents.changeArray(id) { elements in
      let old = elements[place]
      elements[place] = value
      return old
    }
    if let member = old?.object { try release(member, from: .collection(id)) }
  }

  /// Sets, replaces or (with nil) removes the value of a key; an optional of Swift's may be a value
  /// as any other.
  package mutating func set(
    _ value: Value, forKey key: Value, in id: ObjectID, keepingNil: Bool = false
  ) throws(Fault) {
    try checkHeap(adding: 2)
    let place = simulation.place(of: try twin(of: key, in: id), in: id)
    if value == .none, !keepingNil {
      if let place { try removePair(at: place, from: id) }
      return
    }
    let (key, value) = (key.boxed, value.boxed)
    if let member = value.object { try retain(member, as: .collection(id)) }
    guard let place else {
      if let key = key.object { try retain(key, as: .collection(id)) }
      return append(KeyedValue(key: key, value: value), toTable: id)
    }
    let old = simulation.contents.replace(valueAt: place, of: id, by: value)
    if let old = old?.object { try release(old, from: .collection(id)) }
  }

  private mutating func removePair(at place: Int, from id: ObjectID) throws(Fault) {
    guard var table = simulation.contents.takeTable(of: id) else { return }
    let old = table.remove(at: place) { simulation.plainKey($0) }
    simulation.contents.putBack(table, of: id)
    if let key = old.key.object { try release(key, from: .collection(id)) }
    if let value = old.value.object { try release(value, from: .collection(id)) }
  }

  private mutating func append(_ pair: KeyedValue, toTable id: ObjectID) {
    guard var table = simulation.contents.takeTable(of: id) else { return }
    table.append(pair) { simulation.plainKey($0) }
    simulation.contents.putBack(table, of: id)
  }

  /// Adds a member to a set that has none equal to it.
  package mutating func insert(_ value: Value, into id: ObjectID) throws(Fault) {
    try checkHeap(adding: 1)
    let value = value.boxed
    if let member = value.object { try retain(member, as: .collection(id)) }
    append(KeyedValue(key: value, value: .bool(true)), toTable: id)
  }

  /// Takes the member that is equal to a value out of a set; answers whether there was one.
  @discardableResult
  package mutating func remove(member value: Value, from id: ObjectID) throws(Fault) -> Bool {
    let value = try twin(of: value, in: id)
    guard let place = simulation.place(of: value, in: id),
      var table = simulation.contents.takeTable(of: id)
    else { return false }
    let old = table.remove(at: place) { simulation.plainKey($0) }
    simulation.contents.putBack(table, of: id)
    if let member = old.key.object { try release(member, from: .collection(id)) }
    return true
  }

  package func refuseNil(_ value: Value?, in method: String) throws(Fault) {
    if value == nil || value == .some(.none) {
      throw .invalidArgument("*** \(method): object cannot be nil")
    }
  }

  /// Refuses a place that a list does not have, in the words of its private class; an index has no
  /// sign. One place more is allowed where something is put between.
  package func checkBounds(
    _ index: Int, of id: ObjectID, in method: String, orBehind: Bool = false
  ) throws(Fault) {
    let count = count(of: id)
    guard index < 0 || index >= count + (orBehind ? 1 : 0) else { return }
    let name = simulation.privateClass(of: .object(id))
    let (place, empty) = (UInt(bitPattern: index), name == "__NSArray0" ? "NSArray" : "array")
    let bounds = count == 0 ? "for empty \(empty)" : "[0 .. \(count - 1)]"
    throw .exception(
      name: "NSRangeException",
      reason: "*** -[\(name) \(method)]: index "
        + (name == "NSCFArray"
          ? "(\(place)) beyond bounds (\(count))" : "\(place) beyond bounds \(bounds)"))
  }

  /// Refuses nil where a text is needed.
  package func refuseNilText(
    _ value: Value?, in method: String, of type: String, _ what: String = "nil argument"
  ) throws(Fault) {
    if value == nil || value == .some(.none) {
      throw .invalidArgument("*** -[\(type) \(method)]: \(what)")
    }
  }
}
