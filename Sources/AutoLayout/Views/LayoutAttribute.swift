/// What of a view or a layout guide a constraint is about, as `NSLayoutConstraint.LayoutAttribute`.
public enum LayoutAttribute: String, Hashable, Sendable, CaseIterable {
  case left, right, top, bottom, leading, trailing
  case width, height, centerX, centerY, lastBaseline, firstBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins
  /// In the superview's own coordinates: what a frame or a guide's insets become.
  case minX, minY, midX, midY

  /// What an attribute measures: only attributes of one family can be made equal.
  public enum Family: Hashable, Sendable {
    case horizontal, vertical, size
  }

  /// `width` and `height` are one family: an aspect ratio relates one to the other.
  public var family: Family {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins, .minX, .midX:
      .horizontal
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins, .minY, .midY:
      .vertical
    case .width, .height: .size
    }
  }

  /// Whether it is a side of an item.
  var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing: true
    case .width, .height, .centerX, .centerY, .lastBaseline, .firstBaseline, .leftMargin,
      .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins, .minX, .minY, .midX, .midY:
      false
    }
  }

  /// Whether it turns round where text runs from right to left.
  var followsText: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    case .left, .right, .top, .bottom, .width, .height, .centerX, .centerY, .lastBaseline,
      .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .centerXWithinMargins,
      .centerYWithinMargins, .minX, .minY, .midX, .midY:
      false
    }
  }

  /// Whether it names a side of the screen, whichever way text runs.
  var isAbsolute: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    case .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .lastBaseline,
      .firstBaseline, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins, .minX, .minY, .midX, .midY:
      false
    }
  }
}
