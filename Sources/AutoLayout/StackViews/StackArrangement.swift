public import ObjectModel

/// How a `UIStackView` arranges its views.
public struct StackArrangement: Hashable, Sendable {
  /// Hidden ones among them, which keep their place in the order.
  public var views: [ObjectID]
  public var axis = Axis.horizontal
  /// Along the axis.
  public var distribution = Distribution.fill
  /// Across the axis.
  public var alignment = Alignment.fill
  /// In points.
  public var spacing = 0.0
  /// After a view, instead of `spacing`.
  public var customSpacing: [ObjectID: Double] = [:]
  /// Whether the edges are those of the layout margins.
  public var isLayoutMarginsRelative = false

  /// How the views share the length of the stack: `UIStackViewDistribution`.
  public enum Distribution: Hashable, Sendable, CaseIterable {
    /// `fillProportionally` goes by intrinsic sizes, `equalSpacing` by gaps between edges,
    /// `equalCentering` by distances of centres.
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// How the views stand across the stack: `UIStackViewAlignment`.
  public enum Alignment: Hashable, Sendable, CaseIterable {
    /// `leading` is the top of a row, `trailing` its bottom.
    case fill, leading, firstBaseline, center, trailing, lastBaseline
  }

  public init(_ views: [ObjectID]) { self.views = views }
}
