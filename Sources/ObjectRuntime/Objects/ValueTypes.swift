public import ObjectModel
import Syntax

// Swift's value types: structs, enumerations, tuples, arrays and dictionaries.
//
// Their values lie in boxes on the heap, which is how the objects they hold come to have owners. A
// box is shared until somebody changes the value, and is then copied unless it has one owner only.
extension Simulation {
  /// Whether an object is the box of a value, which nobody sees as an object.
  public func isBox(_ id: ObjectID) -> Bool {
    if classes[outline: self[id].type].isValueType { return true }
    if case .compound = contents[id] { return true }
    return false
  }

  /// Whether a method that says `mutating` may put another in its place: a box, or a value of one of
  /// Swift's own types.
  public func isReplaceable(_ id: ObjectID) -> Bool {
    if isBox(id) { return true }
    if classes[outline: self[id].type].isLearners { return false }
    switch contents[id] {
    case .array, .dictionary, .set, .date, .string: return true
    default: return false
    }
  }

  /// Whether nobody else would see a change to a box.
  mutating func isUnique(_ id: ObjectID) -> Bool {
    self[id].ownerships.countOutsidePool <= 1
  }

  /// The name, labels and values of a tuple (whose name is empty) or of an enumeration's case.
  public func compound(_ value: Value) -> (name: String, labels: [String], values: [Value])? {
    guard let id = value.object, case .compound(let name, let labels, let values) = contents[id]
    else { return nil }
    return (name, labels, values)
  }
}

extension Turn {
  /// Whether a value is an array that its holders share, and no value of Swift's.
  public mutating func isMutableArray(_ value: Value) -> Bool {
    guard let id = value.object, let type = cache.mutableArray else { return false }
    return simulation.classes.isKind(simulation[id].type, of: type)
  }

  /// The element at a place or the value of a key; nil where it must be looked for in another way.
  public mutating func item(_ key: Value, of holder: Value) -> Value? {
    if case .object(let id) = holder { simulation.contents.item(key, of: id) } else { nil }
  }

  /// Puts a number or a text in a collection that nobody else has; false where more is to be done.
  public mutating func put(_ value: Value, at key: Value, inOwn holder: Value) -> Bool {
    guard case .object(let id) = holder, simulation.isAlive(id), simulation.isUnique(id) else {
      return false
    }
    let value = value.boxed
    if value.object != nil || value == .none { return false }
    return simulation.contents.put(value, at: key, of: id)
  }

  /// Adds an element to an array of Swift's that nobody else has; false where more is to be done.
  public mutating func add(_ element: Value, toOwn list: Value) throws(Fault) -> Bool {
    guard case .object(let id) = list, simulation.isAlive(id),
      simulation[id].type == cache.array, simulation.isUnique(id),
      simulation.contents.arrayCount(of: id) != nil
    else { return false }
    try append(element, to: id)
    return true
  }

  /// Whether an object has one owner, the statement that is running and the pool apart.
  public mutating func isUnique(_ id: ObjectID) -> Bool { simulation.isUnique(id) }

  /// A tuple, or a case of the enumeration.
  public mutating func makeCompound(
    _ labels: [String], _ values: [Value], name: String = "", of type: ClassID? = nil
  ) throws(Fault) -> Value {
    guard let type = type ?? simulation.classes.id(named: "NSObject") else { return .none }
    let id = try allocate(type, counting: .automatic)
    for value in values { if let member = value.object { try retain(member, as: .collection(id)) } }
    simulation.contents[id] = .compound(name: name, labels: labels, values: values)
    return .object(id)
  }

