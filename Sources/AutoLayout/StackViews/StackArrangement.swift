public import ObjectModel

/// How a `UIStackView` arranges its views.
public struct StackArrangement: Hashable, Sendable {
  public var views: [ObjectID]
  public var axis = Axis.horizontal
  public var distribution = Distribution.fill
  public var alignment = Alignment.fill
  public var spacing = 0.0
  /// After a view, instead of `spacing`.
  public var customSpacing: [ObjectID: Double] = [:]
  public var isLayoutMarginsRelative = false

  /// How the views share the length of the stack: `UIStackViewDistribution`.
  public enum Distribution: Hashable, Sendable, CaseIterable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// How the views stand across the stack: `UIStackViewAlignment`.
  public enum Alignment: Hashable, Sendable, CaseIterable {
    /// `leading` is the top of a row, `trailing` its bottom.
    case fill, leading, firstBaseline, center, trailing, lastBaseline
  }

  public init(_ views: [ObjectID]) { self.views = views }
}
