package import ObjectModel

/// What `UIView` knows beside its stored properties.
package struct View: Hashable, Sendable {
  package var frame = Rect()
  /// Where its own coordinates begin; a scroll view has its `contentOffset` for that.
  package var boundsOrigin = Point()
  /// How many pixels it draws a point with, where the program says so.
  package var contentScale: Double?
  package var superview: ObjectID?
  package var subviews: [ObjectID] = []
  /// What it was given to recognise touches, and owns.
  package var gestureRecognizers: [ObjectID] = []
  /// The constraints of its nib, which it owns.
  package var constraints: [ObjectID] = []
  /// Whether it came from a nib, which may have given it what is not declared here.
  package var isArchived = false
  /// Whether its bitmap is in memory.
  package var isDrawn = false
  package var layout = LayoutStage.needed
  /// Whether `updateConstraints` is to be called.
  package var needsUpdateConstraints = true
  /// The controller whose `view` it is.
  package var controller: ObjectID?
  /// The window it is in, visible or not; of a window, itself.
  package var home: ObjectID?
  /// Set for windows only.
  package var window: WindowState?

  package init(frame: Rect = Rect(), home: ObjectID? = nil, window: WindowState? = nil) {
    self.frame = frame
    self.home = home
    self.window = window
  }
}

/// How far a view is with its layout.
package enum LayoutStage: Hashable, Sendable {
  case needed, underway, done
}

/// What `UIWindow` knows beside being a view.
package struct WindowState: Hashable, Sendable {
  package var isVisible = false
  package var rootViewController: ObjectID?

  package init(isVisible: Bool = false) {
    self.isVisible = isVisible
  }
}
