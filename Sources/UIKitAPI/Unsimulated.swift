import Diagnostics
package import Syntax

// What a device has and nobody simulates: names, and the versions that have them first.
extension Framework {
  /// The first version that has a type, function or constant of that name; nil where it is not known
  /// to be on a device.
  package static func version(ofUnsimulated name: String) -> UIKitVersion? { unsimulated[name] }

  /// The same of a property or message of a class, or of one above it.
  package static func version(
    ofUnsimulated selector: String, in name: String
  ) -> UIKitVersion? {
    lineage(of: name).lazy.compactMap { unsimulated[$0.name + "." + selector] }.first
  }

  /// `NOT_SIMULATED(ios(7.0), UIDynamicAnimator, UIView.motionEffects)`.
  private static let unsimulated: [String: UIKitVersion] = index.unsimulated.reduce(into: [:]) {
    known, line in
    let text = String(decoding: index.bytes[line.lowerBound..<line.upperBound], as: UTF8.self)
    let words = text.split { "(), ".contains($0) }
    guard words.count > 3, let version = UIKitVersion(words[2]) else { return }
    for name in words.dropFirst(3) { known[String(name)] = version }
  }
}
