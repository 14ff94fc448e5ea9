import AutoLayout
import InterfaceModel
package import ObjectModel
package import ObjectRuntime

// Frames that change.
extension Turn {
  /// `setFrame:`: moving a view lays out nothing, another size the view and its superview; but a
  /// controller hears that what covers its view is another part.
  package mutating func setFrame(_ frame: Rect, of view: ObjectID) {
    guard let old = simulation.frame(of: view), old != frame else { return }
    layoutInputChanged(around: view)
    resize(view, to: frame)
    if old.origin != frame.origin, simulation.isCoveredOtherwise(view) { markForLayout(view) }
    if old.size != frame.size, let superview = simulation.superview(of: view) {
      markForLayout(superview)
    }
  }

  /// Gives a view a frame; what is in it follows by its masks.
  /// A loop and not a recursion, since trees may be deep. What constraints place is left to them.
  mutating func resize(_ view: ObjectID, to frame: Rect) {
    var waiting = [(view, frame)]
    while let (view, frame) = waiting.popLast() {
      guard let old = simulation.frame(of: view), old != frame else { continue }
      simulation.interface.views[view]?.frame = frame
      guard old.size != frame.size else { continue }
      markForLayout(view)
      guard !simulation.layout.masks.isEmpty else { continue }
      for child in simulation.subviews(of: view)
      where !simulation.layout.untranslated.contains(child) {
        guard let mask = simulation.layout.masks[child], let inner = simulation.frame(of: child)
        else { continue }
        waiting.append((child, mask.frame(inner, in: old.size, resizedTo: frame.size)))
      }
    }
  }

  /// Gives every controller's view in a tree the place that its container has for it.
  mutating func makeRoom(below view: ObjectID) {
    makeRoom(for: view)
    var waiting = simulation.nestedControllers(below: view)
    while let controller = waiting.popLast() {
      guard let inner = simulation.loadedView(of: controller) else { continue }
      makeRoom(for: inner)
      waiting += simulation.nestedControllers(below: inner)
    }
  }

  /// Gives a controller's view the place that its window, presenter or container has for it.
  package mutating func makeRoom(for view: ObjectID) {
    guard let controller = simulation.controller(ofView: view),
      let room = simulation.room(for: controller), room != simulation.frame(of: view)
    else { return }
    layoutInputChanged(around: view)
    resize(view, to: room)
  }
}
