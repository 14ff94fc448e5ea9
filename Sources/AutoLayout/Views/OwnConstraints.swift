import Constraints
import ObjectModel

// What an item asks for by itself.
extension LayoutPass {
  /// The constraints that follow from an item's placement and content, on both axes.
  func constraints(of item: LayoutItem) -> [LayoutConstraint] {
    let owner = item.owner.flatMap { items[$0] }
    return Axis.allCases.flatMap { axis in
      let content = contentSize(of: item, on: axis)
      return switch item.placement {
      case .constraints: content
      case .frame(let mask): mask.constraints(of: item, in: owner, on: axis) + content
      case .insets(let insets): self.insets(insets, of: item, on: axis)
      case .content: start(of: item, on: axis)
      }
    }
  }

  /// No larger than the content, no smaller than it.
  private func contentSize(of item: LayoutItem, on axis: Axis) -> [LayoutConstraint] {
    let content = item.content(on: axis)
    guard let size = content.size else { return [] }
    return [
      (LayoutConstraint.Relation.lessThanOrEqual, content.hugging),
      (.greaterThanOrEqual, content.compressionResistance),
    ].map { relation, priority in
      LayoutConstraint(
        origin: .contentSize, LayoutTerm(item.id, axis.length), relation, plus: size, at: priority)
    }
  }

  /// A scroll view's content begins where the scroll view does; where it ends is left to the
  /// program's constraints.
  private func start(of item: LayoutItem, on axis: Axis) -> [LayoutConstraint] {
    guard let owner = item.owner else { return [] }
    return [
      LayoutConstraint(
        origin: .guide, LayoutTerm(item.id, axis.start), .equal, LayoutTerm(owner, axis.start))
    ]
  }

  /// The distance from the owner's edges. The end is written from the owner to the item, so that
  /// all constants are positive.
  private func insets(
    _ insets: Insets, of item: LayoutItem, on axis: Axis
  ) -> [LayoutConstraint] {
    guard let owner = item.owner else { return [] }
    return [
      LayoutConstraint(
        origin: .guide, LayoutTerm(item.id, axis.start), .equal, LayoutTerm(owner, axis.start),
        plus: insets.start(on: axis)),
      LayoutConstraint(
        origin: .guide, LayoutTerm(owner, axis.end), .equal, LayoutTerm(item.id, axis.end),
        plus: insets.end(on: axis)),
    ]
  }
}
