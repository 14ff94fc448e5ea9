import Curriculum
import Diagnostics
import Foundation
import Testing

/// The lessons and quizzes of this repository are read without an error.
struct ContentTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func source(_ path: String) throws -> SourceText {
    SourceText(try String(contentsOf: Self.root.appending(path: path), encoding: .utf8))
  }

  /// The folders of the lessons, by name.
  private func lessonFolders() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: Self.root.appending(path: "Lessons").path)
      .filter { !$0.contains(".") }.sorted()
  }

  private func quizFiles() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: Self.root.appending(path: "Quizzes").path)
      .filter { $0.hasSuffix(".yaml") && !$0.hasPrefix("screening-") }.sorted()
  }

  @Test func thePlanOfTheScreeningIsSound() throws {
    expectSound(Blueprint.read(try source("Quizzes/screening-ios.yaml")), "screening-ios.yaml")
  }

  private func claims() throws -> Claims {
    let reading = Claims.read(try source("Lessons/claims.yaml"))
    expectSound(reading, "claims.yaml")
    return try #require(reading.value)
  }

  private func quizzes() throws -> [Quiz] {
    let claims = try claims().ids
    return try quizFiles().compactMap { file in
      let reading = Quiz.read(try source("Quizzes/\(file)"), claims: claims)
      expectSound(reading, file)
      return reading.value
    }
  }

  private func expectSound<Value>(_ reading: Reading<Value>, _ file: String) {
    for diagnostic in reading.diagnostics where diagnostic.severity == .error {
      Issue.record("\(file): \(diagnostic.fact) at \(diagnostic.range)")
    }
    #expect(reading.value != nil, "\(file)")
  }

  /// What shows that a claim is true, or not, is there; that it happens is what its own test says.
  @Test func everyClaimIsShownByAScriptThatExists() throws {
    for claim in try claims().list {
      guard case .runs(let paths) = claim.evidence else { continue }
      #expect(!paths.isEmpty, "\(claim.id.value)")
      for path in paths {
        let file = Self.root.appending(path: path)
        #expect(
          FileManager.default.fileExists(atPath: file.path), "\(claim.id.value): \(path)")
      }
    }
  }

  @Test func theGlossaryIsSound() throws {
    expectSound(Glossary.read(try source("Lessons/glossary.yaml")), "glossary.yaml")
  }

  @Test func everyLessonIsSound() throws {
    let claims = try claims().ids
    for folder in try lessonFolders() {
      let reading = Lesson.read(try source("Lessons/\(folder)/lesson.yaml"), claims: claims)
      expectSound(reading, folder)
      let lesson = try #require(reading.value)
      #expect(folder.hasSuffix("-" + lesson.id.value))
      try expectTexts(of: lesson, in: folder)
    }
  }

  /// Every text has a section for every step, and for nothing else.
  private func expectTexts(of lesson: Lesson, in folder: String) throws {
    let steps = lesson.steps.map(\.id.value) + [LessonText.summaryID]
    for language in Language.allCases {
      let path = "Lessons/\(folder)/\(language).md"
      guard FileManager.default.fileExists(atPath: Self.root.appending(path: path).path) else {
        continue
      }
      let reading = LessonText.read(try source(path), language: language)
      expectSound(reading, path)
      #expect(reading.value?.sections.map(\.stepID.value) == steps, "\(path)")
    }
  }

  @Test func everyTaskHasTwoHintsAtLeast() throws {
    for folder in try lessonFolders() {
      let lesson = try #require(Lesson.read(try source("Lessons/\(folder)/lesson.yaml")).value)
      let text = LessonText.read(try source("Lessons/\(folder)/en.md"), language: .en)
      for step in lesson.steps {
        guard case .exercise(.task) = step.kind else { continue }
        let hints = text.value?[step.id.value]?.hints ?? []
        #expect(hints.count >= 2, "\(folder)/\(step.id.value)")
      }
    }
  }

  @Test func everyQuizIsSound() throws {
    #expect(try !quizzes().isEmpty)
  }

  @Test func everyQuestionThatALessonAsksExists() throws {
    let quizzes = try quizzes()
    for folder in try lessonFolders() {
      let lesson = Lesson.read(try source("Lessons/\(folder)/lesson.yaml")).value
      for case .quiz(.question(let reference)) in (lesson?.steps ?? []).map(\.kind) {
        let quiz = quizzes.first { $0.id.value == reference.quiz }
        #expect(quiz?[reference.question] != nil, "\(reference.quiz)/\(reference.question)")
      }
    }
  }

  @Test func everyOneOfTheTwelveMistakesIsAsked() throws {
    let quiz = try #require(try quizzes().first { $0.id.value == "twelve-mistakes" })
    let keys = quiz.questions.flatMap { question -> [String] in
      guard case .classify(let classify) = question.exercise else { return [] }
      return (classify.key ?? []).map(\.value)
    }
    #expect(Set(keys) == Set((1...12).map { String($0) }))
  }
}
