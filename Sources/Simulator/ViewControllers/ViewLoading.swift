import AutoLayout
import FoundationKit
import InterfaceModel
package import ObjectModel
public import ObjectRuntime

// Loading a controller's view, and letting it go.
extension Turn {
  /// How often `loadView` may start again inside itself before the stack overflows.
  private static let deepestLoading = 8

  /// The getter of `view`: `viewDidLoad` follows `loadView` even if there is still no view.
  /// A `loadView` that asks for `view` calls itself, until `deepestLoading` ends the app as a full
  /// stack would.
  package mutating func view(of controller: ObjectID) throws(Fault) -> ObjectID? {
    guard let state = simulation.interface.viewControllers[controller] else { return nil }
    if let view = state.view { return view }
    if simulation[controller].life == .dying, !simulation.version.loadsViewsInDealloc {
      warn(
        "Attempting to load the view of a view controller while it is deallocating is not allowed "
          + "and may result in undefined behavior (\(pointer(controller)))")
      return nil
    }
    if state.loadingDepth >= Turn.deepestLoading {
      throw .endless(.loading(pointer(controller)))
    }
    simulation.interface.viewControllers[controller]?.loadingDepth += 1
    defer { simulation.interface.viewControllers[controller]?.loadingDepth -= 1 }
    leave(.loading(controller, next: simulation.nextObject))
    beginInitializing(nil)
    defer { endInitializing() }
    loads.append(LoadInProgress(controller: controller, isReload: state.timesLoaded > 0))
    defer { loads.removeLast() }
    try send("loadView", to: .object(controller), from: .uikit)
    if simulation.interface.viewControllers[controller]?.view == nil {
      leave(.viewNotSet(of: controller))
    }
    try sendDidLoad(to: controller)
    return simulation.interface.viewControllers[controller]?.view
  }

  /// The setter of `view`, which retains.
  /// The new view is owned before the old one is let go.
  package mutating func setView(_ view: ObjectID?, of controller: ObjectID) throws(Fault) {
    guard let state = simulation.interface.viewControllers[controller], state.view != view else {
      return
    }
    if state.view != nil, view == nil { leave(.unloading(simulation.inventory(of: controller))) }
    if let view { try claim(view, for: controller) }
    simulation.interface.viewControllers[controller]?.view = view
    let origin = origin(ofNextViewOf: controller, state)
    simulation.interface.viewControllers[controller]?.viewOrigin = origin
    if let old = state.view {
      simulation.interface.views[old]?.controller = nil
      try release(old, from: .view(of: controller))
    }
  }

  /// Where a view comes from that is set now: one that `viewDidLoad` puts in the place of what was
  /// loaded is loaded again with that or not at all.
  private func origin(ofNextViewOf controller: ObjectID, _ state: ViewController) -> ViewOrigin {
    if state.loadingDepth == 0 { return .assigned }
    let isLoadedByCode = state.view == nil || simulation.isOverridden("loadView", by: controller)
    return isLoadedByCode ? .code : state.viewOrigin
  }

  /// What a default `loadView` has made is set by the message, which a subclass may override.
  private mutating func give(_ view: ObjectID, to controller: ObjectID) throws(Fault) {
    guard simulation.isOverridden("setView:", by: controller) else {
      return try setView(view, of: controller)
    }
    try send("setView:", to: .object(controller), [.object(view)], from: .uikit)
  }

  /// A view belongs to one controller: from iOS 5 on another one may not take it (§3.6).
  private mutating func claim(_ view: ObjectID, for controller: ObjectID) throws(Fault) {
    if let other = simulation.controller(ofView: view), simulation.version.refusesSharedViews {
      throw .exception(
        name: "UIViewControllerHierarchyInconsistency",
        reason: "A view can only be associated with at most one view controller at a time! View "
          + "\(simulation.frameworkDescription(of: view)) is associated with \(pointer(other)). "
          + "Clear this association before associating this view with \(pointer(controller)).")
    }
    try retain(view, as: .view(of: controller))
    simulation.interface.views[view]?.controller = controller
  }

  /// The `loadView` of `UIViewController` itself: a nib if there is one, else a plain view.
  /// A storyboard's scene comes before a nib, and a nib before a plain view (§3.3).
  package mutating func loadDefaultView(of controller: ObjectID) throws(Fault) {
    if try loadSceneView(of: controller) {
      simulation.interface.viewControllers[controller]?.viewOrigin = .nib
      return
    }
    if try loadNibView(of: controller) { return }
    let view = try makeView("UIView", frame: defaultFrame)
    simulation.layout.masks[view] = [.flexibleWidth, .flexibleHeight]
    try give(view, to: controller)
    hand(view, toPoolFrom: .framework)
    if !simulation.isOverridden("loadView", by: controller) {
      simulation.interface.viewControllers[controller]?.viewOrigin = .plain
    }
  }

