import ObjectModel

/// A change of what a container, a window or a presentation shows: one controller comes, one goes.
///
/// It knows both controllers and the order in which they are told; how either is told is the
/// automaton's business (`beginAppearance`). It lasts from its will-calls to its did-calls.
struct Transition: Hashable, Sendable {
  /// Who shows it: a window, a container, or the controller that presents.
  var host: ObjectID
  var kind: Kind
  var entering: ObjectID?
  var leaving: ObjectID?
  var isAnimated = false
  /// Whether it follows a finger, which ends it or takes it back.
  var isInteractive = false
  /// Controllers that leave the host, the visible one and those nobody saw.
  var removed: [ObjectID] = []
  /// The block to be called at the end.
  var completion: ObjectID?

  enum Kind: Hashable, Sendable {
    /// A window shows its root, with nobody leaving.
    case display
    case push, pop, select, present, dismiss
    /// Of a page view controller.
    case turn
    /// One child for another, by `transitionFromViewController:…` of their parent.
    case exchange
  }

  /// Seconds that an animated one takes.
  static let duration = 0.35
}

extension Transition {
  /// Everybody who is told, in the order of the will-calls: of tabs and children the new one first,
  /// else the one that leaves.
  var beginning: [ObjectID] {
    let isNewFirst = kind == .select || kind == .turn || kind == .exchange
    return (isNewFirst ? [entering, leaving] : [leaving, entering]).compactMap { $0 }
  }

  /// The same, in the order of the did-calls: with presentations and pages the one that comes is
  /// told first.
  var ending: [ObjectID] {
    let isNewFirst = kind == .present || kind == .dismiss || kind == .turn
    return (isNewFirst ? [entering, leaving] : [leaving, entering]).compactMap { $0 }
  }

  /// What the completion block is told.
  var completionArguments: [Value] {
    kind == .turn || kind == .exchange ? [.bool(true)] : []
  }

  /// What the one that comes, or the one that goes for good, answers when asked why.
  var movement: (id: ObjectID, Movement)? {
    switch kind {
    case .push: entering.map { ($0, .toParent) }
    case .pop: leaving.map { ($0, .fromParent) }
    case .present: entering.map { ($0, .presented) }
    case .dismiss: leaving.map { ($0, .dismissed) }
    case .display, .select, .turn, .exchange: nil
    }
  }
}

/// Why a controller appears or disappears.
enum Movement: Hashable, Sendable {
  case toParent, fromParent, presented, dismissed
}