  /// The value in a box that may be changed: its own where nobody else has it, else a copy.
  ///
  /// A box that lies in another is not alone: the other may have more owners than one.
  public mutating func unshared(_ value: Value, isAlone: Bool = true) throws(Fault) -> Value {
    guard let id = value.object, simulation.isAlive(id), !isAlone || !simulation.isUnique(id) else {
      return value
    }
    let copy = try allocate(simulation[id].type, counting: .automatic)
    if let content = simulation.contents[id] {
      try checkHeap(adding: content.count)
      for member in content.members { try retain(member, as: .collection(copy)) }
      simulation.contents[copy] = content
    }
    if let bulk = simulation.bulks[id] { simulation.bulks[copy] = bulk }
    for type in simulation.classes.lineage(of: simulation[id].type) {
      let declared = simulation[type]
      for (place, ivar) in declared.ivars.enumerated() {
        let slot = declared.firstField + place
        try store(
          read(slot, of: id), in: slot, of: copy, named: ivar.label, type: ivar.type,
          as: ivar.strength)
      }
    }
    return .object(copy)
  }

  /// Changes a part of a tuple that nobody else has.
  public mutating func replace(
    part index: Int, of value: Value, by new: Value
  ) throws(Fault) {
    guard let id = value.object,
      case .compound(let name, let labels, var values) = simulation.contents[id],
      values.indices.contains(index)
    else { return }
    let old = values[index]
    if let member = new.object { try retain(member, as: .collection(id)) }
    values[index] = new
    simulation.contents[id] = .compound(name: name, labels: labels, values: values)
    if let member = old.object { try release(member, from: .collection(id)) }
  }

  /// Changes an array that nobody else has; the new elements are retained before the old are
  /// released.
  public mutating func replace(
    elements new: [Value], of value: Value
  ) throws(Fault) {
    guard let id = value.object, let old = simulation.elements(of: value) else { return }
    try checkHeap(adding: new.count)
    let new = new.map(\.boxed)
    for member in new.lazy.compactMap(\.object) { try retain(member, as: .collection(id)) }
    if case .set = simulation.contents[id] {
      var table = KeyTable()
      for member in new {
        table.append(KeyedValue(key: member, value: .bool(true))) { simulation.plainKey($0) }
      }
      simulation.contents[id] = .set(table)
    } else {
      var elements = Elements(new)
      elements.sliceStart = simulation.contents.sliceStart(of: id)
      simulation.contents[id] = .array(elements)
    }
    for member in old.lazy.compactMap(\.object) { try release(member, from: .collection(id)) }
  }

  /// Changes one element of an array that nobody else has, in place; false where there is none.
  public mutating func replace(
    elementAt place: Int, of value: Value, by new: Value
  ) throws(Fault) -> Bool {
    guard let id = value.object, let count = simulation.contents.arrayCount(of: id), place >= 0,
      place < count
    else { return false }
    try replace(elementAt: place, of: id, by: new)
    return true
  }

  /// A part of a list whose first element is asked for by an index of its own.
  public mutating func makeSlice(_ values: [Value], from start: Int) throws(Fault) -> Value {
    let slice = try makeArray(values)
    move(slice: slice, to: start)
    return slice
  }

  /// Gives the first element of a slice that nobody else has another index.
  public mutating func move(slice value: Value, to start: Int) {
    guard let id = value.object else { return }
    _ = simulation.contents.changeArray(id) { $0.sliceStart = start }
  }

  /// Adds one element to an array that nobody else has.
  public mutating func add(_ element: Value, to value: Value, at place: Int? = nil) throws(Fault) {
    guard let id = value.object else { return }
    try append(element, to: id, at: place)
  }

  /// Takes one element, which is there, out of an array that nobody else has.
  public mutating func remove(elementAt place: Int, of value: Value) throws(Fault) {
    guard let id = value.object else { return }
    try remove(at: place, from: id)
  }

  /// Adds a value to a set that nobody else has and that has none equal to it.
  public mutating func insert(_ new: Value, intoSet value: Value) throws(Fault) {
    guard let id = value.object else { return }
    try insert(new, into: id)
  }

  /// Takes a member out of a set that nobody else has.
  public mutating func remove(_ member: Value, fromSet value: Value) throws(Fault) {
    guard let id = value.object else { return }
    try remove(member: member, from: id)
  }

  /// Sets, replaces or, with nil, removes the value of a key in a dictionary that nobody else has.
  public mutating func set(
    _ new: Value, forKey key: Value, of dictionary: Value
  ) throws(Fault) {
    guard let id = dictionary.object else { return }
    try set(new, forKey: key, in: id)
  }
}
