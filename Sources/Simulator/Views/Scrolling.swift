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
  /// What is longer than the room is shown from its beginning.
  package mutating func scroll(
    _ view: ObjectID, toShow rect: Rect, animated: Bool
  ) throws(Fault) {
    let insets = simulation.adjustedContentInset(of: view)
    let bounds = simulation.bounds(of: view)
    func start(
      _ from: Double, _ length: Double, _ start: Double, _ room: Double, _ before: Double,
      _ after: Double
    ) -> Double {
      let (seen, room) = (start + before, room - before - after)
      if from < seen { return from - before }
      return from + length > seen + room ? min(from, from + length - room) - before : start
    }
    try scroll(
      view,
      to: Point(
        x: start(
          rect.origin.x, rect.size.width, bounds.origin.x, bounds.size.width, insets.left,
          insets.right),
        y: start(
          rect.origin.y, rect.size.height, bounds.origin.y, bounds.size.height, insets.top,
          insets.bottom)),
      animated: animated)
  }
}

// What covers a scroll view on screen does not cover its content: that begins below it, as long as
// nobody has scrolled.
extension Turn {
  /// Puts the content of a scroll view by its insets: from iOS 11 on those that add what covers the
  /// view (`adjustedContentInset`), in 7 to 10 the `contentInset` of the view of a container's
  /// child, or of its first subview (`automaticallyAdjustsScrollViewInsets`).
  mutating func settleContent(of view: ObjectID) throws(Fault) {
    guard simulation.isKind(view, of: "UIScrollView"), simulation.window(of: view) != nil else {
      return
    }
    try addInsets(to: view)
    let insets = simulation.adjustedContentInset(of: view)
    let old = simulation.layout.contentInsets[view] ?? Insets()
    if insets == old { return }
    simulation.layout.contentInsets[view] = insets
    let offset = simulation.boundsOrigin(of: view)
    var new = offset
    if offset.y == 0 - old.top { new.y = 0 - insets.top }
    if offset.x == 0 - old.left { new.x = 0 - insets.left }
    if new != offset { try setField("contentOffset", to: .point(new), of: view) }
  }

  /// What UIKit of iOS 7 to 10 adds to the insets of a scroll view below bars.
  /// Only what has changed is added, so that the program's own insets stay.
  private mutating func addInsets(to view: ObjectID) throws(Fault) {
    let version = simulation.version
    guard version.extendsViewsUnderBars, !version.tellsOfSafeAreas else { return }
    let added = simulation.layout.addedInsets[view] ?? Insets()
    let wanted = simulation.insetsBelowBars(of: view)
    if added == wanted { return }
    simulation.layout.addedInsets[view] = wanted
    var insets = simulation.field(named: "contentInset", of: view).map { Insets($0) } ?? Insets()
    insets.add(
      Insets(
        top: wanted.top - added.top, left: 0, bottom: wanted.bottom - added.bottom, right: 0))
    try setField("contentInset", to: insets.value, of: view)
  }
}

extension Simulation {
  /// What bars cover of a scroll view that its controller adjusts by itself.
  /// `automaticallyAdjustsScrollViewInsets` looks at the controller's view and at its first subview
  /// alone.
  fileprivate func insetsBelowBars(of view: ObjectID) -> Insets {
    let own = controller(ofView: view)
    let above = superview(of: view)
    let outer = above.flatMap { subviews(of: $0).first == view ? controller(ofView: $0) : nil }
    guard let controller = own ?? outer, let parent = parent(of: controller),
      isKind(parent, of: "UINavigationController") || isKind(parent, of: "UITabBarController"),
      field(named: "automaticallyAdjustsScrollViewInsets", of: controller)?.isTrue == true
    else { return Insets() }
    let covered = safeAreaInsets(of: view)
    return Insets(top: covered.top, bottom: covered.bottom)
  }

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
