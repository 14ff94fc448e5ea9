import ObjectModel

/// A part of a point, size or rectangle.
package enum StructMember: Sendable {
  case x, y, width, height, origin, size
  case minX, minY, midX, midY, maxX, maxY, rectWidth, rectHeight

  /// The member of that name; nil where the type has none.
  package init?(_ name: String, of type: StaticType) {
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

  package var type: StaticType {
    switch self {
    case .origin: .point
    case .size: .size
    default: .cgFloat
    }
  }
}
