public import ObjectModel

/// What is on a screen and how it is to be laid out: a snapshot, taken when a layout pass begins.
///
///     var layout = Layout()
///     layout.items = [
///       LayoutItem(root, frame: bounds, placement: .frame([])), LayoutItem(label, in: root),
///     ]
///     layout.constraints = [try LayoutConstraint(LayoutTerm(label, .width), .equal, plus: 100)]
///     layout.solution().frames[label]
public struct Layout: Hashable, Sendable {
  /// An owner stands before what it owns.
  public var items: [LayoutItem] = []
  /// The active ones of the program's, in the order in which they became active.
  public var constraints: [LayoutConstraint] = []

  /// Nothing is on the screen yet.
  public init() {}

  /// The frames, and what is wrong with the constraints. Ambiguity is looked for each time, as no
  /// pass keeps anything for the next.
  public func solution() -> LayoutSolution {
    var pass = LayoutPass(items)
    // What the views themselves bring comes first, so that what is broken is the program's.
    var given = items.flatMap { item in pass.constraints(of: item) }
    for item in items { given += pass.arrange(item) }
    given += constraints
    for constraint in given { pass.add(constraint) }
    return pass.solution(of: items)
  }
}

/// The frames that come of a layout, and what was wrong with it.
public struct LayoutSolution: Hashable, Sendable {
  /// In the owner's coordinates, as frames are.
  public internal(set) var frames: [ObjectID: Rect] = [:]
  /// In the order in which they were found.
  public internal(set) var broken: [BrokenConstraint] = []
  /// Constraints between items that have no common ancestor.
  public internal(set) var unrelated: [LayoutConstraint] = []
  /// The items whose place or size is not the only one possible, in order.
  public internal(set) var ambiguous: [ObjectID] = []

  /// A required constraint that was left out, and those it cannot hold together with.
  public struct BrokenConstraint: Hashable, Sendable {
    public let constraint: LayoutConstraint
    /// The constraints in a minimal conflict with it, as UIKit lists them.
    public let others: [LayoutConstraint]
  }
}
