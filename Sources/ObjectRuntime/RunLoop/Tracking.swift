package import ObjectModel

/// Which methods of views and controllers have read which properties of `@Observable` objects, as
/// UIKit notes it from iOS 26 on.
package struct Tracking: Hashable, Sendable {
  /// A method that is to run again when what it has read changes.
  package struct Reader: Hashable, Sendable {
    package var object: ObjectID
    package var selector: Selector

    package init(_ object: ObjectID, _ selector: Selector) {
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

  package mutating func end() {
    guard let reading = running.popLast(), !reading.properties.isEmpty else { return }
    readings.append(reading)
  }

  package mutating func note(_ property: Property) {
    if isReading { running[running.count - 1].properties.insert(property) }
  }

  /// Who has read a property since it last ran, each once: it reads again when it runs again.
  package mutating func take(readersOf property: Property) -> [Reader] {
    let readers = readings.filter { $0.properties.contains(property) }.map(\.reader)
    if !readers.isEmpty { readings.removeAll { $0.properties.contains(property) } }
    return readers
  }
}
