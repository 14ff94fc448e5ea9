/// A transition that follows a person's finger, and has begun.
public struct Gesture: Hashable, Sendable {
  public var kind: Kind
  /// Nil where what was swiped at holds on: nothing moves, and the gesture only ends.
  package var transition: Transition?

  package init(kind: Kind, transition: Transition?) {
    self.kind = kind
    self.transition = transition
  }

  public enum Kind: Hashable, Sendable {
    /// From the edge of the screen: the top of a navigation stack goes.
    case swipeBack
    /// A sheet goes.
    case swipeDown
    /// A page turns.
    case swipePage(forward: Bool)
  }

  /// What the finger does. A whole gesture begins and finishes.
  public enum Step: String, Hashable, Sendable, CaseIterable {
    case begin, finish, cancel
  }
}
