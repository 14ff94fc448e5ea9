public import InterfaceModel
public import ObjectModel
public import ObjectRuntime

extension Simulation {
  /// All view controllers that are alive, in the order of their creation.
  public var liveViewControllers: [ObjectID] {
    interface.viewControllers.keys.filter(isAlive).sorted()
  }

  /// The controller that bare life-cycle selectors speak to: the last one that UIKit or the learner
  /// used.
  public var currentController: ObjectID? {
    get { interface.currentController }
    set { interface.currentController = newValue }
  }

  /// Whether an object is a view controller.
  public func isViewController(_ id: ObjectID) -> Bool { interface.viewControllers[id] != nil }
  /// The controller's view, which this does not load.
  public func loadedView(of id: ObjectID) -> ObjectID? { interface.viewControllers[id]?.view }
  /// Whether its view is loaded and in a window on screen.
  public func isShown(_ id: ObjectID) -> Bool { loadedView(of: id).map { isOnScreen($0) } ?? false }
  /// Nil for what is no controller.
  public func appearance(of id: ObjectID) -> AppearanceState? {
    interface.viewControllers[id]?.appearance
  }
  /// Nil for what is no window, and for a window without a root.
  public func rootViewController(of window: ObjectID) -> ObjectID? {
    interface.views[window]?.window?.rootViewController
  }
}
