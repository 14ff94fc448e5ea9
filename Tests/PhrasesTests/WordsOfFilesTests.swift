import Checking
import Curriculum
import Diagnostics
import Grading
import Interpreter
import Notation
import ObjectRuntime
import Testing
import YAML

@testable import Phrases
@testable import Scripts

/// What is said of files and of runs without a prompt, in every language.
@Suite struct WordsOfFilesTests {
  private static let hash = TextHash(of: "x")

  private static let shapes: [ContentFact.Shape] = [
    .text, .count, .list, .mapping, .pair, .localizedText, .code, .flag, .options, .phrase,
  ]

  private static let content: [ContentFact] = [
    .yaml(.keyIsNotText), .emptyFile, .emptyList, .missingKey("a"), .missingOneOf(["a", "b"]),
    .onlyOneOf(["a", "b"]), .unknownKey("a"), .keyNotForKind(key: "a", kind: "b"),
    .unknownFormat("3", known: ["1", "2"]), .unknownValue("a", known: ["b", "c"]),
    .unknownLanguage("xx"),
    .unknownClaim("a"), .duplicateID("a", first: SourceRange(0, 1)), .malformedID("A"),
    .malformedVersion("1"), .malformedCall("a"), .malformedHash("a"), .malformedReference("a"),
    .unknownLine("a", count: 3), .missingGap(1), .unknownItem("a"), .itemNotInSequence("a"),
    .circularOrder(["a"]),
    .unknownOption("a"), .tooLong(limit: 9), .lineTooLong(limit: 9), .forbiddenCharacter(7),
    .missingFrontMatter, .rawHTML, .image, .unparsedBold, .tooDeep(limit: 9),
    .malformedSectionHeading, .textOutsideSection, .unexpectedHeading("A"), .malformedComment,
    .malformedItem, .missingTranslation(.ru), .missingSection("a"), .orphanedSection("a"),
    .missingItem("a"), .orphanedItem("a"), .stale(current: hash), .missingStamp(current: hash),
    .stampInOrigin, .missingMark(.codeSpan("view")), .extraMark(.placeholder("name")),
  ]

  private static let play: [PlayFact] = [
    .fault("*"), .solvedBeforehand, .unsolved(.alive("a")), .unshown(.alive("a")),
    .unknownPrerequisite("a"), .unknownQuestion("a/b", .name("a/c")),
    .unknownQuestion("a/b", .oneOf(["a/c", "a/d"], file: "Quizzes/a.yaml")),
    .unknownQuestion("a/b", .newFile("Quizzes/a.yaml")), .folderDiffers(id: "a"),
    .missingText(.ja), .keyIsNotRight(score: 0.5), .distractorCostsNothing("a"),
    .noKey(.noCalls), .noKey(.noAnswer), .noKey(.severalAnswers(["a", "b"])),
    .noKey(.nothingWrong), .noKey(.codeIsWrong), .mendedByDeletion(from: 4, to: 4),
    .mendedByDeletion(from: 4, to: 5), .notMendedByDeletion, .acceptedTextFails("a", .alive("b")),
    .wrongTextFits("a"), .gapIsNotNeeded(1), .versionsAgree("5.1", "6.0"),
    .versionsDiffer("5.1", "6.0"), .rightClaimFails("ru-001", .alive("a")),
    .wrongClaimHolds("ru-001", .outdated), .driveCannotBeFinished,
    .dialectsDiffer("objc", wanted: "a", found: "b"), .translationIsWrong("objc"),
    .unknownMisconception("a"), .beliefIsRight("a"), .unknownSource("a"), .unknownQuiz("a"),
    .tooFewToDraw(1, wanted: 8), .unknownMove("a/b"), .movedIDInUse("a/b"), .movedTwice("a/b"),
    .sharedID("a"), .labelAsName("note"), .keyDiffers(key: ["5"], seen: []), .untaughtClaim("a"),
    .blank, .pageOverflows(lines: 25, columns: 80),
    .slideOverflows(number: 3, .cs, lines: 25, columns: 80), .overlongHint(characters: 201),
  ]

