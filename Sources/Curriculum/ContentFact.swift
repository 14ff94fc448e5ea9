public import Diagnostics
public import YAML

/// What can be wrong with a lesson, a quiz, the glossary or the list of claims.
public enum ContentFact: Equatable, Sendable {
  /// What a key of a YAML file may ask for.
  public enum Shape: Equatable, Sendable {
    case text, count, list, mapping, pair
    /// A number from 0 to 1.
    case share
    /// A text, or a mapping from languages to texts.
    case localizedText
    /// A text, or a list of lines.
    case code
    /// `true` or `false`.
    case flag
    /// The word `mistakes`, or a mapping from ids to texts.
    case options
    /// A text, or `by:` with a text for each form of a number.
    case phrase
  }

  // Of any file
  case yaml(YAMLFact)
  case emptyFile
  case expected(Shape)
  case emptyList
  case missingKey(String)
  case missingOneOf([String])
  /// Keys of which only one may stand, as they were given.
  case onlyOneOf([String])
  case unknownKey(String)
  /// A key that belongs to steps or questions of another kind.
  case keyNotForKind(key: String, kind: String)
  /// With those that can be read.
  case unknownFormat(String, known: [String])
  case unknownValue(String, known: [String])
  case unknownLanguage(String)
  case unknownClaim(String)
  case duplicateID(String, first: SourceRange)
  case malformedID(String)
  case malformedVersion(String)
  case malformedCall(String)
  case malformedHash(String)
  /// A question is named as `quiz/question`.
  case malformedReference(String)

  // Of exercises
  /// A line that the code does not have, of so many.
  case unknownLine(String, count: Int)
  /// A gap that does not stand in the code.
  case missingGap(Int)

  // Of quizzes
  case unknownItem(String)
  case itemNotInSequence(String)
  /// Items of which each must stand before the next, and the last before the first.
  case circularOrder([String])
  case unknownOption(String)

  // Of blueprints and plans
  /// What the minutes of the items sum up to.
  case wrongSum(Int, sum: Int)

  // Of plans
  /// Answers that are hidden, and that no later part reveals.
  case neverRevealed(String)

  // Of Markdown
  /// Limits of length are in bytes.
  case tooLong(limit: Int)
  case lineTooLong(limit: Int)
  case forbiddenCharacter(UInt32)
  case missingFrontMatter
  case rawHTML
  case image
  /// `**` that CommonMark does not take for bold, as next to full-width punctuation.
  case unparsedBold
  case tooDeep(limit: Int)
  /// A heading of the second level that is not `step-id: Title`.
  case malformedSectionHeading
  case textOutsideSection
  /// A heading of the first level, or one of the third that is none of a section's parts.
  case unexpectedHeading(String)
  case malformedComment
  /// An item under a heading such as `### hints` that is not `id: text`, or something that is no
  /// item.
  case malformedItem

  // Of translations
  case missingTranslation(Language)
  case missingSection(String)
  case orphanedSection(String)
  /// An item under `### hints` and its like that the original has, or has not.
  case missingItem(String)
  case orphanedItem(String)
  case stale(current: TextHash)
  case missingStamp(current: TextHash)
  /// The text that the others are made from bears the hash of another.
  case stampInOrigin
  case missingMark(TranslationMark)
  case extraMark(TranslationMark)
}
