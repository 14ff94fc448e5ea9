public import ObjectModel

/// What `UIView` knows beside its stored properties.
struct View: Hashable, Sendable {
  var frame = Rect()
  var superview: ObjectID?
  var subviews: [ObjectID] = []
  /// What it was given to recognise touches, and owns.
  var gestureRecognizers: [ObjectID] = []
  /// The constraints of its nib, which it owns.
  var constraints: [ObjectID] = []
  /// Whether it came from a nib, which may have given it what is not declared here.
  var isArchived = false
  /// Whether its bitmap is in memory.
  var isDrawn = false
  /// The controller whose `view` it is.
  var controller: ObjectID?
  /// The window it is in, visible or not; of a window, itself.
  var home: ObjectID?
  /// Set for windows only.
  var window: WindowState?
}

/// What `UIWindow` knows beside being a view.
struct WindowState: Hashable, Sendable {
  var isVisible = false
  var rootViewController: ObjectID?
}

extension Simulation {
  /// The view's superview, subviews and controller, as a tree is drawn from them.
  public func subviews(of id: ObjectID) -> [ObjectID] { views[id]?.subviews ?? [] }
  public func superview(of id: ObjectID) -> ObjectID? { views[id]?.superview }
  public func controller(ofView id: ObjectID) -> ObjectID? { views[id]?.controller }
  /// In points, in the superview's coordinates; nil for what is no view.
  public func frame(of id: ObjectID) -> Rect? { views[id]?.frame }

  /// Whether a view is another one, or somewhere below it.
  func isView(_ id: ObjectID, atOrBelow other: ObjectID) -> Bool {
    if id == other { return true }
    // Nothing is below most views that are asked about.
    guard let above = views[other], !above.subviews.isEmpty else { return false }
    return sequence(first: id) { views[$0]?.superview }.contains(other)
  }

  /// The window the view is in, visible or not.
  public func window(of id: ObjectID) -> ObjectID? { views[id]?.home }

  /// Notes for a view that has got another superview, or none, in which window it and all below it
  /// are; a window is always in itself.
  mutating func noteWindow(of id: ObjectID) {
    let window = views[id]?.superview.flatMap { views[$0]?.home }
    var waiting = [id]
    while let view = waiting.popLast() {
      guard views[view]?.window == nil, views[view]?.home != window else { continue }
      views[view]?.home = window
      waiting += subviews(of: view)
    }
  }

  /// Whether the view is in a window that is on screen; `hidden` and `alpha` do not matter.
  public func isOnScreen(_ id: ObjectID) -> Bool {
    window(of: id).map { views[$0]?.window?.isVisible ?? false } ?? false
  }

  /// The controllers whose views are the view itself or below it, from the top down.
  func controllers(below id: ObjectID) -> [ObjectID] {
    var found: [ObjectID] = []
    var waiting = [id]
    while let view = waiting.popLast() {
      if let controller = views[view]?.controller { found.append(controller) }
      waiting.append(contentsOf: (views[view]?.subviews ?? []).reversed())
    }
    return found
  }
}
