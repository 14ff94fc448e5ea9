// Presenting one controller over another, and taking it away again (uikit-facts 8).
extension Turn {
  /// The two have nothing to do with each other any more; the presented one still lives.
  mutating func endPresentation(by presenter: ObjectID) {
    guard let presented = simulation.presented(by: presenter) else { return }
    simulation.viewControllers[presenter]?.presented = nil
    simulation.viewControllers[presented]?.presenting = nil
  }
}
