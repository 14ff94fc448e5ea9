import InterfaceModel
package import ObjectModel

/// One `addObserver:forKeyPath:options:context:`, which owns neither of the two.
package struct KeyObservation: Hashable, Sendable {
  package var object: ObjectID
  package var path: String
  /// Who is told: an observer of Objective-C, or the token of Swift with its closure.
  package var observer: ObjectID
  package var closure: ObjectID?
  package var options: Int
  package var context: Value
  /// The line that began it.
  package var line: Int
  /// Which key of which object it goes by now, the observed object's first.
  var links: [Link] = []

  /// An object on the way of a key path, and the key that leads on from it.
  struct Link: Hashable, Sendable {
    var object: ObjectID
    var key: String
  }

  package init(
    object: ObjectID, path: String, observer: ObjectID, closure: ObjectID? = nil, options: Int,
    context: Value = .none, line: Int = 0
  ) {
    self.object = object
    self.path = path
    self.observer = observer
    self.closure = closure
    self.options = options
    self.context = context
    self.line = line
  }

  /// `NSKeyValueObservingOptions`.
  package var hasNew: Bool { options & 1 != 0 }
  package var hasOld: Bool { options & 2 != 0 }
  package var isInitial: Bool { options & 4 != 0 }
  package var isPrior: Bool { options & 8 != 0 }
}

/// Who observes which keys of which objects, in the order of registration.
package struct KeyObservers: Hashable, Sendable {
  private var observations: [Int: KeyObservation] = [:]
  private var latest = 0
  private var ofLink: [KeyObservation.Link: [Int]] = [:]
  /// The numbers by what is observed, and by who observes.
  private var ofObject: [ObjectID: [Int]] = [:]
  private var ofObserver: [ObjectID: [Int]] = [:]
  /// The closures of Swift's observations, by their tokens.
  private(set) var closures: [ObjectID: ObjectID] = [:]
  /// The values from before a change that has been announced, by the number of the observation.
  package var announced: [Int: Value] = [:]

  package subscript(number: Int) -> KeyObservation? { observations[number] }

  func numbers(of key: String, of object: ObjectID) -> [Int] {
    ofLink[KeyObservation.Link(object: object, key: key)] ?? []
  }

  func numbers(of object: ObjectID) -> [Int] { ofObject[object] ?? [] }

  /// What somebody observes by a message of its own, in the order of registration.
  func registrations(of observer: ObjectID) -> [KeyObservation] {
    (ofObserver[observer] ?? []).compactMap { observations[$0] }.filter { $0.closure == nil }
  }

  mutating func add(_ observation: KeyObservation) -> Int {
    latest += 1
    observations[latest] = observation
    ofObject[observation.object, default: []].append(latest)
    ofObserver[observation.observer, default: []].append(latest)
    closures[observation.observer] = observation.closure
    return latest
  }

  mutating func remove(_ number: Int) {
    link(number, by: [])
    guard let gone = observations.removeValue(forKey: number) else { return }
    ofObject.drop(number, from: gone.object)
    ofObserver.drop(number, from: gone.observer)
    if gone.closure != nil { closures[gone.observer] = nil }
    announced[number] = nil
  }

  /// Takes down by which keys an observation goes.
  mutating func link(_ number: Int, by links: [KeyObservation.Link]) {
    for old in observations[number]?.links ?? [] {
      ofLink.drop(number, from: old)
    }
    observations[number]?.links = links
    for new in links { ofLink[new, default: []].append(number) }
  }
}

extension Dictionary where Value == [Int] {
  fileprivate mutating func drop(_ number: Int, from key: Key) {
    let left = (self[key] ?? []).filter { $0 != number }
    self[key] = left.isEmpty ? nil : left
  }
}

