package import ObjectModel

/// What a control tells when a person uses it; it does not own the target, unless that is an action
/// of its own.
package struct TargetAction: Hashable, Sendable {
  /// Nil sends the action up the responder chain, to the controller on screen.
  package var target: ObjectID?
  package var action: Selector
  /// The bits of `UIControlEvents`.
  package var events: Int
  /// The segue that it triggers from the target, in place of the action.
  package var segue: String?
  /// Whether the control owns it.
  package var isOwned: Bool

  package init(
    target: ObjectID?, action: Selector, events: Int, segue: String? = nil, isOwned: Bool = false
  ) {
    self.isOwned = isOwned
    self.target = target
    self.action = action
    self.events = events
    self.segue = segue
  }
}
