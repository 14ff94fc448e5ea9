import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

extension FrameworkClass {
  static let animationMethods: [Selector: Method] = [
    "animateWithDuration:animations:": .animating(animations: 1),
    "animateWithDuration:animations:completion:": .animating(animations: 1),
    "animateWithDuration:delay:options:animations:completion:": .animating(
      animations: 3, delay: 1),
    "animateWithDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:":
      .animating(since: UIKitVersion(7), animations: 5, delay: 1),
    "transitionWithView:duration:options:animations:completion:": Method(since: UIKitVersion(4)) {
      turn, _, arguments throws(Fault) in
      try turn.animate(
        duration: arguments[1].real, delay: 0, arguments[3] == .none ? nil : arguments[3],
        completion: arguments[4])
      return .none
    },
    "performWithoutAnimation:": Method(since: UIKitVersion(7)) { turn, _, arguments throws(Fault) in
      try turn.call(block: arguments[0])
    },
  ]
}

extension FrameworkClass.Method {
  /// An animation, with the places of its arguments; a completion block comes after the changes.
  fileprivate static func animating(
    since: UIKitVersion = UIKitVersion(4), animations: Int, delay: Int? = nil
  ) -> FrameworkClass.Method {
    FrameworkClass.Method(since: since) { turn, _, arguments throws(Fault) in
      try turn.animate(
        duration: arguments[0].real, delay: delay.map { arguments[$0].real } ?? 0,
        arguments[animations],
        completion: arguments.count > animations + 1 ? arguments[animations + 1] : .none)
      return .none
    }
  }
}
