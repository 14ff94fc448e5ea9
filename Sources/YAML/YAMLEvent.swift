import Diagnostics

/// One event of libyaml's stream, in our own terms.
struct YAMLEvent {
  /// What libyaml has read, aliases and tags apart.
  enum Kind {
    case documentStart
    case scalar(String, isPlain: Bool)
    case sequenceStart
    case mappingStart
    /// The end of the innermost sequence or mapping; `isFlow` when a bracket closes it.
    case collectionEnd(isFlow: Bool)
    case alias(String)
    case streamEnd
    /// The starts and ends that say nothing about the tree.
    case other
  }

  var kind: Kind
  var range: SourceRange
  var anchor: String?
  var tag: String?
}
