package import Syntax

/// What was asked of versions: the targets for which every answer was the same.
package final class AskedVersions {
  package private(set) var span: VersionSpan

  init(_ span: VersionSpan) { self.span = span }

  /// It was asked whether something of a version is there for a target.
  func part(at since: UIKitVersion, for target: UIKitVersion) { span.part(at: since, for: target) }
}
