package import ObjectModel

/// What `registerForTraitChanges` has asked for, until it is taken back.
package struct TraitRegistration: Hashable, Sendable {
  /// What takes it back.
  package var token: ObjectID
  /// Whose traits they are.
  package var environment: ObjectID
  package var traits: Set<Trait>
  package var handler: Handler

  package init(
    token: ObjectID, environment: ObjectID, traits: Set<Trait>, handler: Handler
  ) {
    self.token = token
    self.environment = environment
    self.traits = traits
    self.handler = handler
  }

  /// Who hears that a trait has changed.
  package enum Handler: Hashable, Sendable {
    /// A block, which the environment owns.
    case block(ObjectID)
    /// A message to somebody who is not owned.
    case message(Selector, to: ObjectID)
  }
}
