// Arrays and dictionaries: their members are owned.
extension Turn {
  func elements(of id: ObjectID) -> [Value] { simulation.elements(of: .object(id)) ?? [] }

  func pairs(of id: ObjectID) -> [Content.Pair] {
    if case .dictionary(let pairs) = simulation.contents[id] { pairs } else { [] }
  }

  func index(of value: Value, in id: ObjectID) -> Int? {
    elements(of: id).firstIndex { simulation.areEqual($0, value) }
  }

  /// An array of values that the autorelease pool will release.
  public mutating func makeArray(_ values: [Value]) throws(Fault) -> Value {
    try checkHeap(adding: values.count)
    let id = try allocateAutoreleased("NSArray")
    let members = values.map(\.boxed)
    for member in members.lazy.compactMap(\.object) { try retain(member, as: .collection(id)) }
    simulation.contents[id] = .array(members)
    return .object(id)
  }

  /// A dictionary that the autorelease pool will release; later pairs win.
  public mutating func makeDictionary(_ pairs: [(key: Value, value: Value)]) throws(Fault) -> Value
  {
    let id = try allocateAutoreleased("NSDictionary")
    for pair in pairs { try set(pair.value, forKey: pair.key, in: id) }
    return .object(id)
  }

  mutating func makeAutoreleased(_ type: Value, _ content: Content) throws(Fault) -> Value {
    guard case .type(let type) = type else { return .none }
    let id = try allocateAutoreleased(simulation[type].name)
    try checkHeap(adding: content.count)
    for member in content.members { try retain(member, as: .collection(id)) }
    simulation.contents[id] = content
    return .object(id)
  }

  mutating func append(_ value: Value, to id: ObjectID, at index: Int? = nil) throws(Fault) {
    try checkHeap(adding: 1)
    let value = value.boxed
    if let member = value.object { try retain(member, as: .collection(id)) }
    simulation.contents.changeArray(id) { $0.insert(value, at: index ?? $0.count) }
  }

  mutating func remove(at index: Int, from id: ObjectID) throws(Fault) {
    guard case .array(var values) = simulation.contents.removeValue(forKey: id) else { return }
    let old = values.remove(at: index)
    simulation.contents[id] = .array(values)
    if let member = old.object { try release(member, from: .collection(id)) }
  }

  /// Sets, replaces or (with nil) removes the value of a key.
  mutating func set(_ value: Value, forKey key: Value, in id: ObjectID) throws(Fault) {
    try checkHeap(adding: 2)
    let place = simulation.place(of: key, in: id)
    var places = simulation.contents.takePlaces(of: id)
    if let member = value.object { try retain(member, as: .collection(id)) }
    guard case .dictionary(var pairs) = simulation.contents.removeValue(forKey: id) else { return }
    let old = place.map { pairs[$0].value }
    switch (place, value) {
    case (let place?, .none): pairs.remove(at: place)
    case (let place?, _): pairs[place].value = value.boxed
    case (nil, .none): break
    case (nil, _): pairs.append(Content.Pair(key: key.boxed, value: value.boxed))
    }
    if place != nil, value == .none { places = nil } else { note(pairs, in: &places) }
    simulation.contents[id] = .dictionary(pairs)
    simulation.contents.putBack(places, of: id)
    if place == nil, value != .none, let key = key.object { try retain(key, as: .collection(id)) }
    if place != nil, value == .none, let key = key.object {
      try release(key, from: .collection(id))
    }
    if let old = old?.object { try release(old, from: .collection(id)) }
  }

  /// Notes where the keys of a large dictionary stand, but for those that are known already.
  private func note(_ pairs: [Content.Pair], in places: inout [Contents.PlainKey: Int]?) {
    guard pairs.count > 16 else {
      places = nil
      return
    }
    let known = places?.count ?? 0
    if places == nil { places = [:] }
    for place in known..<pairs.count {
      guard let key = simulation.plainKey(pairs[place].key) else {
        places = nil
        return
      }
      places?[key] = place
    }
  }

  func refuseNil(_ value: Value?, in method: String) throws(Fault) {
    if value == nil || value == .some(.none) {
      throw .invalidArgument("*** \(method): object cannot be nil")
    }
  }

  func checkBounds(_ index: Int, _ count: Int, _ type: String) throws(Fault) {
    guard index < 0 || index >= count else { return }
    let bounds = count == 0 ? "for empty array" : "[0 .. \(count - 1)]"
    throw .exception(
      name: "NSRangeException",
      reason: "*** -[\(type) objectAtIndex:]: index \(index) beyond bounds \(bounds)")
  }
}
