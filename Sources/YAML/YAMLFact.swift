public import Diagnostics

/// What can be wrong with a YAML document before anybody asks what it means.
public enum YAMLFact: Equatable, Sendable {
  case syntax(YAMLProblem)
  /// What libyaml says beside all that, in its own words.
  case other(String)
  /// A character that YAML does not allow, as a Unicode scalar's value.
  case forbiddenCharacter(UInt32)
  case duplicateKey(String, first: SourceRange)
  /// A key that is a collection or is missing altogether.
  case keyIsNotText
  /// Anchors, aliases and tags are not read: a small text cannot grow into a large tree.
  case anchor(String)
  case alias(String)
  case tag(String)
  case tooDeep(limit: Int)
  case severalDocuments
}