  /// The view of a nib; false where there is none for the controller.
  private mutating func loadNibView(of controller: ObjectID) throws(Fault) -> Bool {
    guard let name = try nibName(toLoadFor: controller) else { return false }
    try loadNib(named: name, owner: controller)
    simulation.interface.viewControllers[controller]?.viewOrigin = .nib
    return true
  }

  /// The `loadView` of `UITableViewController`: a nib as for every controller, but for one that was
  /// made by its style; else a table in code.
  package mutating func loadTableView(of controller: ObjectID) throws(Fault) {
    if let state = simulation.interface.viewControllers[controller], state.tableStyle == nil {
      if state.scene != nil { return try loadDefaultView(of: controller) }
      if try loadNibView(of: controller) {
        let table = simulation.loadedView(of: controller)
        if let table, simulation.isKind(table, of: "UITableView") {
          try serve(table, by: controller)
        }
        return
      }
    }
    let table = try makeView("UITableView", frame: defaultFrame)
    let style = simulation.interface.viewControllers[controller]?.tableStyle ?? 0
    try setField("style", to: .int(style), of: table)
    simulation.layout.masks[table] = [.flexibleWidth, .flexibleHeight]
    try give(table, to: controller)
    hand(table, toPoolFrom: .framework)
    try serve(table, by: controller)
  }

  /// Makes a controller the data source and delegate of a table that has none.
  private mutating func serve(_ table: ObjectID, by controller: ObjectID) throws(Fault) {
    for key in ["dataSource", "delegate"] {
      let known = try value(forKey: key, of: table)
      if known == .none { try setValue(.object(controller), forKey: key, of: table) }
    }
  }

  /// That of a view made in code: the screen as it stands.
  var defaultFrame: Rect {
    simulation.version.defaultViewFillsScreen
      ? Rect(size: simulation.screenSize)
      : simulation.applicationFrame
  }

  /// A view that UIKit makes in code for itself; its one owner is UIKit.
  /// Whoever asks for it has to hand it on, or to let go of it.
  package mutating func makeView(_ type: String, frame: Rect) throws(Fault) -> ObjectID {
    guard let type = simulation.classes.id(named: type) else {
      preconditionFailure("the framework has a class \(type)")
    }
    let view = simulation.create(type, line: line)
    try retain(view, as: .framework)
    try prepare(view)
    try send("initWithFrame:", to: .object(view), [.rect(frame)], from: .uikit)
    return view
  }
}

// MARK: - Memory warnings
extension Turn {
  /// The system is short of memory: the delegate is told, then each controller, oldest first.
  /// Controllers hear of it before the observers do (§10).
  public mutating func warnOfLowMemory() throws(Fault) {
    record(.note(.memoryWarning))
    memoryBeforeWarning = memoryBeforeWarning ?? simulation.memoryInUse
    try emptyCaches()
    try tellDelegateOfLowMemory()
    for controller in simulation.liveViewControllers where simulation.isAlive(controller) {
      try send("didReceiveMemoryWarning", to: .object(controller), from: .uikit)
    }
    try post("UIApplicationDidReceiveMemoryWarningNotification", from: simulation.application)
  }

  /// The app's delegate hears of it before any controller (§10).
  private mutating func tellDelegateOfLowMemory() throws(Fault) {
    let delegate = try send("delegate", to: simulation.application, from: .uikit)
    let selector: Selector = "applicationDidReceiveMemoryWarning:"
    if delegate != .none, responds(delegate, to: selector) {
      try send(selector, to: delegate, [simulation.application], from: .uikit)
    }
  }

  /// What `UIViewController` itself does about a warning.
  /// Before iOS 6 a view that stands nowhere and can be loaded again is unloaded; later bitmaps go,
  /// and views stay (§10).
  package mutating func respondToLowMemory(_ controller: ObjectID) throws(Fault) {
    guard let state = simulation.interface.viewControllers[controller], let view = state.view else {
      return
    }
    if simulation.version.unloadsViews {
      if simulation.superview(of: view) == nil, state.viewOrigin.isReloadable {
        try unloadView(of: controller)
      }
    } else if simulation.window(of: view) == nil {
      record(.note(.backingStorePurged(view)))
      purgeBitmaps(below: view)
    }
  }

  /// `viewWillUnload` on iOS 5 alone, then `setView:` with nil, then `viewDidUnload` (§10).
  private mutating func unloadView(of controller: ObjectID) throws(Fault) {
    if simulation.version.sendsViewWillUnload {
      try send("viewWillUnload", to: .object(controller), from: .uikit)
    }
    try send("setView:", to: .object(controller), [.none], from: .uikit)
    if simulation.version.sendsViewDidUnload {
      try send("viewDidUnload", to: .object(controller), from: .uikit)
    }
  }
}
