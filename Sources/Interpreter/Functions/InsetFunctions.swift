import ObjectModel
import ObjectRuntime
import Simulator

// The functions of UIKit on insets.
extension Builtin {
  static let insets: [String: Function] = [
    "UIEdgeInsetsMake": Function { _, values throws(Fault) in
      .record(values.map { .real($0.real) })
    },
    "UIEdgeInsetsInsetRect": Function { _, values throws(Fault) in
      guard case .rect(let rect) = values[0] else { return values[0] }
      let (top, left, bottom, right) = sides(values[1])
      return .rect(
        Rect(
          x: rect.origin.x + left, y: rect.origin.y + top,
          width: rect.size.width - left - right, height: rect.size.height - top - bottom))
    },
    "UIEdgeInsetsEqualToEdgeInsets": Function { _, values throws(Fault) in
      .bool(sides(values[0]) == sides(values[1]))
    },
  ]

  /// The four sides of insets, which may be zero without saying so.
  private static func sides(_ value: Value) -> (Double, Double, Double, Double) {
    guard case .record(let parts) = value else { return (0, 0, 0, 0) }
    func side(_ place: Int) -> Double { parts.indices.contains(place) ? parts[place].real : 0 }
    return (side(0), side(1), side(2), side(3))
  }
}
