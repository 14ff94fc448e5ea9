// The appearance transitions of one controller (uikit-facts 5): the only place that sends the four calls.
extension Turn {
  /// `beginAppearanceTransition:animated:`. A transition in the other direction reverses one that has
  /// not ended; a second one in the same direction is unbalanced.
  mutating func beginAppearance(
    of controller: ObjectID, appears: Bool, animated: Bool
  ) throws(Fault) {
    guard let state = simulation.viewControllers[controller]?.appearance else { return }
    let isLegal: Bool =
      switch state {
      case .disappeared, .disappearing: appears
      case .appeared, .appearing: !appears
      }
    guard isLegal else { return warnOfUnbalance(controller) }
    if appears { _ = try view(of: controller) }
    simulation.viewControllers[controller]?.appearance = appears ? .appearing : .disappearing
    simulation.viewControllers[controller]?.isAnimated = animated
    try send(
      appears ? "viewWillAppear:" : "viewWillDisappear:", to: .object(controller),
      [.bool(animated)], from: .uikit)
  }

  /// `viewIsAppearing:`: once in an appearance, when the view is in the hierarchy (§5.2).
  mutating func isAppearing(_ controller: ObjectID, animated: Bool) throws(Fault) {
    guard simulation.version.sendsViewIsAppearing else { return }
    try send("viewIsAppearing:", to: .object(controller), [.bool(animated)], from: .uikit)
  }

  /// `endAppearanceTransition`.
  mutating func endAppearance(of controller: ObjectID) throws(Fault) {
    guard let state = simulation.viewControllers[controller] else { return }
    switch state.appearance {
    case .appearing:
      simulation.viewControllers[controller]?.appearance = .appeared
      try send(
        "viewDidAppear:", to: .object(controller), [.bool(state.isAnimated)], from: .uikit)
    case .disappearing:
      simulation.viewControllers[controller]?.appearance = .disappeared
      try send(
        "viewDidDisappear:", to: .object(controller), [.bool(state.isAnimated)], from: .uikit)
    case .appeared, .disappeared:
      warnOfUnbalance(controller)
    }
  }

  private mutating func warnOfUnbalance(_ controller: ObjectID) {
    warn("Unbalanced calls to begin/end appearance transitions for \(pointer(controller)).")
  }
}
