package import ObjectModel

/// Who has read which properties of `@Observable` objects: methods of views and controllers, as UIKit
/// notes it from iOS 26 on, and what `withObservationTracking` was given.
package struct Tracking: Hashable, Sendable {
  /// Who is to know when what it has read changes.
  package struct Reader: Hashable, Sendable {
    package var object: ObjectID
    /// The method that is to run again; nil of a closure, which is called before the change.
    package var selector: Selector?

    package init(_ object: ObjectID, _ selector: Selector? = nil) {
      (self.object, self.selector) = (object, selector)
    }
  }

  /// A stored property, by its place in the object.
  package struct Property: Hashable, Sendable {
    package var object: ObjectID
    package var slot: Int

    package init(_ object: ObjectID, _ slot: Int) { (self.object, self.slot) = (object, slot) }
  }

  /// What somebody reads at the moment.
  private struct Reading: Hashable, Sendable {
    var reader: Reader
    var properties: Set<Property> = []
  }

  private var readings: [Reading] = []
  /// The methods that are running, the innermost last: a read is noted for that one.
  private var running: [Reading] = []

  package var isReading: Bool { !running.isEmpty }

  package mutating func begin(_ reader: Reader) {
    readings.removeAll { $0.reader == reader }
    running.append(Reading(reader: reader))
  }

  /// Ends the innermost reading; answers whether it has read anything.
  package mutating func end() -> Bool {
    guard let reading = running.popLast(), !reading.properties.isEmpty else { return false }
    readings.append(reading)
    return true
  }

  package mutating func note(_ property: Property) {
    if isReading { running[running.count - 1].properties.insert(property) }
  }

  /// The methods that have read a property since they last ran, each once: one reads again when it
  /// runs again.
  package mutating func take(readersOf property: Property) -> [Reader] {
    take { $0.selector != nil && $1.contains(property) }
  }

  /// The closures that wait for a property to change, each once.
  package mutating func take(watchersOf property: Property) -> [ObjectID] {
    take { $0.selector == nil && $1.contains(property) }.map(\.object)
  }

  /// Forgets what was read of an object that is gone; answers the closures that have nothing left to
  /// wait for.
  package mutating func forget(_ object: ObjectID) -> [ObjectID] {
    if readings.isEmpty { return [] }
    for place in readings.indices {
      readings[place].properties = readings[place].properties.filter { $0.object != object }
    }
    return take { $1.isEmpty }.filter { $0.selector == nil }.map(\.object)
  }

  private mutating func take(where isMeant: (Reader, Set<Property>) -> Bool) -> [Reader] {
    let readers = readings.filter { isMeant($0.reader, $0.properties) }.map(\.reader)
    if !readers.isEmpty { readings.removeAll { isMeant($0.reader, $0.properties) } }
    return readers
  }
}