  private static let yaml: [YAMLFact] =
    YAMLProblem.allCases.map { .syntax($0) } + [
      .forbiddenCharacter(7), .duplicateKey("a", first: SourceRange(0, 1)), .keyIsNotText,
      .anchor("a"), .alias("a"), .tag("a"), .tooDeep(limit: 9), .severalDocuments,
    ]

  private static let json: [UnreadableJSON.Problem] = [
    .empty, .character("a"), .word(""), .word("a"), .name, .depth(limit: 9), .escape, .unfinished,
  ]

  private static func phrases(_ words: Phrasebook) -> [String] {
    (content + shapes.map { .expected($0) }).map { words.message($0) }
      + play.map { words.message($0) }
      + yaml.map { words.message($0) } + json.map { words.message($0) }
      + FileReason.allCases.map { words.reason($0) } + MarkWord.allCases.map { words.grade($0) }
      + [RunStatus.ok, .exception, .crash, .stopped].map { words.end($0) }
      + [
        words.sound(.content(lessons: 6, quizzes: 2)), words.sound(.files(5)),
        words.happened("*", line: 7), words.countsDiffer,
        words.leak(NamedLeak(object: "a", type: "A", count: 1, line: 7)),
      ] + endless.map { words.endless($0) }
  }

  private static let endless: [Fault.Endless] = [
    .call("a"), .function, .block, .loading("<A: 0x1>"), .defaultValue,
  ]

  @Test func peopleAndMachinesAreToldTheSameInEnglish() {
    let words = Phrasebook(.en)
    for recursion in Self.endless {
      #expect(words.endless(recursion) == "\(Fault.Endless.name): \(recursion.reason)")
    }
    #expect(RunEvent.countsDiffer.json["text"]?.string == words.countsDiffer)
  }

  @Test(arguments: Language.allCases.filter { $0 != .en })
  func nothingIsLeftInEnglish(_ language: Language) {
    let own = Self.phrases(Phrasebook(language))
    for (phrase, english) in zip(own, Self.phrases(Phrasebook(.en))) {
      #expect(!phrase.isEmpty && phrase != english)
    }
  }

  /// Where letters are not Latin, only names are: those in quotes or spans, and those below.
  @Test(arguments: [Language.ru, .zh, .ja])
  func onlyNamesAreLatin(_ language: Language) {
    let names: Set = [
      "iOS", "HTML", "Unicode", "App", "libedit", "retainCount", "id", "mistakes", "loadView",
      "view", "block", "Lessons", "Quizzes", "yaml",
    ]
    for phrase in Self.phrases(Phrasebook(language)) {
      let bare = phrase.replacing(#/'[^']*'|`[^`]*`|\{[^}]*\}|U\+[0-9A-F]+/#, with: "")
      let words = bare.matches(of: #/[A-Za-z]{2,}/#).map { String($0.output) }
      #expect(words.allSatisfy(names.contains), "\(phrase)")
    }
  }

  @Test func whatNobodyForesawIsQuoted() {
    for language in Language.allCases {
      #expect(Phrasebook(language).message(.other("odd")).contains("'odd'"))
    }
  }

  @Test func aTranslationMarkIsWrittenAsInTheText() {
    #expect(
      Phrasebook(.en).message(.missingMark(.codeSpan("view")))
        == "the original has `view`, and this text has not")
  }

  @Test(arguments: [
    (Language.en, "nib cannot be read: did not find expected ',' or '}'"),
    (.ru, "не удалось прочитать nib-файл: не хватает ',' или '}'"),
    (.cs, "nib nelze přečíst: chybí ',' nebo '}'"),
    (.zh, "缺少 ',' 或 '}'"), (.ja, "',' か '}' がありません"),
  ])
  func aNibThatIsNoYAMLIsToldInTheLanguage(_ language: Language, _ words: String) {
    let text = ":nib Detail {view: UIView"
    #expect(throws: WrongCommand.self) { try WorldCommand.read(text) }
    do throws(WrongCommand) {
      _ = try WorldCommand.read(text)
    } catch {
      let said = error.diagnostics.map { Phrasebook(language).message($0.fact) }
      #expect(said.count == 1 && said[0].hasSuffix(words), "\(said)")
    }
  }
}
