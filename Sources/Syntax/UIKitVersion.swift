/// A version of iOS: what a text is compiled for, and an app runs under.
///
/// What UIKit does in each stands as named capabilities in the simulator's `Capabilities.swift`.
public struct UIKitVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
  public let major: Int
  public let minor: Int

  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Reads `5`, `5.1`, `5.1.1`; nil for what is no version of iOS from 2.0 on.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.utf8.count <= 3 ? UInt($0) : nil }
    guard (1...3).contains(parts.count), numbers.count == parts.count else { return nil }
    self.init(Int(numbers[0]), numbers.count > 1 ? Int(numbers[1]) : 0)
    if self < .oldest || major > 99 { return nil }
  }

  public static let oldest = UIKitVersion(2)
  public static let newest = UIKitVersion(26)

  /// Whether there is such a version: 26 followed 18.
  public var isKnown: Bool {
    self >= .oldest && (major <= 18 || (26...UIKitVersion.newest.major).contains(major))
  }

  public static func < (one: UIKitVersion, other: UIKitVersion) -> Bool {
    (one.major, one.minor) < (other.major, other.minor)
  }

  public var description: String { "\(major).\(minor)" }

  /// As people write it: `26`, `5.1`.
  public var short: String { minor == 0 ? "\(major)" : description }
}

// MARK: - Memory
extension UIKitVersion {
  /// Objective-C counts by hand up to iOS 5.1.
  public var defaultMemory: Memory { major < 6 ? .manual : .automatic }
}

/// How code counts references.
public enum Memory: String, Hashable, Sendable, CaseIterable {
  case manual = "mrc"
  case automatic = "arc"
}
