package import ObjectModel
package import ObjectRuntime
import Syntax

// A scroll view shows another part of its content.
extension Turn {
  /// Its delegate hears of each change.
  package mutating func scroll(_ view: ObjectID, to offset: Value) throws(Fault) {
    let isNew = simulation.field(named: "contentOffset", of: view) != offset
    try show(offset, as: "contentOffset", of: view)
    if isNew { try tell("delegate", of: view, "scrollViewDidScroll:") }
  }

  /// `setContentOffset:animated:`; the end of an animation is told, too.
  package mutating func scroll(
    _ view: ObjectID, to offset: Point, animated: Bool
  ) throws(Fault) {
    try send("setContentOffset:", to: .object(view), [.point(offset)], from: .uikit)
    guard animated else { return }
    try retain(view, as: .framework)
    simulation.runLoop.add(.scrollEnd(view), after: 0.3)
  }

  /// `scrollRectToVisible:animated:`: as far as is needed, and not beyond the content.
  package mutating func scroll(
    _ view: ObjectID, toShow rect: Rect, animated: Bool
  ) throws(Fault) {
    guard let frame = simulation.frame(of: view),
      case .point(let old) = try value(forKey: "contentOffset", of: view),
      case .size(let content) = try value(forKey: "contentSize", of: view)
    else { return }
    let new = Point(
      x: old.x.moved(
        toShow: rect.origin.x, rect.size.width, in: frame.size.width, of: content.width),
      y: old.y.moved(
        toShow: rect.origin.y, rect.size.height, in: frame.size.height, of: content.height))
    if new != old { try scroll(view, to: new, animated: animated) }
  }
}

extension Double {
  /// An offset that shows a stretch of a content of some length through a window of another.
  fileprivate func moved(
    toShow start: Double, _ length: Double, in window: Double, of content: Double
  ) -> Double {
    let end = Swift.min(start + length, content)
    let start = Swift.max(start, 0)
    if start < self { return start }
    return end > self + window ? end - window : self
  }
}
