import InterfaceModel
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

extension FrameworkClass {
  static let animationMethods: [Selector: Method] = [
    "animateWithDuration:animations:": .animating(animations: 1),
    "animateWithDuration:animations:completion:": .animating(animations: 1),
    "animateWithDuration:delay:options:animations:completion:": .animating(
      animations: 3, delay: 1, options: 2),
    "animateWithDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:":
      .animating(since: UIKitVersion(7), animations: 5, delay: 1, options: 4),
    "transitionWithView:duration:options:animations:completion:": Method(since: UIKitVersion(4)) {
      turn, _, arguments throws(Fault) in
      try turn.animate(
        duration: arguments[1].real, delay: 0, arguments[3] == .none ? nil : arguments[3],
        completion: arguments[4])
      return .none
    },
    "transitionFromView:toView:duration:options:completion:": Method(since: UIKitVersion(4)) {
      turn, _, arguments throws(Fault) in
      try turn.exchange(arguments[0], with: arguments[1], options: arguments[3].integer)
      try turn.animate(duration: arguments[2].real, delay: 0, nil, completion: arguments[4])
      return .none
    },
    "animateKeyframesWithDuration:delay:options:animations:completion:": .animating(
      since: UIKitVersion(7), animations: 3, delay: 1, options: 2),
    "addKeyframeWithRelativeStartTime:relativeDuration:animations:": Method(
      since: UIKitVersion(7)
    ) { turn, _, arguments throws(Fault) in
      try turn.call(block: arguments[2])
    },
    "performWithoutAnimation:": Method(since: UIKitVersion(7)) { turn, _, arguments throws(Fault) in
      try turn.call(block: arguments[0])
    },
  ]
}

extension Turn {
  /// `UIViewAnimationOptionShowHideTransitionViews`.
  private static let showsAndHides = 256

  /// Puts a view in the place of another, or shows it there and hides the other.
  fileprivate mutating func exchange(
    _ old: Value, with new: Value, options: Int
  ) throws(Fault) {
    guard let from = old.object, let to = new.object, from != to else { return }
    if options & Turn.showsAndHides != 0 {
      try setValue(.bool(true), forKey: "hidden", of: from)
      return try setValue(.bool(false), forKey: "hidden", of: to)
    }
    if let above = simulation.interface.views[from]?.superview {
      try send("addSubview:", to: .object(above), [new], from: .uikit)
    }
    try send("removeFromSuperview", to: old, from: .uikit)
  }
}

extension FrameworkClass.Method {
  /// `UIViewAnimationOptionRepeat`, and the same of key frames.
  private static let repeats = 8

  /// An animation, with the places of its arguments; a completion block comes after the changes, and
  /// is called of no animation that repeats itself.
  fileprivate static func animating(
    since: UIKitVersion = UIKitVersion(4), animations: Int, delay: Int? = nil, options: Int? = nil
  ) -> FrameworkClass.Method {
    FrameworkClass.Method(since: since) { turn, _, arguments throws(Fault) in
      if let options, arguments[options].integer & repeats != 0 {
        return try turn.call(block: arguments[animations])
      }
      try turn.animate(
        duration: arguments[0].real, delay: delay.map { arguments[$0].real } ?? 0,
        arguments[animations],
        completion: arguments.count > animations + 1 ? arguments[animations + 1] : .none)
      return .none
    }
  }
}
