/// What is left out on each side, as `UIEdgeInsets`.
public struct Insets: Hashable, Sendable {
  public var top: Double
  public var left: Double
  public var bottom: Double
  public var right: Double

  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Top for the vertical axis, left for the horizontal one.
  func start(on axis: Axis) -> Double { axis == .horizontal ? left : top }
  /// Bottom for the vertical axis, right for the horizontal one.
  func end(on axis: Axis) -> Double { axis == .horizontal ? right : bottom }
}