// MARK: - Changes
extension Turn {
  /// Begins an observation; one that asks for it is told at once.
  @discardableResult
  package mutating func observe(_ observation: KeyObservation) throws(Fault) -> Int {
    let number = simulation.keyObservers.add(observation)
    try link(number)
    if observation.isInitial { try tell(number, old: nil) }
    return number
  }

  /// The observations of an object for a path by an observer, oldest first.
  package func observations(
    of object: ObjectID, _ path: String, by observer: ObjectID
  ) -> [Int] {
    simulation.keyObservers.numbers(of: object).filter { number in
      let known = simulation.keyObservers[number]
      return known?.path == path && known?.observer == observer
    }
  }

  /// Whoever is observed no more sends its setters directly again.
  package mutating func endObservation(_ number: Int) throws(Fault) {
    guard let ended = simulation.keyObservers[number] else { return }
    simulation.keyObservers.remove(number)
    if let closure = ended.closure { try release(closure, from: .field(ended.observer, "closure")) }
  }

  /// Before iOS 11 nobody may die while observed.
  mutating func endObservations(of object: ObjectID) throws(Fault) {
    let numbers = simulation.keyObservers.numbers(of: object)
    for number in numbers { try endObservation(number) }
    guard !numbers.isEmpty, !simulation.version.freesObserved else { return }
    throw .inconsistency(
      "An instance \(simulation.address(of: object)) of class "
        + "\(simulation.classes[outline: simulation[object].type].name) was deallocated while key "
        + "value observers were still registered with it.")
  }

  /// Sets a key of an observed object: who observes it is told when it has been set.
  mutating func change(
    _ key: String, of object: ObjectID, _ set: (inout Turn) throws(Fault) -> Value
  ) throws(Fault) -> Value {
    guard simulation[object].isObserved, try notifies(of: key, object) else {
      return try set(&self)
    }
    let numbers = try announceChange(of: key, of: object)
    let result = try set(&self)
    try confirmChange(numbers)
    return result
  }

  /// `willChangeValueForKey:`: the old values are kept for who asks for them.
  @discardableResult
  package mutating func announceChange(
    of key: String, of object: ObjectID, _ elements: ElementsChange? = nil
  ) throws(Fault) -> [Int] {
    let numbers = simulation.keyObservers.numbers(of: key, of: object)
    for number in numbers {
      guard let known = simulation.keyObservers[number] else { continue }
      let old = try observedValue(known)
      if let id = old.object { keepForStatement(id) }
      simulation.keyObservers.announced[number] = old
      if known.isPrior {
        let direct = isDirect(number, key, object) ? elements : nil
        try tell(number, old: old, isPrior: true, elements: direct)
      }
    }
    return numbers
  }

  /// `didChangeValueForKey:`.
  package mutating func confirmChange(of key: String, of object: ObjectID) throws(Fault) {
    try confirmChange(simulation.keyObservers.numbers(of: key, of: object))
  }

  private mutating func confirmChange(_ numbers: [Int]) throws(Fault) {
    for number in numbers {
      guard let old = simulation.keyObservers.announced.removeValue(forKey: number) else {
        continue
      }
      try link(number)
      try tell(number, old: old)
    }
  }

  private mutating func observedValue(_ observation: KeyObservation) throws(Fault) -> Value {
    var value = Value.object(observation.object)
    for key in observation.path.split(separator: ".") {
      guard let holder = value.object else { return .none }
      value = try self.value(forKey: String(key), of: holder)
    }
    return value
  }

  /// Follows the path through the objects that stand on it now.
  mutating func link(_ number: Int) throws(Fault) {
    guard let known = simulation.keyObservers[number] else { return }
    var links: [KeyObservation.Link] = []
    var value = Value.object(known.object)
    let keys = known.path.split(separator: ".")
    for (place, key) in keys.enumerated() {
      guard let holder = value.object, simulation.isAlive(holder) else { break }
      try follow(String(key), of: holder, into: &links)
      if place < keys.count - 1 {
        value = try self.value(forKey: String(key), of: holder)
      }
    }
    simulation.keyObservers.link(number, by: links)
  }

