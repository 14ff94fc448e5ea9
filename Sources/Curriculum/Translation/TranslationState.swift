/// How a translated text stands to the one that it was made from.
public enum TranslationState: String, CaseIterable, Sendable {
  case missing, stale, orphaned
  /// It has other marks than the original, or other parts.
  case differing
}

extension ContentFact {
  /// What is wrong with a translation; nil for what is wrong in any language.
  public var translationState: TranslationState? {
    switch self {
    case .missingTranslation, .missingSection, .missingItem: .missing
    case .stale, .missingStamp, .stampInOrigin: .stale
    case .orphanedSection, .orphanedItem: .orphaned
    case .missingMark, .extraMark: .differing
    case .yaml, .emptyFile, .expected, .emptyList, .missingKey, .missingOneOf, .onlyOneOf,
      .unknownKey, .keyNotForKind, .unknownFormat, .unknownValue, .unknownLanguage, .unknownClaim,
      .duplicateID, .malformedID, .malformedVersion, .malformedCall, .malformedHash,
      .malformedReference, .unknownLine, .missingGap, .unknownItem, .itemNotInSequence,
      .circularOrder, .unknownOption, .wrongSum, .neverRevealed, .tooLong, .lineTooLong,
      .forbiddenCharacter,
      .missingFrontMatter, .rawHTML,
      .image, .unparsedBold, .tooDeep, .malformedSectionHeading, .textOutsideSection,
      .unexpectedHeading, .malformedComment, .malformedItem:
      nil
    }
  }
}
