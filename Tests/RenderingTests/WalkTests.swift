import Curriculum
import Diagnostics
import Foundation
import Grading
import Learning
import Parsing
import Rendering
import Sessions
import Syntax
import Testing

private let root = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()

private func names(in folder: String) -> [String] {
  let found = try? FileManager.default.contentsOfDirectory(atPath: root.path() + folder)
  return (found ?? []).sorted()
}

/// The lessons and quizzes as they are, whose files all walks share.
var library: Library {
  Library(
    lessonFolders: { folders }, quizNames: { quizzes }, file: { files[$0] })
}

private let folders = names(in: "Lessons").filter { !$0.contains(".") }
private let quizzes = names(in: "Quizzes").filter { $0.hasSuffix(".yaml") }
private let files: [String: SourceText] = {
  let paths =
    names(in: "Lessons").filter { $0.hasSuffix(".yaml") }.map { "Lessons/\($0)" }
    + quizzes.map { "Quizzes/\($0)" }
    + folders.flatMap { folder in names(in: "Lessons/\(folder)").map { "Lessons/\(folder)/\($0)" } }
  return paths.reduce(into: [:]) { files, path in
    files[path] = (try? String(contentsOf: root.appending(path: path), encoding: .utf8))
      .map { SourceText(name: path, text: $0) }
  }
}()

/// Every lesson and quiz, from the first page to the last, in every language and at three widths.
@Suite struct WalkTests {
  /// A person at the prompt, who sees what is said.
  private struct Walk {
    var session: Session
    let renderer: Renderer
    private(set) var widest = ""

    init(_ language: Language, _ width: Int) {
      session = Session(language: language, library: library)
      var renderer = Renderer(width: width, theme: .plain, language: language)
      renderer.foldsDiagnostics = true
      self.renderer = renderer
    }

    mutating func type(_ line: String) -> [Reply] {
      let response = session.handle(line, at: Instant(wall: 0, monotonic: 0))
      for line in renderer.lines(of: response) where displayWidth(line) > displayWidth(widest) {
        widest = line
      }
      return response.replies
    }
  }

  static let cases = Language.allCases.flatMap { language in
    [40, 80, 120].map { (language, $0) }
  }

  @Test(arguments: cases)
  func everyLessonEnds(_ language: Language, _ width: Int) throws {
    for entry in library.lessons() {
      var walk = Walk(language, width)
      _ = walk.type(":learn \(entry.lesson.id.value)")
      var isDone = false
      for step in entry.lesson.steps {
        switch step.kind {
        case .exercise(.task(let task)):
          for statement in task.solution.statements { _ = walk.type(statement) }
        case .exercise, .quiz: _ = walk.type(":answer")
        case .run: _ = walk.type("")
        case .read: break
        }
        let replies = walk.type("")
        isDone = replies.contains { if case .lessonDone = $0 { true } else { false } }
      }
      #expect(isDone, "\(entry.lesson.id.value)")
      #expect(displayWidth(walk.widest) <= width, "\(walk.widest)")
    }
  }

  @Test(arguments: cases)
  func everyQuizEnds(_ language: Language, _ width: Int) {
    for quiz in library.quizzes() {
      var walk = Walk(language, width)
      _ = walk.type(":quiz \(quiz.id.value)")
      var isDone = false
      for _ in quiz.questions {
        let replies = walk.type("1")
        if !replies.contains(where: { if case .graded = $0 { true } else { false } }) {
          _ = walk.type(":answer")
        }
        _ = walk.type(":why")
        isDone = walk.type("").contains { if case .quizDone = $0 { true } else { false } }
      }
      #expect(isDone, "\(quiz.id.value)")
      #expect(displayWidth(walk.widest) <= width, "\(walk.widest)")
    }
  }
}

extension Code {
  /// What a person would type, one after another: statements and commands.
  var statements: [String] {
    let source = SourceText(name: "<stdin>", text: text.text)
    return Script.read(source, dialect: Dialect(dialect)).items.map { item in
      switch item {
      case .statement(let statement, _): String(source[statement.range])
      case .command(let text, _): text
      }
    }
  }
}
