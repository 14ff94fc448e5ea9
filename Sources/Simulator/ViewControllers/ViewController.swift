public import ObjectModel

/// What `UIViewController` knows beside its stored properties.
struct ViewController: Hashable, Sendable {
  var view: ObjectID?
  /// The name given to `initWithNibName:bundle:`; nil leaves the choice to the time of loading.
  var nibName: String?
  /// The scene it came from, and, once it is awake, the storyboard object.
  var scene: SceneReference?
  var storyboard: ObjectID?
  var viewOrigin = ViewOrigin.plain
  var appearance = AppearanceState.disappeared
  /// Whether the transition that is under way is animated.
  var isAnimated = false
  /// How many times `loadView` is running, one inside the other.
  var loadingDepth = 0
  /// How often UIKit has sent `viewDidLoad`.
  var timesLoaded = 0
  var parent: ObjectID?
  /// Its child view controllers, in order: the stack of a navigation controller, the tabs.
  var children: [ObjectID] = []
  /// The one of its tabs that is shown.
  var selected: ObjectID?
  /// Who it presents, which it owns, and who presents it.
  var presented: ObjectID?
  var presenting: ObjectID?
  /// The presentation style that was set; nil leaves it to the version.
  var style: PresentationStyle?
  /// The style that the delegate of its presentation has chosen for this device.
  var adaptedStyle: PresentationStyle?
  /// Why it is appearing or disappearing.
  var movement: Movement?
}

/// Where a controller's view came from: what decides whether a memory warning may take it.
enum ViewOrigin: Hashable, Sendable {
  /// The plain view that `loadView` makes when there is nothing to load.
  case plain
  case nib
  /// An overridden `loadView`.
  case code
  /// Set from outside.
  case assigned

  var isReloadable: Bool { self == .nib || self == .code }
}

/// Where a controller is in its appearance transitions.
public enum AppearanceState: Hashable, Sendable {
  case disappeared, appearing, appeared, disappearing
}

extension Simulation {
  /// All view controllers that are alive, in the order of their creation.
  public var liveViewControllers: [ObjectID] {
    viewControllers.keys.filter(isAlive).sorted()
  }

  public func isViewController(_ id: ObjectID) -> Bool { viewControllers[id] != nil }
  /// The controller's view, which this does not load.
  public func loadedView(of id: ObjectID) -> ObjectID? { viewControllers[id]?.view }
  public func appearance(of id: ObjectID) -> AppearanceState? { viewControllers[id]?.appearance }
  public func rootViewController(of window: ObjectID) -> ObjectID? {
    views[window]?.window?.rootViewController
  }
}
