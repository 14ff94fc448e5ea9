/// A direction of layout, and the attributes that stand in it.
public enum Axis: Hashable, Sendable, CaseIterable {
  case horizontal, vertical

  /// The one across it.
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
  /// `leading`, not `left`: stack views and formats turn round with the text.
  var start: LayoutAttribute { self == .horizontal ? .leading : .top }
  /// `trailing`, not `right`, likewise.
  var end: LayoutAttribute { self == .horizontal ? .trailing : .bottom }
  var center: LayoutAttribute { self == .horizontal ? .centerX : .centerY }
  /// What `distribution` shares out and hugging resists.
  var length: LayoutAttribute { self == .horizontal ? .width : .height }
  /// The margin of the same side.
  var startMargin: LayoutAttribute { self == .horizontal ? .leadingMargin : .topMargin }
  var endMargin: LayoutAttribute { self == .horizontal ? .trailingMargin : .bottomMargin }
  /// The attribute of frames: in the superview's own coordinates, whichever way text runs.
  var origin: LayoutAttribute { self == .horizontal ? .minX : .minY }
  /// The centre of a frame, in the same coordinates.
  var middle: LayoutAttribute { self == .horizontal ? .midX : .midY }
}
