import InterfaceModel
public import ObjectModel
public import ObjectRuntime

extension Simulation {
  /// The window that the app begins with.
  public var window: ObjectID { interface.window }

  /// The view's superview, subviews and controller, as a tree is drawn from them.
  public func subviews(of id: ObjectID) -> [ObjectID] { interface.views[id]?.subviews ?? [] }
  /// Nil for a window, and for a view that stands alone.
  public func superview(of id: ObjectID) -> ObjectID? { interface.views[id]?.superview }
  /// Whose view it is; nil for one that is no controller's own.
  public func controller(ofView id: ObjectID) -> ObjectID? { interface.views[id]?.controller }
  /// In points, in the superview's coordinates; nil for what is no view.
  public func frame(of id: ObjectID) -> Rect? { interface.views[id]?.frame }

  /// Whether a view is another one, or somewhere below it.
  package func isView(_ id: ObjectID, atOrBelow other: ObjectID) -> Bool {
    if id == other { return true }
    // Nothing is below most views that are asked about.
    guard let above = interface.views[other], !above.subviews.isEmpty else { return false }
    return sequence(first: id) { interface.views[$0]?.superview }.contains(other)
  }

  /// The window the view is in, visible or not.
  public func window(of id: ObjectID) -> ObjectID? { interface.views[id]?.home }

  /// Notes for a view that has got another superview, or none, in which window it and all below it
  /// are; a window is always in itself.
  mutating func noteWindow(of id: ObjectID) {
    let window = interface.views[id]?.superview.flatMap { interface.views[$0]?.home }
    var waiting = [id]
    while let view = waiting.popLast() {
      guard interface.views[view]?.window == nil, interface.views[view]?.home != window else {
        continue
      }
      interface.views[view]?.home = window
      if window != nil { interface.views[view]?.layout = .needed }
      waiting += subviews(of: view)
    }
  }

  /// Whether the view is in a window that is on screen; `hidden` and `alpha` do not matter.
  public func isOnScreen(_ id: ObjectID) -> Bool {
    window(of: id).map { interface.views[$0]?.window?.isVisible ?? false } ?? false
  }

  /// The controllers whose views are the view itself or below it, from the top down.
  package func controllers(below id: ObjectID) -> [ObjectID] {
    tree(below: id).compactMap { controller(ofView: $0) }
  }
}
