import ObjectModel
import ObjectRuntime

// The functions of UIKit on insets.
extension Builtin {
  /// Insets are four numbers: top, left, bottom, right.
  static let insets: [String: Function] = [
    "UIEdgeInsetsMake": Function { _, values throws(Fault) in
      .record(values.map { .real($0.real) })
    },
    "UIEdgeInsetsInsetRect": Function { _, values throws(Fault) in
      guard case .rect(let rect) = values[0] else { return values[0] }
      return .rect(rect.inset(by: values[1]))
    },
    "UIEdgeInsetsEqualToEdgeInsets": Function { _, values throws(Fault) in
      .bool(sides(values[0]) == sides(values[1]))
    },
  ]

  /// The four sides of insets, which may be zero without saying so.
  fileprivate static func sides(_ value: Value) -> (Double, Double, Double, Double) {
    guard case .record(let parts) = value else { return (0, 0, 0, 0) }
    func side(_ place: Int) -> Double { parts.indices.contains(place) ? parts[place].real : 0 }
    return (side(0), side(1), side(2), side(3))
  }
}

extension Rect {
  /// Smaller by what insets take from each side.
  func inset(by insets: Value) -> Rect {
    let (top, left, bottom, right) = Builtin.sides(insets)
    return Rect(
      x: origin.x + left, y: origin.y + top, width: size.width - left - right,
      height: size.height - top - bottom)
  }
}
