package import ObjectModel

/// A change of what a container, a window or a presentation shows: one controller comes, one goes.
///
/// It knows both controllers and the order in which they are told; how either is told is the
/// automaton's business (`beginAppearance`). It lasts from its will-calls to its did-calls.
package struct Transition: Hashable, Sendable {
  /// Who shows it: a window, a container, or the controller that presents.
  package var host: ObjectID
  package var kind: Kind
  package var entering: ObjectID?
  package var leaving: ObjectID?
  package var isAnimated = false
  /// Whether it follows a finger, which ends it or takes it back.
  package var isInteractive = false
  /// Controllers that leave the host, the visible one and those nobody saw.
  package var removed: [ObjectID] = []
  /// The block to be called at the end.
  package var completion: ObjectID?
  /// The action of an alert whose touch began it.
  package var action: ObjectID?
  /// The program's own object that animates it.
  package var animator: ObjectID?
  /// The program's own object by which a finger leads that animation.
  package var interaction: ObjectID?
  /// The navigation stack before it, which is there again when it is taken back.
  package var stackBefore: [ObjectID] = []

  package init(
    host: ObjectID,
    kind: Kind,
    entering: ObjectID? = nil,
    leaving: ObjectID? = nil,
    isAnimated: Bool = false,
    removed: [ObjectID] = [],
    stackBefore: [ObjectID] = [],
    completion: ObjectID? = nil,
    action: ObjectID? = nil
  ) {
    self.host = host
    self.kind = kind
    self.entering = entering
    self.leaving = leaving
    self.isAnimated = isAnimated
    self.removed = removed
    self.stackBefore = stackBefore
    self.completion = completion
    self.action = action
  }

  /// What a transition does to the controllers of its host.
  package enum Kind: Hashable, Sendable {
    /// A window shows its root, with nobody leaving.
    case display
    case push, pop, select, present, dismiss
    /// Of a page view controller.
    case turn
    /// One child for another, by `transitionFromViewController:…` of their parent.
    case exchange
  }

  /// Seconds that an animated one takes.
  package static let duration = 0.35
}

extension Transition {
  /// Everybody who is told, in the order of the will-calls: of tabs and children the new one first,
  /// else the one that leaves.
  package var beginning: [ObjectID] {
    let isNewFirst = kind == .select || kind == .turn || kind == .exchange
    return (isNewFirst ? [entering, leaving] : [leaving, entering]).compactMap { $0 }
  }

  /// The same, in the order of the did-calls: with presentations and pages the one that comes is
  /// told first.
  package var ending: [ObjectID] {
    let isNewFirst = kind == .present || kind == .dismiss || kind == .turn
    return (isNewFirst ? [entering, leaving] : [leaving, entering]).compactMap { $0 }
  }

  /// Whom it keeps alive, for they are told at its end; what is dismissed has its presenter.
  package var kept: [ObjectID] {
    ending + (kind == .dismiss ? [] : removed.filter { $0 != entering && $0 != leaving })
  }

  /// What the completion block is told.
  package var completionArguments: [Value] {
    if let action { return [.object(action)] }
    return kind == .turn || kind == .exchange ? [.bool(true)] : []
  }

  /// What the one that comes, or the one that goes for good, answers when asked why.
  package var movement: (id: ObjectID, Movement)? {
    switch kind {
    case .push: entering.map { ($0, .toParent) }
    case .pop: leaving.map { ($0, .fromParent) }
    case .present: entering.map { ($0, .presented) }
    case .dismiss: leaving.map { ($0, .dismissed) }
    case .display, .select, .turn, .exchange: nil
    }
  }
}

/// An animated transition for those who want to go along with it.
package struct Coordination: Hashable, Sendable {
  package let transition: Transition
  /// The object that stands for it, once somebody has asked.
  package var coordinator: ObjectID?

  package init(_ transition: Transition) { self.transition = transition }

  /// Whether it began with a finger.
  package var isInteractive: Bool { transition.isInteractive || transition.interaction != nil }
}

/// Why a controller appears or disappears.
package enum Movement: Hashable, Sendable {
  case toParent, fromParent, presented, dismissed
}
