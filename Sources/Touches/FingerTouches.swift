import FoundationKit
import InterfaceModel
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

// A finger that comes down on a view and goes up again: the view hears of it, or who stands above it
// in the chain of responders; recognisers of taps of the view and of those around it look on.
//
// Event Handling Guide for iOS, "Gesture Recognizers": who recognises a gesture has the touch taken
// from the view; one recogniser keeps the others from the same touch, unless a delegate lets both.
extension Turn {
  mutating func touch(view: ObjectID) throws(Fault) {
    let touch = try allocateAutoreleased("UITouch")
    try setField("view", to: .object(view), of: touch)
    try setField("window", to: Value(simulation.window(of: view)), of: touch)
    try setField("tapCount", to: .int(1), of: touch)
    let touches = try makeSet([.object(touch)])
    let event = try allocateAutoreleased("UIEvent")
    try setField("allTouches", to: touches, of: event)
    let recognizers = try recognizers(of: touch, on: view)
    try send("touchesBegan:withEvent:", to: .object(view), [touches, .object(event)], from: .uikit)
    var recognized: [ObjectID] = []
    for recognizer in recognizers where simulation.isAlive(recognizer) {
      if try recognizes(recognizer, beside: recognized) { recognized.append(recognizer) }
    }
    guard simulation.isAlive(view) else { return }
    let cancels = recognized.contains {
      simulation.field(named: "cancelsTouchesInView", of: $0)?.isTrue == true
    }
    try send(
      cancels ? "touchesCancelled:withEvent:" : "touchesEnded:withEvent:", to: .object(view),
      [touches, .object(event)], from: .uikit)
  }

  /// The recognisers of taps that look at a touch, the nearest first.
  private mutating func recognizers(
    of touch: ObjectID, on view: ObjectID
  ) throws(Fault) -> [ObjectID] {
    var found: [ObjectID] = []
    for view in sequence(first: view, next: { [simulation] in simulation.superview(of: $0) }) {
      for recognizer in simulation.interface.views[view]?.gestureRecognizers ?? []
      where simulation.isKind(recognizer, of: "UITapGestureRecognizer") {
        guard simulation.field(named: "enabled", of: recognizer)?.isTrue == true else { continue }
        let question: Selector = "gestureRecognizer:shouldReceiveTouch:"
        if try tell("delegate", of: recognizer, question, [.object(touch)])?.isTrue == false {
          continue
        }
        found.append(recognizer)
      }
    }
    return found
  }

  /// A tap is recognised all at once: the action runs in that state, and the recogniser is ready for
  /// the next.
  private mutating func recognizes(
    _ recognizer: ObjectID, beside others: [ObjectID]
  ) throws(Fault) -> Bool {
    let together: Selector = "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:"
    for other in others {
      let isAllowed = try tell("delegate", of: recognizer, together, [.object(other)])?.isTrue
      if isAllowed == true { continue }
      if try tell("delegate", of: other, together, [.object(recognizer)])?.isTrue != true {
        return false
      }
    }
    if try tell("delegate", of: recognizer, "gestureRecognizerShouldBegin:")?.isTrue == false {
      return false
    }
    try setField("state", to: .int(GestureState.recognized.rawValue), of: recognizer)
    try sendActions(of: recognizer, for: .all)
    guard simulation.isAlive(recognizer) else { return true }
    try setField("state", to: .int(GestureState.possible.rawValue), of: recognizer)
    return true
  }
}

/// What a recogniser of a tap goes through, of `UIGestureRecognizerState`.
private enum GestureState: Int {
  case possible = 0
  case recognized = 3
}
