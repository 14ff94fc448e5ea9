extension Exercise {
  /// UIKit's part in a scene, played by the learner: the calls, in any legal order.
  public struct Drive: Equatable, Sendable {
    /// What is done to the app, a statement or command a line.
    public var scene: Code
    /// The objects whose calls are asked for.
    public var objects: [Located<String>]
    /// Whether layout passes may come as often as one likes.
    public var layoutIsFree: Bool
    /// Selectors that are not asked for.
    public var leave: [ExpectedCall]

    public init(
      scene: Code, objects: [Located<String>], layoutIsFree: Bool, leave: [ExpectedCall]
    ) {
      (self.scene, self.objects) = (scene, objects)
      (self.layoutIsFree, self.leave) = (layoutIsFree, leave)
    }
  }
}
