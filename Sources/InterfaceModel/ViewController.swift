package import ObjectModel

/// What `UIViewController` knows beside its stored properties.
package struct ViewController: Hashable, Sendable {
  package var view: ObjectID?
  /// The name given to `initWithNibName:bundle:`; nil leaves the choice to the time of loading.
  package var nibName: String?
  /// Whether it was made by the style of its list, and so looks for no nib of its name.
  package var tableStyle: Int?
  /// The scene it came from, and, once it is awake, the storyboard object.
  package var scene: SceneReference?
  package var storyboard: ObjectID?
  package var viewOrigin = ViewOrigin.plain
  package var appearance = AppearanceState.disappeared
  /// Whether the transition that is under way is animated.
  package var isAnimated = false
  /// Whether `viewIsAppearing:` was sent in the appearance that is under way.
  package var hasHeardIsAppearing = false
  /// How many times `loadView` is running, one inside the other.
  package var loadingDepth = 0
  /// How often UIKit has sent `viewDidLoad`.
  package var timesLoaded = 0
  package var parent: ObjectID?
  /// Its child view controllers, in order: the stack of a navigation controller, the tabs.
  package var children: [ObjectID] = []
  /// The one of its tabs that is shown.
  package var selected: ObjectID?
  /// Who it presents, which it owns, and who presents it.
  package var presented: ObjectID?
  package var presenting: ObjectID?
  /// The presentation style that was set; nil leaves it to the version.
  package var style: PresentationStyle?
  /// The style that the delegate of its presentation has chosen for this device.
  package var adaptedStyle: PresentationStyle?
  /// Whether it was asked what it shows when it has nothing to show.
  package var hasUpdatedUnavailable = false
  /// Whether a navigation controller took it when it was off screen, and will tell it that it has
  /// moved when it has appeared.
  package var movesWhenShown = false
  /// Why it is appearing or disappearing.
  package var movement: Movement?
  /// The animated transition that it shows.
  package var coordination: Coordination?

  package init() {}
}

/// Where a controller's view came from: what decides whether a memory warning may take it.
package enum ViewOrigin: Hashable, Sendable {
  /// The plain view that `loadView` makes when there is nothing to load.
  case plain
  case nib
  /// An overridden `loadView`.
  case code
  /// Set from outside.
  case assigned

  package var isReloadable: Bool { self == .nib || self == .code }
}

/// Where a controller is in its appearance transitions.
public enum AppearanceState: Hashable, Sendable {
  case disappeared, appearing, appeared, disappearing
}
