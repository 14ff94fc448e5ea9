import Curriculum
import Diagnostics
import Testing
import YAML

struct LessonReadingTests {
  static let text = """
    format: 2
    id: lazy-view
    part: 1
    origin: ru
    sources: [ru-2011]
    minutes: 15
    ios: 5.1
    dialects: [objc, swift]
    after: [creation]
    skills: [edge/load, mistake/2]
    refutes: asking-is-free
    exit: lazy-view/in-order
    cards: [lazy-view/in-order, lazy-view/who-asked]
    steps:
      - {id: no-view-yet, kind: read, claims: [ru-010]}
      - id: look
        kind: run
        code: |
          NoteController *vc = [[NoteController alloc] init];
          NSLog(@"%d", [vc isViewLoaded]);
        expect:
          trace: [vc init, "vc initWithNibName:bundle:"]
          prints: {objc: [0], swift: ["false"]}
          mistakes: none
      - id: load-it
        kind: task
        ios: "6.0"
        dialects: [swift]
        memory: arc
        device: ipad
        claims: [ru-010, ru-012]
        setup: let vc = NoteController()
        goal:
          trace: [loadView, vc viewDidLoad]
          without: ["viewWillAppear:"]
          prints: [y]
          warns: [Attempt to …]
          mistakes: [2]
          leaks: [box]
          freed: [old]
          owners: {vc: 1, text: [superview]}
          size: {vc.view: [320, 460.5]}
          state: {vc: on screen}
          tree: {vc: nav}
          ends: {exception: NSRangeException}
          keeps: [Clock.tick]
        solution: [_ = vc.view, print("y")]
      - {id: in-order, kind: quiz, question: lazy-view/in-order}
      - {id: drawn, kind: quiz, draw: {from: [part/1, lazy-view], count: 8, new: true}}
    """

  private func readStep(_ index: Int) throws -> Lesson.Step {
    try #require(Lesson.read(SourceText(Self.text)).value?.steps[index])
  }

