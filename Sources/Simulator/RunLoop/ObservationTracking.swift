import InterfaceModel
public import ObjectModel
public import ObjectRuntime
import UIKitAPI

// What UIKit reads of `@Observable` objects from iOS 26 on, and does again when that changes.
//
// Apple's page "Updating views automatically with observation tracking".
extension Turn {
  /// Sends a message that takes no argument, and notes which properties its method reads.
  mutating func sendTracking(_ selector: Selector, to object: ObjectID) throws(Fault) {
    guard simulation.version.tracksObservation else {
      try send(selector, to: .object(object), from: .uikit)
      return
    }
    simulation.runLoop.tracking.begin(Tracking.Reader(object, selector))
    defer { simulation.runLoop.tracking.end() }
    try send(selector, to: .object(object), from: .uikit)
  }

  /// A property of an `@Observable` object was read.
  public mutating func noteRead(of slot: Int, of object: ObjectID) {
    if simulation.runLoop.tracking.isReading {
      simulation.runLoop.tracking.note(Tracking.Property(object, slot))
    }
  }

  /// It was set: who has read it is asked to run again in the next update pass. What is off screen
  /// runs anyway when it comes back.
  public mutating func noteChange(of slot: Int, of object: ObjectID) {
    let property = Tracking.Property(object, slot)
    for reader in simulation.runLoop.tracking.take(readersOf: property) {
      guard simulation.isAlive(reader.object) else { continue }
      let view = simulation.loadedView(of: reader.object) ?? reader.object
      if reader.selector != LifeCycle.updateProperties.selector {
        setNeedsLayout(view)
      } else if simulation.isOnScreen(view) {
        setNeedsUpdateProperties(reader.object)
      }
    }
  }
}
