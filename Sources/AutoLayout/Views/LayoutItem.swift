public import Constraints
public import ObjectModel

/// A view or a layout guide, as far as layout knows it.
public struct LayoutItem: Hashable, Sendable {
  public let id: ObjectID
  /// The superview, or the view that a guide belongs to; nil for what stands on top.
  public var owner: ObjectID?
  /// As it is now; a mask is read against its owner's.
  public var frame: Rect
  public var placement: Placement
  public var horizontal = Content()
  public var vertical = Content()
  /// Its layout margins.
  public var margins = Insets(top: 8, left: 8, bottom: 8, right: 8)
  /// From its top down to the first baseline, and from its bottom up to the last.
  public var firstBaseline = 0.0
  public var lastBaseline = 0.0
  public var isHidden = false
  /// How a stack view arranges its views.
  public var stack: StackArrangement?

  /// What gives an item its rectangle beside the constraints that code makes.
  public enum Placement: Hashable, Sendable {
    /// Nothing: a guide, or a view whose `translatesAutoresizingMaskIntoConstraints` is false.
    case constraints
    /// A view's frame, and its mask for when the superview gets another size.
    case frame(AutoresizingMask)
    /// A guide that is its owner's bounds but for so much: safe area, margins.
    case insets(Insets)
    /// What a scroll view scrolls: it begins where its owner does, and is as large as constraints say.
    case content
  }

  /// What the content asks for along an axis.
  public struct Content: Hashable, Sendable {
    /// The intrinsic content size; nil is `noIntrinsicMetric`.
    public var size: Double?
    public var hugging: Priority
    public var compressionResistance: Priority

    public init(
      size: Double? = nil, hugging: Priority = .defaultLow,
      compressionResistance: Priority = .defaultHigh
    ) {
      self.size = size
      self.hugging = hugging
      self.compressionResistance = compressionResistance
    }
  }

  public init(
    _ id: ObjectID, in owner: ObjectID? = nil, frame: Rect = Rect(),
    placement: Placement = .constraints
  ) {
    self.id = id
    self.owner = owner
    self.frame = frame
    self.placement = placement
  }

  func content(on axis: Axis) -> Content { axis == .horizontal ? horizontal : vertical }

  func start(on axis: Axis) -> Double { axis == .horizontal ? frame.origin.x : frame.origin.y }
  func length(on axis: Axis) -> Double {
    axis == .horizontal ? frame.size.width : frame.size.height
  }
}