  @Test func aLessonIsReadWhole() throws {
    let reading = Lesson.read(SourceText(Self.text), claims: ["ru-010", "ru-012"])
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.isSound)
    let lesson = try #require(reading.value)
    #expect(lesson.id.value == "lazy-view")
    #expect(lesson.part == 1 && lesson.minutes == 15)
    #expect(lesson.origin.value == .ru)
    #expect(lesson.ios.value == "5.1")
    #expect(lesson.dialects == [.objc, .swift])
    #expect(lesson.after.map(\.value) == ["creation"])
    #expect(lesson.skills.map(\.value) == ["edge/load", "mistake/2"])
    #expect(lesson.refutes?.value == "asking-is-free")
    #expect(lesson.exit?.item == "lazy-view/in-order")
    #expect(lesson.cards.map(\.question) == ["in-order", "who-asked"])
    #expect(lesson.claims.map(\.value) == ["ru-010", "ru-012"])
    #expect(
      lesson.steps.map(\.id.value) == ["no-view-yet", "look", "load-it", "in-order", "drawn"])
    #expect(lesson.steps[0].kind == .read)
  }

  @Test func aRunSaysWhatHappensExactly() throws {
    let source = SourceText(Self.text)
    let step = try readStep(1)
    guard case .run(let run) = step.kind, let expect = run.expect else {
      Issue.record("not a run: \(step.kind)")
      return
    }
    #expect(step.setting.dialect == .objc && run.code.dialect == .objc)
    #expect(run.code.text.text.split(separator: "\n").count == 2)
    #expect(expect.trace?.map(\.object) == ["vc", "vc"])
    #expect(expect.trace?.map(\.selector) == ["init", "initWithNibName:bundle:"])
    #expect(expect.prints?[.objc].map(\.value) == ["0"])
    #expect(expect.prints?[.swift].map(\.value) == ["false"])
    #expect(expect.mistakes == [] && expect.leaks == nil)
    #expect(source[run.code.text.sourceRange(of: SourceRange(0, 14))] == "NoteController")
  }

  @Test func aTaskSaysWhenItIsSolved() throws {
    let step = try readStep(2)
    guard case .exercise(.task(let task)) = step.kind else {
      Issue.record("not a task: \(step.kind)")
      return
    }
    let (setting, goal) = (step.setting, task.goal)
    #expect(setting.ios?.value == "6.0" && setting.startsAgain)
    #expect(setting.dialect == .swift && setting.memory == .arc && setting.device == .ipad)
    #expect(setting.setup?.text.text == "let vc = NoteController()")
    #expect(goal.trace?.map(\.object) == [nil, "vc"])
    #expect(goal.without.map(\.selector) == ["viewWillAppear:"])
    #expect(goal.prints?[.objc].map(\.value) == ["y"])
    #expect(goal.warns?.map(\.value) == ["Attempt to …"])
    #expect(goal.mistakes?.map(\.value) == ["2"] && goal.leaks?.map(\.value) == ["box"])
    #expect(goal.freed.map(\.value) == ["old"])
    #expect(goal.owners.map(\.object) == ["vc", "text"])
    #expect(goal.owners.map(\.wanted) == [.count(1), .names(["superview"])])
    #expect(goal.sizes.map(\.view) == ["vc.view"] && goal.sizes[0].height == 460.5)
    #expect(goal.states.map(\.place) == [.onScreen])
    #expect(goal.tree.map(\.parent) == ["nav"])
    #expect(goal.ends?.value == .exception("NSRangeException"))
    #expect(goal.keeps.map(\.value) == ["Clock.tick"])
    #expect(task.solution.text.text == "_ = vc.view\nprint(\"y\")")
  }

  @Test func aQuizStepNamesAQuestionOrDrawsOne() throws {
    guard case .quiz(.question(let reference)) = try readStep(3).kind,
      case .quiz(.draw(let draw)) = try readStep(4).kind
    else {
      Issue.record("no quiz")
      return
    }
    #expect(reference.quiz == "lazy-view" && reference.question == "in-order")
    #expect(draw.from.map(\.value) == ["part/1", "lazy-view"])
    #expect(draw.count == 8 && draw.isNew)
  }

  static let kinds: [String] = [
    "read", "run", "quiz", "choice", "predict", "task", "drive", "fix", "fill", "spot", "versions",
    "sources",
  ]
  static let conditions: [String] = [
    "trace", "without", "prints", "warns", "mistakes", "leaks", "freed", "owners", "size", "values",
    "tree",
    "ends", "state", "keeps",
  ]
  static let rest: String = "part: 1\norigin: en\nminutes: 1\nios: 5.1\ndialects: [objc]\n"
  static let head: String = "format: 2\nid: a\n" + rest
  static let read: String = "steps: [{id: a, kind: read}]\n"

  /// A lesson of one step, whose line is the ninth.
  static func step(_ fields: String) -> String {
    head + "steps:\n  - {id: a, \(fields)}\n"
  }

  static func other(origin: String = "en", ios: String = "5.1") -> String {
    "format: 2\nid: a\npart: 1\norigin: \(origin)\nminutes: 1\nios: \(ios)\ndialects: [objc]\n"
      + read
  }

  @Test(arguments: [
    Broken(1, 1, .emptyFile, in: "# nothing\n"),
    Broken(1, 1, .expected(.mapping), in: "- a\n"),
    Broken(1, 1, .missingKey("id"), in: "format: 2\n" + rest + read),
    Broken(1, 1, .missingKey("format"), in: "id: a\n" + rest + read),
    Broken(
      1, 9, .unknownFormat("1", known: ["2"]), in: "format: 1\nid: a\n" + rest + read),
    Broken(2, 5, .malformedID("A b"), in: "format: 2\nid: A b\n" + rest + read),
    Broken(2, 4, .expected(.text), in: "format: 2\nid:\n" + rest + read),
    Broken(4, 9, .unknownLanguage("de"), in: other(origin: "de")),
    Broken(6, 6, .malformedVersion("1.9"), in: other(ios: "1.9")),
    Broken(6, 6, .malformedVersion("5."), in: other(ios: "5.")),
    Broken(6, 6, .malformedVersion("+5"), in: other(ios: "+5")),
    Broken(8, 1, .unknownKey("step"), suggestion: "steps", in: head + "step: 1\n" + read),
    Broken(8, 1, .unknownKey("жук"), in: head + "жук: 1\n" + read),
    Broken(8, 8, .expected(.list), in: head + "after: b\n" + read),
    Broken(
      8, 12, .duplicateID("b", first: SourceRange(80, 81)), in: head + "after: [b, b]\n" + read),
    Broken(
      9, 34, .unknownClaim("ru-011"), suggestion: "ru-010",
      in: step("kind: read, claims: [ru-011]")),
    Broken(8, 8, .emptyList, in: head + "steps: []\n"),
    Broken(
      8, 4, .yaml(.duplicateKey("id", first: SourceRange(10, 12))), in: head + "?  id\n: b\n" + read
    ),
    Broken(
      10, 10, .duplicateID("a", first: SourceRange(88, 89)),
      in: head + "steps:\n  - {id: a, kind: read}\n  - {id: a, kind: read}\n"),
    Broken(
      9, 19, .unknownValue("reed", known: kinds), suggestion: "read",
      in: step("kind: reed")),
    Broken(9, 5, .missingKey("kind"), in: step("ios: 6.0")),
    Broken(9, 5, .missingKey("code"), in: step("kind: run")),
    Broken(9, 25, .keyNotForKind(key: "goal", kind: "read"), in: step("kind: read, goal: 1")),
    Broken(9, 30, .missingKey("objc"), in: step("kind: run, code: {}")),
    Broken(9, 30, .expected(.code), in: step("kind: run, code: []")),
    Broken(9, 30, .expected(.code), in: step("kind: run, code: [a, [b]]")),
    Broken(
      9, 50, .malformedCall("a b c"), in: step("kind: run, code: a, expect: {trace: [a b c]}")),
    Broken(9, 50, .malformedCall("a()"), in: step("kind: run, code: a, expect: {trace: [a()]}")),
    Broken(9, 51, .expected(.text), in: step("kind: run, code: a, expect: {prints: [[]]}")),
    Broken(
      9, 36, .unknownValue("C", known: ["objc", "swift"]), in: step("kind: read, dialects: [C]")),
    Broken(9, 5, .missingKey("solution"), in: step("kind: task, goal: {freed: [a]}")),
    Broken(
      9, 31, .missingOneOf(conditions),
      in: step("kind: task, goal: {}, solution: a")),
    Broken(
      9, 32, .unknownKey("free"), suggestion: "freed",
      in: step("kind: task, goal: {free: [a]}, solution: a")),
    Broken(
      9, 44, .expected(.count), in: step("kind: task, goal: {owners: {a: -1}}, solution: a")),
    Broken(9, 35, .malformedReference("a"), in: step("kind: quiz, question: a")),
    Broken(9, 35, .malformedReference("a/b/c"), in: step("kind: quiz, question: a/b/c")),
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
        .missingKey("part"), .missingKey("minutes"), .missingKey("dialects"), .malformedID("X"),
        .unknownLanguage("xx"), .malformedVersion("0"), .unknownFormat("9", known: ["2"]),
        .missingKey("id"), .missingKey("kind"),
        .unknownValue("b", known: Self.kinds), .expected(.mapping),
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
