package import InterfaceModel
package import ObjectModel
package import ObjectRuntime

// Transitions that follow a finger: they begin, and then finish or are taken back.
extension Turn {
  /// Begins a transition that waits for the finger: its did-calls come with `finishGesture` or
  /// `cancelGesture`.
  package mutating func begin(
    _ gesture: Gesture.Kind, _ transition: Transition, in superview: ObjectID?
  ) throws(Fault) {
    var transition = transition
    transition.isInteractive = true
    simulation.runLoop.gesture = Gesture(kind: gesture, transition: transition)
    try begin(transition, in: superview)
  }

  /// The finger has moved far enough: the rest runs as an animation.
  /// Those that were popped live on to the end of the turn, in the pool.
  package mutating func finishGesture() throws(Fault) {
    guard let gesture = simulation.runLoop.gesture else { return }
    simulation.runLoop.gesture = nil
    guard let transition = gesture.transition else { return }
    if gesture.kind == .swipeBack {
      for id in transition.removed { hand(id, toPoolFrom: .stack(of: transition.host)) }
    }
    try endInteraction(of: transition, isCancelled: false)
    record(.note(.animation))
    try finish(transition)
  }

  /// The finger goes back.
  package mutating func cancelGesture() throws(Fault) {
    guard let gesture = simulation.runLoop.gesture else { return }
    simulation.runLoop.gesture = nil
    guard let transition = gesture.transition else { return }
    try endInteraction(of: transition, isCancelled: true)
    record(.note(.animation))
    try takeBack(transition)
    try endTurning(transition, isFinished: false)
  }
}
