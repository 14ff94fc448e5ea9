public import YAML

/// What can be wrong with the storyboard of a `:storyboard` command.
public enum StoryboardFact: Equatable, Sendable {
  /// It is not YAML that can be read.
  case yaml(YAMLFact)
  /// Anchors, aliases, tags and several documents are not read.
  case notPlain
  case repeatedKey(String)
  case expectedMapping
  case expectedText
  /// A list of scenes: the tabs.
  case expectedList
  case unknownKey(String, of: Part)
  case missingKey(String, of: Part)
  case noScene(String)
  case noOutlet(String)
  /// A key that a segue of another kind has.
  case keyOfAnotherKind(String, kind: String)
  /// A container, or what embeds, is inside of itself.
  case containsItself(String)

  /// The raw value names it in no language; the phrasebooks do.
  public enum Part: String, Equatable, Sendable {
    case storyboard, scene, segue
  }
}
