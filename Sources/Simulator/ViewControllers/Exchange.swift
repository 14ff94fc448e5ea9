import InterfaceModel
package import ObjectModel
package import ObjectRuntime

// One child takes the place of another, by their parent's order.
extension Turn {
  /// `transitionFromViewController:toViewController:duration:options:animations:completion:`.
  /// Where the parent is not shown, or tells its children itself, views are exchanged and UIKit
  /// tells nobody (§9).
  package mutating func exchange(
    _ old: ObjectID, for new: ObjectID, in parent: ObjectID, duration: Double,
    animations: Value, completion: Value
  ) throws(Fault) {
    guard simulation.parent(of: old) == parent, simulation.parent(of: new) == parent else {
      throw .invalidArgument(
        "Children view controllers \(pointer(old)) and \(pointer(new)) must have a common parent view "
          + "controller when calling -[UIViewController transitionFromViewController:"
          + "toViewController:duration:options:animations:completion:]")
    }
    let superview = simulation.loadedView(of: old).flatMap { simulation.superview(of: $0) }
    guard simulation.isShowing(parent), try forwardsAppearance(parent) else {
      return try swap(old, for: new, in: superview, animations: animations, completion)
    }
    try finishTransitions()
    try begin(
      Transition(
        host: parent, kind: .exchange, entering: new, leaving: old, isAnimated: duration > 0,
        completion: completion == .none ? nil : try keepBlock(completion)),
      in: superview ?? simulation.loadedView(of: parent))
    if animations != .none { try call(block: animations) }
  }

  /// The same where nobody is told: off screen, or by a parent that tells its children itself.
  private mutating func swap(
    _ old: ObjectID, for new: ObjectID, in superview: ObjectID?, animations: Value,
    _ completion: Value
  ) throws(Fault) {
    if let superview, let view = try view(of: new) { try place(view, in: superview) }
    if animations != .none { try call(block: animations) }
    if let view = simulation.loadedView(of: old) { try detach(view) }
    if completion != .none { try call(block: completion, [.bool(true)]) }
  }
}
