import ObjectModel
package import Syntax

/// A colour: grey levels, or red, green and blue.
package struct Color: Hashable, Sendable {
  var components: [Double]
  package var alpha = 1.0

  package static func white(_ white: Double, alpha: Double = 1) -> Color {
    Color(components: [white], alpha: alpha)
  }

  package static func red(_ red: Double, green: Double, blue: Double, alpha: Double = 1) -> Color {
    Color(components: [red, green, blue], alpha: alpha)
  }

  /// The three parts that any colour has; those of a grey are the same.
  package var redGreenBlue: [Double] {
    components.count == 1 ? Array(repeating: components[0], count: 3) : components
  }

  /// From 0 to 1 each; a grey has the hue 0.
  package var hueSaturationBrightness: [Double] {
    let parts = redGreenBlue
    guard let most = parts.max(), let least = parts.min(), most > least else {
      return [0, 0, parts[0]]
    }
    let range = most - least
    let sixths =
      most == parts[0]
      ? (parts[1] - parts[2]) / range
      : most == parts[1] ? 2 + (parts[2] - parts[0]) / range : 4 + (parts[0] - parts[1]) / range
    return [(sixths < 0 ? sixths + 6 : sixths) / 6, range / most, most]
  }

  /// A colour so far on the way to another.
  package func mixed(with other: Color, _ part: Double) -> Color {
    let grey = components.count == 1 && other.components.count == 1
    func parts(_ color: Color) -> [Double] { grey ? color.components : color.redGreenBlue }
    return Color(
      components: zip(parts(self), parts(other)).map { $0 + ($1 - $0) * part },
      alpha: alpha + (other.alpha - alpha) * part)
  }

  /// As `UIColor` describes itself; the names of the colour spaces changed with iOS 10.
  package func description(in version: UIKitVersion) -> String {
    let space =
      switch (components.count == 1, version.major >= 10) {
      case (true, true): "UIExtendedGrayColorSpace"
      case (true, false): "UIDeviceWhiteColorSpace"
      case (false, true): "UIExtendedSRGBColorSpace"
      case (false, false): "UIDeviceRGBColorSpace"
      }
    return ([space] + (components + [alpha]).map(\.shortDescription)).joined(separator: " ")
  }
}
