package import AutoLayout
import FoundationKit
package import InterfaceModel
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
    guard animated, isNew, let delegate = try value(forKey: "delegate", of: view).object,
      responds(.object(delegate), to: "scrollViewDidEndScrollingAnimation:")
    else { return }
    try sendLater(
      "scrollViewDidEndScrollingAnimation:", to: delegate, [.object(view)],
      after: Transition.duration)
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

  /// `scrollToRowAtIndexPath:atScrollPosition:animated:`, whose positions are none, top, middle and
  /// bottom; the end of the list stays where it is.
  package mutating func scroll(
    _ table: ObjectID, toRow place: ListPlace, position: Int, animated: Bool
  ) throws(Fault) {
    let row = try rect(ofRow: place, of: table)
    let room = simulation.bounds(of: table).size.height
    guard row.size.height > 0, room > 0 else { return }
    if position == 0 { return try scroll(table, toShow: row, animated: animated) }
    let content = try geometry(of: table, .table).size.height
    let insets = simulation.adjustedContentInset(of: table)
    let wanted = row.origin.y - (room - row.size.height) * Double(position - 1) / 2
    let last = max(-insets.top, content + insets.bottom - room)
    try scroll(
      table, to: Point(x: 0, y: min(max(wanted, -insets.top), last)), animated: animated)
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
