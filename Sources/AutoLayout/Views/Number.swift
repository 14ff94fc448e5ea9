/// Numbers as UIKit prints them, `%g`: six digits that matter, no more zeros than needed.
package enum Number {
  /// What is no number, and numbers from 10⁹ on, are written as Swift writes them.
  package static func text(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "\(value)" }
    var scale = 1.0
    while abs(value) * scale < 100_000, scale < 1e6 { scale *= 10 }
    let rounded = (value * scale).rounded() / scale
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
