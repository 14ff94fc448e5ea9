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
