import ObjectModel
import TypedTree

// Parts of points, sizes, rectangles and C structures.
extension StructMember {
  /// The part of a value; nil's parts are zero.
  func read(from value: Value) -> Value {
    let rect = value.asRect
    switch self {
    case .x: return .real(rect.origin.x)
    case .y: return .real(rect.origin.y)
    case .width: return .real(rect.size.width)
    case .height: return .real(rect.size.height)
    case .minX: return .real(rect.standardized.origin.x)
    case .minY: return .real(rect.standardized.origin.y)
    case .rectWidth: return .real(rect.standardized.size.width)
    case .rectHeight: return .real(rect.standardized.size.height)
    case .origin: return .point(rect.origin)
    case .size: return .size(rect.size)
    case .midX: return .real(rect.origin.x + rect.size.width / 2)
    case .midY: return .real(rect.origin.y + rect.size.height / 2)
    case .maxX: return .real(rect.origin.x + max(0, rect.size.width))
    case .maxY: return .real(rect.origin.y + max(0, rect.size.height))
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

extension Value {
  /// A part of a structure or array; one that was never set is zero.
  func part(at place: Int, _ type: StaticType) -> Value {
    guard case .record(let parts) = self, parts.indices.contains(place) else { return type.zero }
    return parts[place]
  }

  /// The structure or array with a part replaced.
  func replacingPart(at place: Int, by part: Value, of type: RecordType) -> Value {
    var parts: [Value] = if case .record(let parts) = self { parts } else { [] }
    while parts.count <= place { parts.append(type.type(at: parts.count).zero) }
    parts[place] = type.type(at: place).field.converted(part)
    return .record(parts)
  }
}
