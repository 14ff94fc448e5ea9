import Curriculum
import Diagnostics
import Foundation
import Testing

/// The head of a lesson is what reading all of it says.
@Suite struct LessonHeadTests {
  private static let head =
    "format: 2\nid: l\npart: 3\norigin: ja\nminutes: 1\nios: 26\ndialects: [swift]\n"

  private func head(_ text: String) -> LessonHead? {
    LessonHead(SourceText(name: "lesson.yaml", text: text))
  }

  @Test func everyLessonHasTheHeadOfTheWhole() throws {
    let lessons = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Lessons")
    let names = try FileManager.default.contentsOfDirectory(atPath: lessons.path())
    var count = 0
    for name in names.sorted() {
      let file = lessons.appending(path: "\(name)/lesson.yaml")
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      let source = SourceText(name: name, text: text)
      let lesson = try #require(Lesson.read(source).value)
      let head = try #require(LessonHead(source), "\(name)")
      #expect(head.id == lesson.id.value)
      #expect(head.part == lesson.part)
      #expect(head.origin == lesson.origin.value)
      #expect(head.steps == lesson.steps.map(\.id.value), "\(name)")
      count += 1
    }
    #expect(count > 0)
  }

  @Test(arguments: [
    "steps:\n- {id: a, kind: read}\n- id: b\n  kind: read\n",
    "steps:\n\n  # The first.\n  - id: a\n    kind: read\n  - {id: b, kind: read}\n",
    "steps: [{id: a, kind: read}, {id: b, kind: read}]\n",
    "steps:\n- {kind: read, id: a}\n- {kind: read, id: b}\n",
    "steps:\n- {id: a, kind: read}\n- {id: b, kind: read}\nskills: [nav]\n",
    "steps:\n- id: a\n  kind: run\n  code: |\n    - id: x\n- {id: b, kind: read}\n",
  ])
  func stepsMayBeWrittenInAnyWay(_ steps: String) {
    #expect(head(Self.head + steps)?.steps == ["a", "b"])
  }

  @Test(arguments: [
    "", "steps: 5\n", "steps:\n", "steps:\n- {id: A, kind: read}\n",
    "colour: red\nsteps:\n- {id: a, kind: read}\n",
  ])
  func aHeadThatCannotBeReadIsNone(_ steps: String) {
    #expect(head(Self.head + steps) == nil)
  }

  @Test func whatTheStepsDoIsNotLookedAt() {
    #expect(head(Self.head + "steps:\n- {id: a, kind: nothing}\n")?.steps == ["a"])
  }
}
