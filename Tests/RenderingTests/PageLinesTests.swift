import Curriculum
import Learning
import Sessions
import Testing
import Typesetting

@testable import Rendering

/// What a page has room for, and what it says where it has none.
@Suite struct PageLinesTests {
  private static let renderer = Renderer(width: 80, theme: .plain, language: .en)

  /// The steps that play something after the learner's code, by their places.
  static let played = library.lessons().flatMap { entry in
    entry.lesson.steps.enumerated().compactMap { index, step -> String? in
      guard case .exercise(let exercise) = step.kind, exercise.playedAfter != nil else {
        return nil
      }
      return "\(entry.number) \(index + 1)"
    }
  }

  private func page(_ place: String, after lines: [String] = []) -> [String] {
    var session = Session(language: .en, library: library)
    for line in [":learn " + place] + lines {
      _ = session.handle(line, at: Instant(wall: 0, monotonic: 0))
    }
    // Return alone shows the page again.
    let response = session.handle("", at: Instant(wall: 0, monotonic: 0))
    return Self.renderer.lines(of: response)
  }

  @Test(arguments: played)
  func aPageAlwaysSaysWhatIsPlayedAfterTheCode(_ place: String) {
    let lines = page(place)
    #expect(lines.contains { $0.contains("Played after it:") || $0.contains(":code") }, "\(lines)")
    #expect(lines.count < 24)
  }

  @Test func itDoesWhenAChangedLineIsLonger() {
    let lines = page(
      "5 5", after: ["1 " + String(repeating: "// what is changed here ", count: 5)])
    #expect(lines.contains { $0.contains("Played after it:") || $0.contains(":code") }, "\(lines)")
  }

  /// Each question says how its answer is shown.
  @Test func ofAQuestionTheAnswerIsOffered() throws {
    for quiz in library.quizzes() {
      for question in quiz.questions {
        guard let page = try ReadyQuestion(question, of: quiz).page(in: .en, origin: quiz.origin)
        else { continue }
        let lines = Self.renderer.lines(of: Response(.page(page)))
        #expect(lines.joined(separator: " ").contains(":answer"), "\(quiz.id.value) \(lines)")
      }
    }
  }

  @Test func codeOfAQuestionInTheOtherLanguageIsSaidToBe() {
    let lines = page("2 3")
    #expect(lines.contains("The code on this page is in Objective-C."), "\(lines)")
  }

  @Test func aLogIsInNoLanguage() {
    #expect(!page("26 8").contains("The code on this page is in Objective-C."))
  }
}
