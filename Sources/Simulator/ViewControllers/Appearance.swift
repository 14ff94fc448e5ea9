import InterfaceModel
package import ObjectModel
package import ObjectRuntime
import Syntax

// The appearance transitions of one controller: the only place that sends the four calls.
extension Turn {
  /// `beginAppearanceTransition:animated:`. A transition in the other direction reverses one that
  /// has not ended; a second one in the same direction is unbalanced. Children hear of it after
  /// their parent.
  package mutating func beginAppearance(
    of controller: ObjectID, appears: Bool, animated: Bool
  ) throws(Fault) {
    guard let state = simulation.interface.viewControllers[controller]?.appearance else { return }
    guard state.mayBegin(appears: appears) else { return warnOfUnbalance(controller) }
    if appears {
      _ = try view(of: controller)
      makeRoom(forPage: controller)
    }
    simulation.interface.viewControllers[controller]?.appearance =
      appears ? .appearing : .disappearing
    simulation.interface.viewControllers[controller]?.isAnimated = animated
    simulation.interface.viewControllers[controller]?.hasHeardIsAppearing = false
    try send(
      appears ? "viewWillAppear:" : "viewWillDisappear:", to: .object(controller),
      [.bool(animated)], from: .uikit)
    if appears { try installContent(of: controller) }
    for child in try childrenToTell(of: controller)
    where simulation.appearance(of: child)?.mayBegin(appears: appears) == true {
      try beginAppearance(of: child, appears: appears, animated: animated)
    }
    if appears, let shown = simulation.topOfStack(of: controller) {
      try tellDelegate(ofNavigation: controller, willShow: true, shown, animated: animated)
    }
  }

  /// `viewIsAppearing:`: once in an appearance, whoever began it, when the view is in a window or a
  /// transition has put it where it belongs.
  mutating func isAppearing(
    _ controller: ObjectID, inTransition isPlaced: Bool = false
  ) throws(Fault) {
    guard simulation.version.sendsViewIsAppearing,
      let state = simulation.interface.viewControllers[controller], state.appearance == .appearing
    else { return }
    let isShown = isPlaced || state.view.map(simulation.isOnScreen) == true
    if !state.hasHeardIsAppearing, isShown {
      simulation.interface.viewControllers[controller]?.hasHeardIsAppearing = true
      try send(
        "viewIsAppearing:", to: .object(controller), [.bool(state.isAnimated)], from: .uikit)
      try updateContentUnavailable(controller)
    }
    for child in simulation.children(of: controller) {
      try isAppearing(child, inTransition: isPlaced)
    }
  }

  /// `endAppearanceTransition`; children hear of it before their parent.
  /// An end without a beginning is warned of, and changes nothing (§5).
  package mutating func endAppearance(of controller: ObjectID) throws(Fault) {
    guard let state = simulation.interface.viewControllers[controller] else { return }
    guard let settled = state.appearance.settled else { return warnOfUnbalance(controller) }
    try isAppearing(controller)
    for child in try childrenUnderWay(of: controller, state.appearance) {
      try endAppearance(of: child)
    }
    simulation.interface.viewControllers[controller]?.appearance = settled
    try send(
      settled == .appeared ? "viewDidAppear:" : "viewDidDisappear:", to: .object(controller),
      [.bool(state.isAnimated)], from: .uikit)
    if state.movement == .toParent {
      simulation.interface.viewControllers[controller]?.movement = nil
      if settled == .appeared, let pages = simulation.pageContainer(of: controller) {
        try tellOfEndedMove(of: controller, to: pages)
      }
    }
    if settled == .appeared, state.movesWhenShown {
      try tellOfEndedMove(of: controller, to: state.parent)
    }
    if settled == .appeared, let shown = simulation.topOfStack(of: controller) {
      try tellDelegate(
        ofNavigation: controller, willShow: false, shown, animated: state.isAnimated)
    }
  }

  /// Asked once before the first appearance ends.
  /// From iOS 17 on, and only of who overrides it.
  private mutating func updateContentUnavailable(_ controller: ObjectID) throws(Fault) {
    let selector: Selector = "updateContentUnavailableConfigurationUsingState:"
    guard simulation.version >= UIKitVersion(17),
      simulation.interface.viewControllers[controller]?.hasUpdatedUnavailable == false,
      simulation.isOverridden(selector, by: controller)
    else { return }
    simulation.interface.viewControllers[controller]?.hasUpdatedUnavailable = true
    let state = try allocateAutoreleased("UIContentUnavailableConfigurationState")
    try send(selector, to: .object(controller), [.object(state)], from: .uikit)
  }

  /// One line on the console, and no call (§5.5).
  private mutating func warnOfUnbalance(_ controller: ObjectID) {
    warn("Unbalanced calls to begin/end appearance transitions for \(pointer(controller)).")
  }

  // MARK: - Children

  /// The children whose views are loaded and inside their parent's, if the parent forwards.
  private mutating func childrenToTell(of parent: ObjectID) throws(Fault) -> [ObjectID] {
    guard let state = simulation.interface.viewControllers[parent], let view = state.view,
      !state.children.isEmpty, try forwardsAppearance(parent)
    else { return [] }
    // Whoever is presented in the context of a child is inside the parent's view as well.
    let told = state.children.flatMap { [$0] + simulation.presentations(above: $0) }
    return told.filter { child in
      simulation.loadedView(of: child).map { simulation.isView($0, atOrBelow: view) } ?? false
    }
  }

  /// The children that have heard of a beginning, wherever their views are by now.
  private mutating func childrenUnderWay(
    of parent: ObjectID, _ appearance: AppearanceState
  ) throws(Fault) -> [ObjectID] {
    let children = simulation.children(of: parent)
      .filter { simulation.appearance(of: $0) == appearance }
    if children.isEmpty { return [] }
    if try !forwardsAppearance(parent) { return [] }
    return children
  }

  /// Whether a parent leaves it to UIKit to tell its children.
  mutating func forwardsAppearance(_ parent: ObjectID) throws(Fault) -> Bool {
    guard let question = simulation.version.forwardingQuestion else { return true }
    return try send(question, to: .object(parent), from: .uikit).isTrue
  }
}

extension AppearanceState {
  /// Whether a transition may begin: in the other direction than the last one, ended or not (§5.1).
  fileprivate func mayBegin(appears: Bool) -> Bool {
    switch self {
    case .disappeared, .disappearing: appears
    case .appeared, .appearing: !appears
    }
  }

  /// Where a transition that is under way leads to.
  fileprivate var settled: AppearanceState? {
    switch self {
    case .appearing: .appeared
    case .disappearing: .disappeared
    case .appeared, .disappeared: nil
    }
  }
}
