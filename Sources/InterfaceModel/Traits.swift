/// A question about where something is shown, whose answers are numbers; named as the property of
/// `UITraitCollection` is.
package enum Trait: String, Hashable, Sendable, CaseIterable {
  case userInterfaceIdiom, displayScale, horizontalSizeClass, verticalSizeClass
  case userInterfaceStyle, layoutDirection

  /// The number that says nothing.
  package var unspecified: Double {
    switch self {
    case .userInterfaceIdiom, .layoutDirection: -1
    case .displayScale, .horizontalSizeClass, .verticalSizeClass, .userInterfaceStyle: 0
    }
  }
}

/// What an environment says of itself; a trait that is not specified is left to what is around it.
package struct Traits: Hashable, Sendable {
  private var known: [Trait: Double] = [:]

  package init() {}

  package subscript(trait: Trait) -> Double {
    get { known[trait] ?? trait.unspecified }
    set { known[trait] = newValue == trait.unspecified ? nil : newValue }
  }

  /// The same with what others specify in place of its own.
  package func overridden(by others: Traits) -> Traits {
    var traits = self
    traits.known.merge(others.known) { $1 }
    return traits
  }

  /// The traits that differ.
  package func changes(from other: Traits) -> Set<Trait> {
    Set(Trait.allCases.filter { self[$0] != other[$0] })
  }

  package func contains(_ others: Traits) -> Bool {
    others.known.allSatisfy { known[$0.key] == $0.value }
  }
}

/// What a program says of a view's or controller's traits in place of those that are around it; the
/// later in this list weigh more.
package struct TraitOverrides: Hashable, Sendable {
  /// `setOverrideTraitCollection:forChildViewController:` of its parent.
  package var byParent = Traits()
  /// `overrideUserInterfaceStyle`.
  package var style = Traits()
  /// `traitOverrides`.
  package var own = Traits()

  package init() {}

  package var all: Traits { byParent.overridden(by: style).overridden(by: own) }
}
