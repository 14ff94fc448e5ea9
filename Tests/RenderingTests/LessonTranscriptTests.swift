import Curriculum
import Foundation
import Grading
import Phrases
import Rendering
import Sessions
import Testing
import Typesetting

private let folder = URL(filePath: #filePath).deletingLastPathComponent()
  .appending(path: "LessonTranscripts")

/// The lessons as somebody goes through them at the prompt, in every language.
///
/// `RECORD=1 swift test` goes through them anew, with the answers that the keys then have.
@Suite struct LessonTranscriptTests {
  static let cases = library.shelf().lessons.map(\.head.id)
    .flatMap { id in Language.allCases.map { (id, $0) } }

  @Test(arguments: cases)
  func aLessonSaysWhatItsTranscriptSays(_ id: String, _ language: Language) throws {
    let file = folder.appending(path: "\(id)/\(language.rawValue).transcript")
    var walk = LessonWalkthrough(language)
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      walk.learn(try #require(library.lesson(named: id)), in: language)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try walk.transcript.text.write(to: file, atomically: true, encoding: .utf8)
    }
    let written = try String(contentsOf: file, encoding: .utf8)
    walk = LessonWalkthrough(language)
    for case .entry(let entry) in Transcript.parts(of: written) { walk.type(entry) }
    #expect(walk.transcript.text == written)
    try look(at: walk, language)
  }

  /// What holds of a walk whatever the lesson says.
  private func look(at walk: LessonWalkthrough, _ language: Language) throws {
    let replies = walk.responses.flatMap(\.replies)
    #expect(replies.contains { if case .lessonDone = $0 { true } else { false } })
    #expect(replies.contains { $0.isHint })
    let graded = walk.responses.filter { $0.graded != nil }
    let shown = graded.filter { $0.graded?.isShown == true }.count
    #expect(shown + replies.count(where: \.isShownTask) == 1)
    let wrong = graded.filter { $0.graded?.isWrong == true }
    guard let first = wrong.first else {
      // Nothing is asked that could not be tried again.
      #expect(replies.contains { if case .notYet = $0 { true } else { false } })
      return
    }
    #expect(wrong.count == 1)
    try explains(first, walk, Phrasebook(language))
  }

  /// A wrong answer stands beside the right one, is refuted by a run, and is not praised.
  private func explains(
    _ response: Response, _ walk: LessonWalkthrough, _ phrases: Phrasebook
  ) throws {
    let graded = try #require(response.graded)
    var transcript = walk.transcript
    let lines = transcript.lines(of: response)
    let text = lines.joined(separator: "\n")
    let score = graded.mark.score
    // However long the run was, the verdict is on the screen that is shown first.
    #expect(
      lines.prefix(23).contains(
        score < 0.5 ? phrases.wrong(score: score) : phrases.almost(score: score)))
    let unwrapped = text.filter { !$0.isWhitespace }
    for word in graded.rightWords {
      #expect(unwrapped.contains(word.filter { !$0.isWhitespace }))
    }
    if graded.hasRows { #expect(text.contains(phrases.firstDifference)) }
    #expect(response.replies.contains { if case .played = $0 { true } else { false } })
    #expect(response.replies.contains { if case .after = $0 { true } else { false } })
    #expect(response.replies.contains { if case .stepLeft = $0 { true } else { false } })
    #expect(!response.replies.contains { if case .stepDone = $0 { true } else { false } })
    #expect(!lines.contains { $0.hasPrefix(phrases.right) })
  }
}

extension Response {
  fileprivate var graded: Graded? {
    for case .graded(let graded) in replies { return graded }
    return nil
  }
}

extension Reply {
  fileprivate var isHint: Bool {
    switch self {
    case .driveHint: true
    case .hint(let hint): hint.remaining != 0
    default: false
    }
  }

  fileprivate var isShownTask: Bool {
    if case .hint(let hint) = self, case .answer = hint.content { true } else { false }
  }
}

extension Graded {
  /// Whether it was answered, and not right; a part that was played with a hint is played.
  fileprivate var isWrong: Bool {
    if case .drive = answer { false } else { !mark.isCorrect && !isShown }
  }

  /// What must be read of the right answer.
  fileprivate var rightWords: [String] {
    switch answer {
    case .beside(let beside): beside.right
    case .options(_, let right, _): right.map { "\($0)" }
    case .value(_, let right): [right]
    case .columns(_, _, let right, _): right
    case .lines(let lines): lines.filter(\.isRight).map { "\($0.number)" }
    case .sources, .opinion, .code, .drive: []
    }
  }

  /// Whether yours and the right one stand side by side, row by row or column by column.
  fileprivate var hasRows: Bool {
    switch answer {
    case .beside, .columns: true
    case .options, .value, .sources, .opinion, .lines, .code, .drive: false
    }
  }
}
