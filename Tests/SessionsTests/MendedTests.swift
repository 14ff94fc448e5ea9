import Curriculum
import Diagnostics
import Testing

@testable import Learning
@testable import Sessions

/// What is broken is told of as being mended; all the rest is open.
@Suite struct MendedTests {
  private static let head =
    "format: 2\npart: 1\norigin: en\nminutes: 1\nios: 26\ndialects: [swift]\n"
  private static let sound = "steps:\n- {id: a, kind: run, code: print(1)}\n"
  private static let question =
    "- {id: q, kind: output, dialects: [swift], prompt: P, code: print(1)}\n"

  private static func quiz(_ id: String, _ questions: String) -> String {
    "format: 2\nid: \(id)\ntitle: T\norigin: en\nquestions:\n\(questions)"
  }

  private static let files = [
    "Lessons/01-good/lesson.yaml": head + "id: good\n" + sound,
    "Lessons/02-torn/lesson.yaml": head + "id: torn\nsteps: 5\n",
    "Lessons/03-bankless/lesson.yaml": head + "id: bankless\n" + sound,
    "Quizzes/bankless.yaml": quiz("bankless", "- {id: q}\n"),
    "Quizzes/torn-quiz.yaml": quiz("torn-quiz", "- {id: q, kind: output}\n"),
    "Quizzes/well.yaml": quiz("well", question),
  ]

  private func said(_ line: String, after lines: [String] = []) -> Reply? {
    let library = Library(
      lessonFolders: { ["01-good", "02-torn", "03-bankless"] },
      quizNames: { ["bankless.yaml", "torn-quiz.yaml", "well.yaml"] },
      file: { path in Self.files[path].map { SourceText(name: path, text: $0) } })
    var session = Session(language: .en, library: library)
    for line in lines { _ = session.handle(line, at: Instant(wall: 0, monotonic: 0)) }
    return session.handle(line, at: Instant(wall: 0, monotonic: 0)).replies.first
  }

  @Test func listsNameWhatIsBeingMended() {
    guard case .lessons(let lessons, let broken) = said(":learn list") else {
      Issue.record("no list")
      return
    }
    #expect(lessons.map(\.id) == ["good", "bankless"])
    #expect(broken == ["02-torn"])
    guard case .quizzes(let quizzes, let torn) = said(":quiz") else {
      Issue.record("no list")
      return
    }
    #expect(quizzes.map(\.id) == ["torn-quiz", "well"])
    #expect(torn == ["bankless"])
  }

  @Test func whatWasFoundBrokenWhenItWasOpenedIsListedSo() {
    guard case .lessons(let lessons, let broken) = said(":learn list", after: [":learn 3"]) else {
      Issue.record("no list")
      return
    }
    #expect(lessons.map(\.id) == ["good"])
    #expect(broken == ["02-torn", "03-bankless"])
  }

  @Test(arguments: [
    ":learn torn", ":learn 2", ":learn bankless", ":quiz bankless", ":quiz torn-quiz", ":quiz 1",
  ])
  func whatIsBrokenIsNotOpened(_ line: String) {
    guard case .refusal(.beingMended) = said(line) else {
      Issue.record("\(String(describing: said(line)))")
      return
    }
  }

  @Test(arguments: [":learn good", ":learn 1", ":quiz well"])
  func whatIsSoundIsOpen(_ line: String) {
    guard case .page = said(line) else {
      Issue.record("\(String(describing: said(line)))")
      return
    }
  }

  @Test func whatNobodyWroteIsNotBeingMended() {
    guard case .refusal(.noSuchLesson) = said(":learn nowhere") else {
      Issue.record("\(String(describing: said(":learn nowhere")))")
      return
    }
  }
}
