public import InterfaceModel
import ObjectModel
public import ObjectRuntime
import Simulator

// Swipes: they begin a transition that follows the finger, and end it in one way or the other.
extension Turn {
  /// Does a step of a gesture that nothing stands in the way of; nil begins and finishes it.
  public mutating func carryOut(
    _ gesture: Gesture.Kind, _ step: Gesture.Step?
  ) throws(Fault) {
    if step == nil || step == .begin {
      try begin(gesture)
      try update()
    }
    switch step {
    case nil, .finish: try finishGesture()
    case .cancel: try cancelGesture()
    case .begin: break
    }
  }

  private mutating func begin(_ gesture: Gesture.Kind) throws(Fault) {
    try finishTransitions()
    switch gesture {
    case .swipeBack:
      if let navigation = simulation.shownContainer("UINavigationController") {
        try beginSwipeBack(of: navigation)
      }
    case .swipeDown:
      if let sheet = simulation.shownSheet { try beginSwipeDown(of: sheet) }
    case .swipePage(let forward):
      if let pages = simulation.shownContainer("UIPageViewController") {
        try beginTurning(pages, forward: forward)
      }
    }
  }

  /// The stack is shorter from the beginning, but owns the top until that has gone.
  private mutating func beginSwipeBack(of navigation: ObjectID) throws(Fault) {
    if let recognizer = simulation.swipeRecognizer(of: navigation),
      try tell("delegate", of: recognizer, "gestureRecognizerShouldBegin:")?.isTrue == false
    {
      simulation.runLoop.gesture = Gesture(kind: .swipeBack, transition: nil)
      return
    }
    let stack = simulation.children(of: navigation)
    guard let top = stack.last, let below = stack.dropLast().last else { return }
    try tellOfMove(of: top, to: nil)
    simulation.interface.viewControllers[navigation]?.children.removeAll { $0 == top }
    try begin(
      .swipeBack,
      Transition(
        host: navigation, kind: .pop, entering: below, leaving: top, isAnimated: true,
        removed: [top], stackBefore: stack),
      in: simulation.loadedView(of: navigation))
  }

  /// A sheet that has a lower detent rests there. It may hold on: then its delegate hears of the
  /// attempt, and that is all.
  private mutating func beginSwipeDown(of sheet: ObjectID) throws(Fault) {
    guard let host = simulation.presenting(sheet) else { return }
    if try lowerSheet(sheet) {
      simulation.runLoop.gesture = Gesture(kind: .swipeDown, transition: nil)
      return record(.note(.animation))
    }
    if try holdsOn(sheet) {
      simulation.runLoop.gesture = Gesture(kind: .swipeDown, transition: nil)
      record(.note(.heldOn(sheet)))
      try tellPresentationDelegate(of: sheet, "presentationControllerDidAttemptToDismiss:")
      return
    }
    try tellPresentationDelegate(of: sheet, "presentationControllerWillDismiss:")
    try begin(
      .swipeDown,
      Transition(
        host: host, kind: .dismiss, leaving: sheet, isAnimated: true, removed: [sheet]),
      in: nil)
  }
}
