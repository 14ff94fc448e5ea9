package import AutoLayout
import InterfaceModel
package import ObjectModel
package import ObjectRuntime
import Syntax

// What scrolls: the bounds begin elsewhere, and the delegate hears of it.
extension Turn {
  /// `setContentOffset:`.
  package mutating func scroll(_ view: ObjectID, to offset: Point) throws(Fault) {
    let isNew = simulation.boundsOrigin(of: view) != offset
    try show(.point(offset), as: "contentOffset", of: view)
    if isNew { try tell("delegate", of: view, "scrollViewDidScroll:") }
  }

  /// The same as people's code asks for it; the end of an animation is told.
  package mutating func scroll(
    _ view: ObjectID, to offset: Point, animated: Bool
  ) throws(Fault) {
    let isNew = simulation.boundsOrigin(of: view) != offset
    try send("setContentOffset:", to: .object(view), [.point(offset)], from: .uikit)
    guard animated, isNew else { return }
    try retain(view, as: .framework)
    simulation.runLoop.add(.scrollEnd(view), after: Transition.duration)
  }

  /// `scrollRectToVisible:animated:`: no farther than needed.
  package mutating func scroll(
    _ view: ObjectID, toShow rect: Rect, animated: Bool
  ) throws(Fault) {
    let bounds = simulation.bounds(of: view)
    func start(_ from: Double, _ length: Double, _ start: Double, _ room: Double) -> Double {
      if from < start { return from }
      return from + length > start + room ? min(from, from + length - room) : start
    }
    try scroll(
      view,
      to: Point(
        x: start(rect.origin.x, rect.size.width, bounds.origin.x, bounds.size.width),
        y: start(rect.origin.y, rect.size.height, bounds.origin.y, bounds.size.height)),
      animated: animated)
  }
}

extension Simulation {
  /// `adjustedContentInset`: what the program says, and what covers the view, where its behaviour
  /// (automatic, scrollable axes, never, always) adds that.
  package func adjustedContentInset(of view: ObjectID) -> Insets {
    var insets = field(named: "contentInset", of: view).map { Insets($0) } ?? Insets()
    let behaviour = field(named: "contentInsetAdjustmentBehavior", of: view)?.integer ?? 0
    guard version.tellsOfSafeAreas, behaviour != 2 else { return insets }
    let covered = safeAreaInsets(of: view)
    let size = frame(of: view)?.size ?? Size()
    var content = Size()
    if case .size(let known)? = field(named: "contentSize", of: view) { content = known }
    let isInStack = nearestController(above: view).flatMap { parent(of: $0) }.map {
      isKind($0, of: "UINavigationController")
    }
    let scrollsDown = content.height > size.height || isKind(view, of: "UITableView")
    if behaviour == 3 || scrollsDown || behaviour == 0 && isInStack == true {
      insets.add(Insets(top: covered.top, bottom: covered.bottom))
    }
    if behaviour == 3 || content.width > size.width {
      insets.add(Insets(left: covered.left, right: covered.right))
    }
    return insets
  }
}
