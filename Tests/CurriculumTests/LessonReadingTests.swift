import Curriculum
import Diagnostics
import Notation
import Testing

struct LessonReadingTests {
  static let text = """
    format: 1
    id: lazy-view
    origin: ru
    ios: 5.1
    after: [creation]
    claims: [ru-010, ru-012]
    steps:
      - {id: no-view-yet, kind: read}
      - id: look
        kind: run
        code: |
          NoteController *vc = [[NoteController alloc] init];
          NSLog(@"%d", [vc isViewLoaded]);
        trace: [vc init, "vc initWithNibName:bundle:"]
        prints: [0]
      - id: load-it
        kind: task
        ios: "6.0"
        dialect: swift
        memory: arc
        setup: let vc = NoteController()
        goal:
          trace: [loadView, vc viewDidLoad]
          without: ["viewWillAppear:"]
          prints: [y]
          freed: [old]
          owners: {vc: 1, text: 0}
        solution: [_ = vc.view, print("y")]
      - {id: in-order, kind: quiz, question: lazy-view/in-order}
    """

  @Test func aLessonIsReadWhole() throws {
    let reading = Lesson.read(SourceText(Self.text), claims: ["ru-010", "ru-012"])
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.isSound)
    let lesson = try #require(reading.value)
    #expect(lesson.id.value == "lazy-view")
    #expect(lesson.origin.value == .ru)
    #expect(lesson.ios.value == "5.1")
    #expect(lesson.after.map(\.value) == ["creation"])
    #expect(lesson.claims.map(\.value) == ["ru-010", "ru-012"])
    #expect(lesson.steps.map(\.id.value) == ["no-view-yet", "look", "load-it", "in-order"])
    #expect(lesson.steps[0].kind == .read)
  }

  @Test func aRunSaysWhatHappensExactly() throws {
    let source = SourceText(Self.text)
    let step = try #require(Lesson.read(source).value?.steps[1])
    guard case .run(let run) = step.kind else {
      Issue.record("not a run: \(step.kind)")
      return
    }
    #expect(step.dialect == .objc)
    #expect(run.code.text.split(separator: "\n").count == 2)
    #expect(run.trace?.map(\.object) == ["vc", "vc"])
    #expect(run.trace?.map(\.selector) == ["init", "initWithNibName:bundle:"])
    #expect(run.prints?.map(\.value) == ["0"])
    #expect(source[run.code.sourceRange(of: SourceRange(0, 14))] == "NoteController")
  }

  @Test func aTaskSaysWhenItIsSolved() throws {
    let step = try #require(Lesson.read(SourceText(Self.text)).value?.steps[2])
    guard case .task(let task) = step.kind else {
      Issue.record("not a task: \(step.kind)")
      return
    }
    #expect(step.ios?.value == "6.0")
    #expect(step.dialect == .swift)
    #expect(step.memory == .arc)
    #expect(task.setup?.text == "let vc = NoteController()")
    #expect(task.goal.trace.map(\.object) == [nil, "vc"])
    #expect(task.goal.without.map(\.selector) == ["viewWillAppear:"])
    #expect(task.goal.prints.map(\.value) == ["y"])
    #expect(task.goal.freed.map(\.value) == ["old"])
    #expect(task.goal.owners.map(\.object) == ["vc", "text"])
    #expect(task.goal.owners.map(\.count) == [1, 0])
    #expect(task.solution.text == "_ = vc.view\nprint(\"y\")")
  }

  @Test func aQuizStepNamesAQuestion() throws {
    let step = try #require(Lesson.read(SourceText(Self.text)).value?.steps[3])
    guard case .quiz(let reference) = step.kind else {
      Issue.record("not a quiz: \(step.kind)")
      return
    }
    #expect(reference.quiz == "lazy-view")
    #expect(reference.question == "in-order")
  }

  static let head = "format: 1\nid: a\norigin: en\nios: 5.1\n"
  static let read = "steps: [{id: a, kind: read}]\n"

  /// A lesson of one step, whose line is the sixth.
  static func step(_ fields: String) -> String {
    head + "steps:\n  - {id: a, \(fields)}\n"
  }

  @Test(arguments: [
    Broken(1, 1, .emptyFile, in: "# nothing\n"),
    Broken(1, 1, .expected(.mapping), in: "- a\n"),
    Broken(1, 1, .missingKey("id"), in: "format: 1\norigin: en\nios: 5.1\n" + read),
    Broken(1, 1, .missingKey("format"), in: "id: a\norigin: en\nios: 5.1\n" + read),
    Broken(1, 9, .unknownFormat("2"), in: "format: 2\nid: a\norigin: en\nios: 5.1\n" + read),
    Broken(2, 5, .malformedID("A b"), in: "format: 1\nid: A b\norigin: en\nios: 5.1\n" + read),
    Broken(2, 4, .expected(.text), in: "format: 1\nid:\norigin: en\nios: 5.1\n" + read),
    Broken(3, 9, .unknownLanguage("de"), in: "format: 1\nid: a\norigin: de\nios: 5.1\n" + read),
    Broken(4, 6, .malformedVersion("1.9"), in: "format: 1\nid: a\norigin: en\nios: 1.9\n" + read),
    Broken(4, 6, .malformedVersion("5."), in: "format: 1\nid: a\norigin: en\nios: 5.\n" + read),
    Broken(4, 6, .malformedVersion("+5"), in: "format: 1\nid: a\norigin: en\nios: +5\n" + read),
    Broken(5, 1, .unknownKey("step"), suggestion: "steps", in: head + "step: 1\n" + read),
    Broken(5, 1, .unknownKey("жук"), in: head + "жук: 1\n" + read),
    Broken(5, 8, .expected(.list), in: head + "after: b\n" + read),
    Broken(
      5, 12, .duplicateID("b", first: SourceRange(44, 45)), in: head + "after: [b, b]\n" + read),
    Broken(
      5, 10, .unknownClaim("ru-011"), suggestion: "ru-010", in: head + "claims: [ru-011]\n" + read),
    Broken(5, 8, .emptyList, in: head + "steps: []\n"),
    Broken(
      5, 4, .yaml(.duplicateKey("id", first: SourceRange(10, 12))), in: head + "?  id\n: b\n" + read
    ),
    Broken(
      7, 10, .duplicateID("a", first: SourceRange(52, 53)),
      in: head + "steps:\n  - {id: a, kind: read}\n  - {id: a, kind: read}\n"),
    Broken(
      6, 19, .unknownValue("reed", known: ["read", "run", "task", "quiz"]), suggestion: "read",
      in: step("kind: reed")),
    Broken(6, 5, .missingKey("kind"), in: step("ios: 6.0")),
    Broken(6, 5, .missingKey("code"), in: step("kind: run")),
    Broken(6, 25, .keyNotForKind(key: "goal", kind: "read"), in: step("kind: read, goal: 1")),
    Broken(6, 30, .expected(.code), in: step("kind: run, code: {}")),
    Broken(6, 30, .expected(.code), in: step("kind: run, code: []")),
    Broken(6, 30, .expected(.code), in: step("kind: run, code: [a, [b]]")),
    Broken(6, 41, .malformedCall("a b c"), in: step("kind: run, code: a, trace: [a b c]")),
    Broken(6, 41, .malformedCall("a()"), in: step("kind: run, code: a, trace: [a()]")),
    Broken(6, 42, .expected(.text), in: step("kind: run, code: a, prints: [[]]")),
    Broken(
      6, 34, .unknownValue("C", known: ["objc", "swift"]), in: step("kind: read, dialect: C")),
    Broken(6, 5, .missingKey("solution"), in: step("kind: task, goal: {freed: [a]}")),
    Broken(
      6, 31, .missingOneOf(["trace", "without", "prints", "freed", "owners"]),
      in: step("kind: task, goal: {}, solution: a")),
    Broken(
      6, 32, .unknownKey("free"), suggestion: "freed",
      in: step("kind: task, goal: {free: [a]}, solution: a")),
    Broken(
      6, 44, .expected(.count), in: step("kind: task, goal: {owners: {a: -1}}, solution: a")),
    Broken(6, 35, .malformedReference("a"), in: step("kind: quiz, question: a")),
    Broken(6, 35, .malformedReference("a/b/c"), in: step("kind: quiz, question: a/b/c")),
  ])
  func aBrokenLessonIsToldWhere(broken: Broken) {
    let reading = Lesson.read(SourceText(broken.text), claims: ["ru-010", "cs-001"])
    broken.check(reading.diagnostics)
    #expect(!reading.isSound)
  }

  @Test func allMistakesAreToldInTheirOrder() {
    let text = "id: X\norigin: xx\nios: 0\nformat: 9\nsteps:\n  - {}\n  - {id: a, kind: b}\n  - 3\n"
    let reading = Lesson.read(SourceText(text))
    #expect(
      reading.diagnostics.map(\.fact) == [
        .malformedID("X"), .unknownLanguage("xx"), .malformedVersion("0"), .unknownFormat("9"),
        .missingKey("id"), .missingKey("kind"),
        .unknownValue("b", known: ["read", "run", "task", "quiz"]), .expected(.mapping),
      ])
    #expect(reading.value == nil)
  }

  @Test func syntaxErrorsOfYAMLAreHandedOn() {
    let reading = Lesson.read(SourceText("format: 1\nid: [\n"))
    guard case .yaml(.syntax) = reading.diagnostics.first?.fact else {
      Issue.record("\(reading.diagnostics)")
      return
    }
    #expect(reading.diagnostics.count == 1)
  }
}
