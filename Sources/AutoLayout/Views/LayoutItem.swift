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
  /// Hugging and compression resistance are set axis by axis, as UIKit has them.
  public var horizontal = Content()
  public var vertical = Content()
  /// Its layout margins.
  public var margins = Insets(top: 8, left: 8, bottom: 8, right: 8)
  /// From its top down to the first baseline, and from its bottom up to the last.
  public var firstBaseline = 0.0
  public var lastBaseline = 0.0
  /// Only a stack view heeds it; elsewhere a hidden view keeps its place.
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
    /// How much it resists being larger than its content.
    public var hugging: Priority
    /// How much it resists being smaller.
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

  /// An item has no content and the margins of a plain view until somebody says otherwise.
  public init(
    _ id: ObjectID, in owner: ObjectID? = nil, frame: Rect = Rect(),
    placement: Placement = .constraints
  ) {
    self.id = id
    self.owner = owner
    self.frame = frame
    self.placement = placement
  }

  /// What the content asks for along one axis.
  func content(on axis: Axis) -> Content { axis == .horizontal ? horizontal : vertical }

  /// Where the frame begins along one axis, in the owner's coordinates.
  func start(on axis: Axis) -> Double { axis == .horizontal ? frame.origin.x : frame.origin.y }
  /// How long the frame is along one axis.
  func length(on axis: Axis) -> Double {
    axis == .horizontal ? frame.size.width : frame.size.height
  }
}
