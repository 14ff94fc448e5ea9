public import Checking
public import Curriculum

// What is wrong with lessons, quizzes and other content.
extension Phrasebook {
  public func message(_ fact: ContentFact) -> String {
    switch fact {
    case .yaml(let fact): message(fact)
    case .emptyFile: say("content.empty-file")
    case .expected(let shape): expected(shape)
    case .emptyList: say("content.empty-list")
    case .missingKey(let key): say("content.missing-key", ["key": .text(key)])
    case .missingOneOf(let keys): say("content.missing-one-of", ["keys": .list(keys)])
    case .onlyOneOf(let keys): say("content.only-one-of", ["keys": .list(keys)])
    case .unknownKey(let key): say("content.unknown-key", ["key": .text(key)])
    case .keyNotForKind(let key, let kind):
      say("content.key-not-for-kind", ["key": .text(key), "kind": .text(kind)])
    case .unknownFormat(let text): say("content.unknown-format", ["text": .text(text)])
    case .unknownValue(let text, let known):
      say("content.unknown-value", ["text": .text(text), "known": .list(known)])
    case .unknownLanguage(let text): say("content.unknown-language", ["text": .text(text)])
    case .unknownClaim(let id): say("content.unknown-claim", ["id": .text(id)])
    case .duplicateID(let id, _): say("content.duplicate-id", ["id": .text(id)])
    case .malformedID(let text): say("content.malformed-id", ["text": .text(text)])
    case .malformedVersion(let text): say("content.malformed-version", ["text": .text(text)])
    case .malformedCall(let text): say("content.malformed-call", ["text": .text(text)])
    case .malformedHash(let text): say("content.malformed-hash", ["text": .text(text)])
    case .malformedReference(let text): say("content.malformed-reference", ["text": .text(text)])
    case .unsupportedKind(let kind): say("content.unsupported-kind", ["kind": .text(kind)])
    case .unknownItem(let id): say("content.unknown-item", ["id": .text(id)])
    case .itemNotInSequence(let id): say("content.item-not-in-sequence", ["id": .text(id)])
    case .circularOrder(let ids): say("content.circular-order", ["ids": .list(ids)])
    case .unknownOption(let id): say("content.unknown-option", ["id": .text(id)])
    case .tooLong(let limit): say("content.too-long", ["limit": .number(limit)])
    case .lineTooLong(let limit): say("content.line-too-long", ["limit": .number(limit)])
    case .forbiddenCharacter(let scalar):
      say("content.forbidden-character", ["scalar": .text(scalar.codePoint)])
    case .missingFrontMatter: say("content.missing-front-matter")
    case .rawHTML: say("content.raw-html")
    case .image: say("content.image")
    case .unparsedBold: say("content.unparsed-bold")
    case .tooDeep(let limit): say("content.too-deep", ["limit": .number(limit)])
    case .malformedSectionHeading: say("content.malformed-section-heading")
    case .textOutsideSection: say("content.text-outside-section")
    case .unexpectedHeading(let text): say("content.unexpected-heading", ["text": .text(text)])
    case .malformedComment: say("content.malformed-comment")
    case .malformedHint: say("content.malformed-hint")
    case .missingTranslation(let language):
      say("content.missing-translation", ["language": .text(language.rawValue)])
    case .missingSection(let id): say("content.missing-section", ["id": .text(id)])
    case .orphanedSection(let id): say("content.orphaned-section", ["id": .text(id)])
    case .missingHint(let id): say("content.missing-hint", ["id": .text(id)])
    case .orphanedHint(let id): say("content.orphaned-hint", ["id": .text(id)])
    case .stale(let hash): say("content.stale", ["hash": .text("\(hash)")])
    case .missingStamp(let hash): say("content.missing-stamp", ["hash": .text("\(hash)")])
    case .stampInOrigin: say("content.stamp-in-origin")
    case .missingMark(let mark): say("content.missing-mark", ["mark": .text(mark.text)])
    case .extraMark(let mark): say("content.extra-mark", ["mark": .text(mark.text)])
    }
  }

  private func expected(_ shape: ContentFact.Shape) -> String {
    switch shape {
    case .text: say("content.expected.text")
    case .count: say("content.expected.count")
    case .list: say("content.expected.list")
    case .mapping: say("content.expected.mapping")
    case .pair: say("content.expected.pair")
    case .localizedText: say("content.expected.localized-text")
    case .code: say("content.expected.code")
    case .options: say("content.expected.options")
    case .phrase: say("content.expected.phrase")
    }
  }

  /// How playing the content differs from what it says.
  public func message(_ fact: PlayFact) -> String {
    switch fact {
    case .fault(let text): say("play.fault", ["text": .text(text)])
    case .trace(let place, let expected, let found):
      say(
        "play.trace", ["place": .number(place), "expected": .text(expected), "found": .text(found)])
    case .prints(let place, let expected, let found):
      say(
        "play.prints",
        ["place": .number(place), "expected": .text(expected), "found": .text(found)])
    case .solvedBeforehand: say("play.solved-beforehand")
    case .unsolved(let lack): say("play.unsolved", ["lack": .text(self.lack(phrase(lack)))])
    case .unknownPrerequisite(let id): say("play.unknown-prerequisite", ["id": .text(id)])
    case .unknownQuestion(let id): say("play.unknown-question", ["id": .text(id)])
    case .folderDiffers(let id): say("play.folder-differs", ["id": .text(id)])
    case .missingText(let language):
      say("play.missing-text", ["language": .text(language.rawValue)])
    case .keyIsNotRight(let score): say("play.key-is-not-right", ["score": .score(score)])
    case .distractorCostsNothing(let id): say("play.distractor-costs-nothing", ["id": .text(id)])
    case .pageOverflows(let lines): say("play.page-overflows", ["lines": .number(lines)])
    case .overlongHint(let characters):
      say("play.overlong-hint", ["characters": .number(characters)])
    case .keyCannotBeMade: say("play.key-cannot-be-made")
    case .keyDiffers(let key, let seen):
      say("play.key-differs", ["key": orNothing(key), "seen": orNothing(seen)])
    }
  }

  private func orNothing(_ names: [String]) -> Value {
    names.isEmpty ? .text(say("content.nothing")) : .list(names)
  }

  /// `check` has found nothing wrong with so many.
  public func sound(lessons: Int, quizzes: Int) -> String {
    say("content.sound", ["lessons": .number(lessons), "quizzes": .number(quizzes)])
  }
}
