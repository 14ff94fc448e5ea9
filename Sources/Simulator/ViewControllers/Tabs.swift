// Tab bar controllers: of all tabs one is shown (uikit-facts 7).
extension Simulation {
  /// The selected tab of a tab bar controller; nil for what is none.
  func selectedTab(of id: ObjectID) -> ObjectID? { viewControllers[id]?.selected }
}
