/// The versions of iOS for which a text means the same: those between which nothing came or went
/// that was asked for.
public struct VersionSpan: Hashable, Sendable {
  private var first: UIKitVersion?
  /// The first version for which it may mean something else.
  private var end: UIKitVersion?

  public init() {}

  public func contains(_ version: UIKitVersion) -> Bool {
    first.map { $0 <= version } ?? true && end.map { version < $0 } ?? true
  }

  /// It was asked whether something of a version is there in this one, which lies in the span.
  public mutating func part(at since: UIKitVersion, for version: UIKitVersion) {
    if since > version {
      end = end.map { min($0, since) } ?? since
    } else {
      first = first.map { max($0, since) } ?? since
    }
  }
}
