import InterfaceModel
public import ObjectModel
public import ObjectRuntime
import UIKitAPI

// What UIKit reads of `@Observable` objects from iOS 26 on, and does again when that changes; and what
// code has itself told of, once.
//
// Apple's pages "Updating views automatically with observation tracking" and
// "withObservationTracking(_:onChange:)".
extension Turn {
  /// Sends a message, and notes which properties its method reads.
  /// A property that changes later has the message sent again, in the update that follows.
  mutating func sendTracking(
    _ selector: Selector, to object: ObjectID, _ arguments: [Value] = []
  ) throws(Fault) {
    guard simulation.version.tracksObservation else {
      try send(selector, to: .object(object), arguments, from: .uikit)
      return
    }
    simulation.runLoop.tracking.begin(Tracking.Reader(object, selector))
    defer { _ = simulation.runLoop.tracking.end() }
    try send(selector, to: .object(object), arguments, from: .uikit)
  }

  /// A property of an `@Observable` object was read.
  public mutating func noteRead(of slot: Int, of object: ObjectID) {
    if simulation.runLoop.tracking.isReading {
      simulation.runLoop.tracking.note(Tracking.Property(object, slot))
    }
  }

  /// What a closure answers; the other is called once, before the first of what was read changes.
  /// A closure by which nothing was read is let go of at once.
  public mutating func track(_ apply: Value, onChange: Value) throws(Fault) -> Value {
    guard let watcher = onChange.object else { return try call(block: apply, []) }
    try retain(watcher, as: .framework)
    simulation.runLoop.tracking.begin(Tracking.Reader(watcher))
    let result: Value
    do throws(Fault) { result = try call(block: apply, []) } catch {
      _ = simulation.runLoop.tracking.end()
      throw error
    }
    if !simulation.runLoop.tracking.end() { try release(watcher, from: .framework) }
    return result
  }

  /// A property of an `@Observable` object is about to be set: closures that wait for it are called.
  public mutating func noteComingChange(of slot: Int, of object: ObjectID) throws(Fault) {
    let property = Tracking.Property(object, slot)
    for watcher in simulation.runLoop.tracking.take(watchersOf: property) {
      _ = try call(block: .object(watcher), [])
      try release(watcher, from: .framework)
    }
  }

  /// It was set: who has read it is asked to run again in the next update pass. What is off screen
  /// runs anyway when it comes back.
  public mutating func noteChange(of slot: Int, of object: ObjectID) {
    let property = Tracking.Property(object, slot)
    for reader in simulation.runLoop.tracking.take(readersOf: property) {
      guard simulation.isAlive(reader.object) else { continue }
      let view = simulation.loadedView(of: reader.object) ?? reader.object
      switch reader.selector {
      case LifeCycle.updateProperties.selector:
        if simulation.isOnScreen(view) { setNeedsUpdateProperties(reader.object) }
      case "drawRect:": setNeedsDisplay(view)
      default: setNeedsLayout(view)
      }
    }
  }
}