  /// Takes down a key, and all those along the paths with which it changes.
  private mutating func follow(
    _ key: String, of holder: ObjectID, into links: inout [KeyObservation.Link]
  ) throws(Fault) {
    let link = KeyObservation.Link(object: holder, key: key)
    simulation[holder].isObserved = true
    if links.contains(link) { return }
    links.append(link)
    for path in try paths(affecting: key, of: holder) {
      var value = Value.object(holder)
      let keys = path.split(separator: ".")
      for (place, key) in keys.enumerated() {
        guard let next = value.object, simulation.isAlive(next) else { break }
        try follow(String(key), of: next, into: &links)
        if place < keys.count - 1 { value = try self.value(forKey: String(key), of: next) }
      }
    }
  }

  /// The paths with which the value of a key changes, as its class says.
  private mutating func paths(
    affecting key: String, of object: ObjectID
  ) throws(Fault) -> [String] {
    let general: Selector = "keyPathsForValuesAffectingValueForKey:"
    let special = Selector(
      "keyPathsForValuesAffecting" + key.prefix(1).uppercased() + key.dropFirst())
    let type = simulation[object].type
    let isGeneral = simulation.classMethod(general, of: type)?.owner != nil
    guard isGeneral || responds(.type(type), to: special) else { return [] }
    let answer =
      isGeneral
      ? try send(general, to: .type(type), [.string(key)], from: .uikit)
      : try send(special, to: .type(type), from: .uikit)
    return (simulation.elements(of: answer) ?? []).compactMap { simulation.text(of: $0) }
  }

  /// Whether setting a key tells its observers by itself, which a class may forbid.
  package mutating func notifies(of key: String, _ object: ObjectID) throws(Fault) -> Bool {
    try send(
      "automaticallyNotifiesObserversForKey:", to: .type(simulation[object].type),
      [.string(key)], from: .uikit
    ).isTrue
  }

  /// - Parameter isPrior: whether the change is yet to come.
  mutating func tell(
    _ number: Int, old: Value?, isPrior: Bool = false, elements: ElementsChange? = nil
  ) throws(Fault) {
    guard let known = simulation.keyObservers[number] else { return }
    if let elements, known.closure == nil {
      return try tell(number, of: elements, isPrior: isPrior)
    }
    let new = try observedValue(known)
    var change: [(key: Value, value: Value)] = [(.string("kind"), .int(1))]
    if known.hasOld, let old { change.append((.string("old"), try orNull(old))) }
    if isPrior { change.append((.string("notificationIsPrior"), .number(.bool(true)))) }
    if known.hasNew, !isPrior { change.append((.string("new"), try orNull(new))) }
    if let closure = known.closure {
      let told = try allocateAutoreleased("NSKeyValueObservedChange")
      if known.hasOld, let old { try setValue(old, forKey: "oldValue", of: told) }
      if known.hasNew, !isPrior { try setValue(new, forKey: "newValue", of: told) }
      try setValue(.int(1), forKey: "kind", of: told)
      try setValue(.bool(isPrior), forKey: "isPrior", of: told)
      try call(block: .object(closure), [.object(known.object), .object(told)])
      return
    }
    try send(change, to: known)
  }

  mutating func send(
    _ change: [(key: Value, value: Value)], to observation: KeyObservation
  ) throws(Fault) {
    try send(
      "observeValueForKeyPath:ofObject:change:context:", to: .object(observation.observer),
      [
        .string(observation.path), .object(observation.object), try makeDictionary(change),
        observation.context,
      ], from: .uikit)
  }

  private mutating func orNull(_ value: Value) throws(Fault) -> Value {
    guard value == .none, let null = simulation.classes.id(named: "NSNull") else { return value }
    return try send("null", to: .type(null), from: .uikit)
  }
}
