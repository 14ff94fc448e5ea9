public import Checking
public import Curriculum
import Grading

// What is wrong with lessons, quizzes and other content.
extension Phrasebook {
  /// What is wrong in a file.
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
    case .unknownFormat(let text, let known):
      say("content.unknown-format", ["text": .text(text), "known": .list(known)])
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
    case .unknownLine(let text, let count):
      say("content.unknown-line", ["text": .text(text), "count": .number(count)])
    case .missingGap(let number): say("content.missing-gap", ["number": .number(number)])
    case .unknownItem(let id): say("content.unknown-item", ["id": .text(id)])
    case .itemNotInSequence(let id): say("content.item-not-in-sequence", ["id": .text(id)])
    case .circularOrder(let ids): say("content.circular-order", ["ids": .list(ids)])
    case .unknownOption(let id): say("content.unknown-option", ["id": .text(id)])
    case .wrongSum(let minutes, let sum):
      say("content.wrong-sum", ["minutes": .number(minutes), "sum": .number(sum)])
    case .neverRevealed(let name): say("content.never-revealed", ["name": .text(name)])
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
    case .malformedItem: say("content.malformed-item")
    case .missingTranslation(let language):
      say("content.missing-translation", ["language": .text(language.rawValue)])
    case .missingSection(let id): say("content.missing-section", ["id": .text(id)])
    case .orphanedSection(let id): say("content.orphaned-section", ["id": .text(id)])
    case .missingItem(let id): say("content.missing-item", ["id": .text(id)])
    case .orphanedItem(let id): say("content.orphaned-item", ["id": .text(id)])
    case .stale(let hash): say("content.stale", ["hash": .text("\(hash)")])
    case .missingStamp(let hash): say("content.missing-stamp", ["hash": .text("\(hash)")])
    case .stampInOrigin: say("content.stamp-in-origin")
    case .missingMark(let mark): say("content.missing-mark", ["mark": .text(mark.text)])
    case .extraMark(let mark): say("content.extra-mark", ["mark": .text(mark.text)])
    }
  }

  /// What should stand there instead.
  private func expected(_ shape: ContentFact.Shape) -> String {
    switch shape {
    case .text: say("content.expected.text")
    case .count: say("content.expected.count")
    case .list: say("content.expected.list")
    case .mapping: say("content.expected.mapping")
    case .pair: say("content.expected.pair")
    case .share: say("content.expected.share")
    case .localizedText: say("content.expected.localized-text")
    case .code: say("content.expected.code")
    case .flag: say("content.expected.flag")
    case .options: say("content.expected.options")
    case .phrase: say("content.expected.phrase")
    }
  }

  /// How playing the content differs from what it says.
  public func message(_ fact: PlayFact) -> String {
    switch fact {
    case .fault(let text): say("play.fault", ["text": .text(text)])
    case .solvedBeforehand: say("play.solved-beforehand")
    case .unsolved(let lack): say("play.unsolved", ["lack": .text(self.lack(lack))])
    case .unsolvedAtPrompt(let lines, let lack) where lines.isEmpty:
      say("play.unsolved-at-prompt", ["lack": .text(self.lack(lack))])
    case .unsolvedAtPrompt(let lines, let lack):
      say(
        "play.unsolved-after",
        [
          "lines": .text(lines.map(firstLine).joined(separator: "  ")),
          "lack": .text(self.lack(lack)),
        ])
    case .unknownPrerequisite(let id): say("play.unknown-prerequisite", ["id": .text(id)])
    case .unknownPlan(let id): say("play.unknown-plan", ["id": .text(id)])
    case .unknownQuestion(let id, let remedy): unknownQuestion(id, remedy)
    case .folderDiffers(let id): say("play.folder-differs", ["id": .text(id)])
    case .missingText(let language):
      say("play.missing-text", ["language": .text(language.rawValue)])
    case .keyIsNotRight(let score): say("play.key-is-not-right", ["score": .score(score)])
    case .distractorCostsNothing(let id): say("play.distractor-costs-nothing", ["id": .text(id)])
    case .pageOverflows(let lines, let columns):
      say("play.page-overflows", ["lines": .number(lines), "columns": .number(columns)])
    case .slideOverflows(let number, let language, let lines, let columns):
      say(
        "play.slide-overflows",
        [
          "number": .number(number), "language": .text(language.rawValue), "lines": .number(lines),
          "columns": .number(columns),
        ])
    case .overlongHint(let characters):
      say("play.overlong-hint", ["characters": .number(characters)])
    case .noKey(let fault): message(fault)
    case .keyDiffers(let key, let seen):
      say("play.key-differs", ["key": orNothing(key), "seen": orNothing(seen)])
    case .unshown(let lack): say("play.unshown", ["lack": .text(self.lack(lack))])
    case .mendedByDeletion(let first, let last) where first == last:
      say("play.mended-without-line", ["line": .number(first)])
    case .mendedByDeletion(let first, let last):
      say("play.mended-by-deletion", ["from": .number(first), "to": .number(last)])
    case .notMendedByDeletion: say("play.not-mended-by-deletion")
    case .acceptedTextFails(let text, let lack):
      say(
        "play.accepted-text-fails",
        ["text": .text(text), "lack": .text(self.lack(lack))])
    case .wrongTextFits(let text): say("play.wrong-text-fits", ["text": .text(text)])
    case .gapIsNotNeeded(let number): say("play.gap-is-not-needed", ["number": .number(number)])
    case .versionsAgree(let old, let new):
      say("play.versions-agree", ["old": .text(old), "new": .text(new)])
    case .versionsDiffer(let old, let new):
      say("play.versions-differ", ["old": .text(old), "new": .text(new)])
    case .rightClaimFails(let id, let lack):
      say(
        "play.right-claim-fails", ["id": .text(id), "lack": .text(self.lack(lack))])
    case .wrongClaimHolds(let id, let verdict):
      say("play.wrong-claim-holds", ["id": .text(id), "verdict": .text(verdict.rawValue)])
    case .driveCannotBeFinished: say("play.drive-cannot-be-finished")
    case .driveTakesTooMuch(let call): say("play.drive-takes-too-much", ["call": .text(call)])
    case .dialectsDiffer(let dialect, let wanted, let found):
      say(
        "play.dialects-differ",
        ["dialect": .text(dialect), "wanted": .text(wanted), "found": .text(found)])
    case .translationIsWrong(let dialect):
      say("play.translation-is-wrong", ["dialect": .text(dialect)])
    case .unknownMisconception(let id): say("play.unknown-misconception", ["id": .text(id)])
    case .beliefIsRight(let id): say("play.belief-is-right", ["id": .text(id)])
    case .unknownSource(let id): say("play.unknown-source", ["id": .text(id)])
    case .unknownQuiz(let id): say("play.unknown-quiz", ["id": .text(id)])
    case .tooFewToDraw(let found, let wanted):
      say("play.too-few-to-draw", ["found": .number(found), "wanted": .number(wanted)])
    case .unknownMove(let id): say("play.unknown-move", ["id": .text(id)])
    case .movedIDInUse(let id): say("play.moved-id-in-use", ["id": .text(id)])
    case .movedTwice(let id): say("play.moved-twice", ["id": .text(id)])
    case .sharedID(let id): say("play.shared-id", ["id": .text(id)])
    case .labelAsName(let name): say("play.label-as-name", ["name": .text(name)])
    case .untaughtClaim(let id): say("play.untaught-claim", ["id": .text(id)])
    case .blank: say("play.blank")
    }
  }

  /// A question that is not there, with what is to be written instead.
  private func unknownQuestion(_ id: String, _ remedy: PlayFact.Remedy) -> String {
    switch remedy {
    case .name(let nearest):
      say("play.unknown-question-with-suggestion", ["id": .text(id), "suggestion": .text(nearest)])
    case .oneOf(let known, let file):
      say(
        "play.unknown-question-of-quiz",
        ["id": .text(id), "file": .text(file), "known": .list(known)])
    case .newFile(let file):
      say("play.unknown-question-without-quiz", ["id": .text(id), "file": .text(file)])
    }
  }

  /// Code by its first line.
  private func firstLine(_ code: String) -> String {
    let lines = code.split(separator: "\n")
    return (lines.first.map { String($0) } ?? "") + (lines.count > 1 ? " …" : "")
  }

  /// Why there is no key, or not one.
  func message(_ fault: QuestionFault) -> String {
    switch fault {
    case .order: say("play.key-cannot-be-made")
    case .noCalls: say("play.no-calls")
    case .noAnswer: say("play.no-answer")
    case .severalAnswers(let ids): say("play.several-answers", ["ids": .list(ids)])
    case .nothingWrong: say("play.nothing-wrong")
    case .codeIsWrong: say("play.code-is-wrong")
    }
  }

  /// A word stands for an empty list.
  private func orNothing(_ names: [String]) -> Value {
    names.isEmpty ? .text(say("content.nothing")) : .list(names)
  }

  /// `check` has found nothing wrong with so many.
  public func sound(_ soundness: Soundness) -> String {
    switch soundness {
    case .content(let lessons, let quizzes):
      say("content.sound", ["lessons": .number(lessons), "quizzes": .number(quizzes)])
    case .files(let count): say("content.sound-files", ["count": .number(count)])
    }
  }

  /// `check` has found so much.
  public func found(errors: Int, warnings: Int) -> String {
    say("check.found", ["errors": .number(errors), "warnings": .number(warnings)])
  }

  /// So many of all claims are taught.
  public func taught(_ count: Int, of all: Int) -> String {
    say("check.taught", ["count": .number(count), "all": .number(all)])
  }

  public func name(of state: TranslationState) -> String {
    say("check.translation.\(state.rawValue)")
  }

  /// All is translated from the text as it is now.
  public var allTranslated: String { say("check.translation.none") }

  /// `new` has written so many files, whose blanks `check` tells.
  public func written(_ count: Int, command: String) -> String {
    say("new.written", ["count": .number(count), "command": .text(command)])
  }
}
