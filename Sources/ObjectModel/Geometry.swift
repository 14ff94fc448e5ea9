/// A place in points.
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }
}

/// An extent in points.
public struct Size: Hashable, Sendable {
  public var width: Double
  public var height: Double

  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }
}

/// A rectangle in points, as `CGRect`.
public struct Rect: Hashable, Sendable {
  public var origin: Point
  public var size: Size

  public init(origin: Point = Point(), size: Size = Size()) {
    self.origin = origin
    self.size = size
  }

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }
}

// What Core Graphics computes with rectangles whose sizes are not negative.
extension Rect {
  /// What two rectangles have in common when they have nothing.
  public static let null = Rect(x: .infinity, y: .infinity, width: 0, height: 0)

  /// One that reaches as far as numbers do.
  public static let infinite = Rect(
    x: -.greatestFiniteMagnitude / 2, y: -.greatestFiniteMagnitude / 2,
    width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  public var isInfinite: Bool { self == .infinite }
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

  public var center: Point {
    Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
  }

  private var end: Point { Point(x: origin.x + size.width, y: origin.y + size.height) }

  private init(from start: Point, to end: Point) {
    self.init(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
  }

  /// Smaller by so much on each side; null when nothing would be left.
  public func inset(x: Double, y: Double) -> Rect {
    let size = Size(width: size.width - 2 * x, height: size.height - 2 * y)
    if isNull || size.width < 0 || size.height < 0 { return .null }
    return Rect(origin: Point(x: origin.x + x, y: origin.y + y), size: size)
  }

  public func offset(x: Double, y: Double) -> Rect {
    Rect(origin: Point(x: origin.x + x, y: origin.y + y), size: size)
  }

  /// Points on the far edges do not count.
  public func contains(_ point: Point) -> Bool {
    point.x >= origin.x && point.y >= origin.y && point.x < end.x && point.y < end.y
  }

  public func union(_ other: Rect) -> Rect {
    if isNull { return other }
    if other.isNull { return self }
    return Rect(
      from: Point(x: min(origin.x, other.origin.x), y: min(origin.y, other.origin.y)),
      to: Point(x: max(end.x, other.end.x), y: max(end.y, other.end.y)))
  }

  public func intersection(_ other: Rect) -> Rect {
    let start = Point(x: max(origin.x, other.origin.x), y: max(origin.y, other.origin.y))
    let end = Point(x: min(end.x, other.end.x), y: min(end.y, other.end.y))
    if isNull || other.isNull || end.x < start.x || end.y < start.y { return .null }
    return Rect(from: start, to: end)
  }

  /// The same with sizes that are not negative.
  public var standardized: Rect {
    if size.width >= 0, size.height >= 0 { return self }
    return Rect(
      from: Point(x: min(origin.x, end.x), y: min(origin.y, end.y)),
      to: Point(x: max(origin.x, end.x), y: max(origin.y, end.y)))
  }

  /// The smallest rectangle of whole points around it.
  public var integral: Rect {
    if isNull { return self }
    return Rect(
      from: Point(x: origin.x.rounded(.down), y: origin.y.rounded(.down)),
      to: Point(x: end.x.rounded(.up), y: end.y.rounded(.up)))
  }
}

extension Double {
  /// As `%g` and Foundation's geometry print it: no trailing zeros.
  public var shortDescription: String {
    self == rounded() && magnitude < 1e15 ? String(Int(self)) : "\(self)"
  }
}

extension Point {
  public var shortDescription: String { "{\(x.shortDescription), \(y.shortDescription)}" }
}

extension Size {
  public var shortDescription: String { "{\(width.shortDescription), \(height.shortDescription)}" }
}

extension Rect {
  /// As `UIView` describes its frame: `(0 0; 320 480)`.
  package var shortDescription: String {
    "(\(origin.x.shortDescription) \(origin.y.shortDescription); "
      + "\(size.width.shortDescription) \(size.height.shortDescription))"
  }
}
