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
import Typesetting

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

/// Every lesson and quiz, from the first page to the last, in every language, seen at three widths.
@Suite struct WalkTests {
  /// A person at the prompt, and what is seen of what is said.
  private struct Walk {
    var session: Session
    let screens: [(width: Int, renderer: Renderer)]
    /// The first line that is wider than its screen.
    private(set) var tooWide: String?

    init(_ language: Language) {
      session = Session(language: language, library: library)
      screens = [40, 80, 120].map { width in
        var renderer = Renderer(width: width, theme: .plain, language: language)
        renderer.foldsDiagnostics = true
        return (width, renderer)
      }
    }

    mutating func type(_ line: String) -> [Reply] {
      let response = session.handle(line, at: Instant(wall: 0, monotonic: 0))
      for screen in screens where tooWide == nil {
        tooWide = screen.renderer.lines(of: response).first { displayWidth($0) > screen.width }
      }
      return response.replies
    }
  }

  @Test(arguments: Language.allCases)
  func everyLessonEnds(_ language: Language) throws {
    for entry in library.lessons() {
      var walk = Walk(language)
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
      #expect(walk.tooWide == nil)
    }
  }

  @Test(arguments: Language.allCases)
  func everyQuizEnds(_ language: Language) {
    for quiz in library.quizzes() {
      var walk = Walk(language)
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
      #expect(walk.tooWide == nil)
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
