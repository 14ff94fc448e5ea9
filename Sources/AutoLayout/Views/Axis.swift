/// A direction of layout, and the attributes that stand in it.
public enum Axis: Hashable, Sendable, CaseIterable {
  case horizontal, vertical

  var other: Axis { self == .horizontal ? .vertical : .horizontal }
  var start: LayoutAttribute { self == .horizontal ? .leading : .top }
  var end: LayoutAttribute { self == .horizontal ? .trailing : .bottom }
  var center: LayoutAttribute { self == .horizontal ? .centerX : .centerY }
  var length: LayoutAttribute { self == .horizontal ? .width : .height }
  var startMargin: LayoutAttribute { self == .horizontal ? .leadingMargin : .topMargin }
  var endMargin: LayoutAttribute { self == .horizontal ? .trailingMargin : .bottomMargin }
  var origin: LayoutAttribute { self == .horizontal ? .minX : .minY }
  var middle: LayoutAttribute { self == .horizontal ? .midX : .midY }
}
