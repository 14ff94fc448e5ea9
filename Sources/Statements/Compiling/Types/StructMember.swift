import Simulator

/// A part of a point, size or rectangle.
enum StructMember: Sendable {
  case x, y, width, height, origin, size
  case minX, minY, midX, midY, maxX, maxY, rectWidth, rectHeight

  /// The member of that name; nil where the type has none.
  init?(_ name: String, of type: StaticType) {
    switch (type.field, name) {
    case (.point, "x"): self = .x
    case (.point, "y"): self = .y
    case (.size, "width"): self = .width
    case (.size, "height"): self = .height
    case (.rect, "origin"): self = .origin
    case (.rect, "size"): self = .size
    case (.rect, "minX"): self = .minX
    case (.rect, "minY"): self = .minY
    case (.rect, "midX"): self = .midX
    case (.rect, "midY"): self = .midY
    case (.rect, "maxX"): self = .maxX
    case (.rect, "maxY"): self = .maxY
    case (.rect, "width"): self = .rectWidth
    case (.rect, "height"): self = .rectHeight
    default: return nil
    }
  }

  var type: StaticType {
    switch self {
    case .origin: .point
    case .size: .size
    default: .cgFloat
    }
  }

  /// The part of a value; nil's parts are zero.
  func read(from value: Value) -> Value {
    let rect = value.asRect
    switch self {
    case .x, .minX: return .real(rect.origin.x)
    case .y, .minY: return .real(rect.origin.y)
    case .width, .rectWidth: return .real(rect.size.width)
    case .height, .rectHeight: return .real(rect.size.height)
    case .origin: return .point(rect.origin)
    case .size: return .size(rect.size)
    case .midX: return .real(rect.origin.x + rect.size.width / 2)
    case .midY: return .real(rect.origin.y + rect.size.height / 2)
    case .maxX: return .real(rect.origin.x + rect.size.width)
    case .maxY: return .real(rect.origin.y + rect.size.height)
    }
  }

  /// The value with the part replaced; parts that are only computed change nothing.
  func replaced(in value: Value, by part: Value) -> Value {
    var rect = value.asRect
    switch self {
    case .x: rect.origin.x = part.real
    case .y: rect.origin.y = part.real
    case .width: rect.size.width = part.real
    case .height: rect.size.height = part.real
    case .origin: rect.origin = part.asRect.origin
    case .size: rect.size = part.asRect.size
    default: break
    }
    switch value {
    case .point: return .point(rect.origin)
    case .size: return .size(rect.size)
    default: return .rect(rect)
    }
  }
}

extension Value {
  /// The value as a rectangle: a point or size with the rest zero.
  fileprivate var asRect: Rect {
    switch self {
    case .point(let point): Rect(origin: point)
    case .size(let size): Rect(size: size)
    case .rect(let rect): rect
    default: Rect()
    }
  }
}
