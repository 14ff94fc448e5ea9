import Checking
import Curriculum
import Diagnostics
import Testing

/// Each thing that can be wrong with what a lesson says, in a small lesson of its own.
@Suite struct ProofTests {
  struct Case: CustomTestStringConvertible, Sendable {
    /// The steps of the lesson.
    var steps: String
    /// What is found, by the name of the fact, and the text that it points at.
    var found: [String]
    var place: String?
    /// The question's own file, where it needs one.
    var quiz = ""

    init(_ steps: String, _ found: [String], at place: String? = nil) {
      (self.steps, self.found, self.place) = (steps, found, place)
    }

    var testDescription: String { "\(found): \(steps)" }
  }

  private static let shown = "- {id: a, kind: run, code: 'print(1)', expect: {prints: ['1']}}"

  /// What prints `a` when its view is loaded.
  private static let controller = """
      code: |
        class C: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            print("a")
          }
        }
      play: "let c = C()\\nc.loadViewIfNeeded()"
    """

  private static func fix(_ rest: String) -> String {
    "- id: a\n  kind: fix\n\(controller)\n\(rest)"
  }

  private static let cases: [Case] = [
    // run
    Case(shown, []),
    Case(
      "- {id: a, kind: run, code: 'print(1)', expect: {prints: ['2']}}", ["unshown"],
      at: "{prints: ['2']}"),
    Case("- {id: a, kind: run, code: 'print(\"a\"'}", ["code"]),
    Case("- {id: a, kind: run, code: 'let x: Int? = nil; print(x!)'}", ["fault"]),
    // predict
    Case(
      "- {id: a, kind: predict, ask: prints, code: 'print(1)', expect: {prints: ['2']}}",
      ["unshown"]),
    Case(
      """
      - {id: a, kind: predict, ask: choice, code: 'print(1)', options: {x: {prints: ['2']}, y: {prints: ['3']}}}
      """, ["noKey"]),
    Case(
      """
      - {id: a, kind: predict, ask: choice, code: 'print(1)', options: {x: {prints: ['1']}, y: {mistakes: none}}}
      """, ["noKey"]),
    Case(
      """
      - {id: a, kind: predict, ask: choice, code: 'print(1)', options: {x: {prints: ['1']}, y: {prints: ['2']}}}
      """, []),
    // task
    Case("- {id: a, kind: task, goal: {prints: ['1']}, solution: 'print(1)'}", []),
    Case(
      "- {id: a, kind: task, goal: {leaks: none}, solution: 'print(1)'}", ["solvedBeforehand"],
      at: "{leaks: none}"),
    Case("- {id: a, kind: task, goal: {prints: ['2']}, solution: 'print(1)'}", ["unsolved"]),
    // fix
    Case(fix("  goal: {prints: [b]}\n  solution: {4: 'print(\"b\")'}"), []),
    Case(fix("  goal: {prints: [a]}\n  solution: {4: 'print(\"b\")'}"), ["noKey"]),
    Case(fix("  goal: {prints: [c]}\n  solution: {4: 'print(\"b\")'}"), ["unsolved"]),
    Case(
      fix("  goal: {prints: none}\n  solution: {4: 'let b = 1'}"), ["mendedByDeletion"],
      at: "{prints: none}"),
    Case(fix("  goal: {prints: none}\n  by: deletion\n  solution: {4-: ''}"), []),
    Case(
      fix("  goal: {prints: [b]}\n  by: deletion\n  solution: {4: 'print(\"b\")'}"),
      ["notMendedByDeletion"]),
    // fill
    Case(
      "- {id: a, kind: fill, code: 'print(____1)', gaps: {1: [1]}, wrong: {1: [2]}, goal: {prints: ['1']}}",
      []),
    Case(
      "- {id: a, kind: fill, code: 'print(____1)', gaps: {1: [2]}, goal: {prints: ['1']}}",
      ["unsolved"]),
    Case(
      "- {id: a, kind: fill, code: 'print(____1)', gaps: {1: [1, 2]}, goal: {prints: ['1']}}",
      ["acceptedTextFails"], at: "2"),
    Case(
      "- {id: a, kind: fill, code: 'print(____1)', gaps: {1: [1]}, wrong: {1: [0 + 1]}, goal: {prints: ['1']}}",
      ["wrongTextFits"], at: "0 + 1"),
    Case(
      "- {id: a, kind: fill, code: 'print(1 ____1)', gaps: {1: [+ 0]}, goal: {prints: ['1']}}",
      ["gapIsNotNeeded"]),
    // versions
    Case(
      "- {id: a, kind: versions, ios: [12.0, 13.0], code: 'let c = UIViewController(); window.rootViewController = c', ask: {call: 'c viewIsAppearing:'}}",
      []),
    Case(
      "- {id: a, kind: versions, ios: [12.0, 13.0], same: true, code: 'let c = UIViewController(); window.rootViewController = c', ask: {call: 'c viewIsAppearing:'}}",
      ["versionsDiffer"], at: "13.0"),
    Case(
      "- {id: a, kind: versions, ios: [12.0, 13.0], code: 'let c = UIViewController(); window.rootViewController = c', ask: {call: 'c viewDidLoad'}}",
      ["versionsAgree"], at: "13.0"),
    // sources: ru-001 is right and zh-001 is wrong
    Case(
      "- {id: a, kind: sources, claims: [ru-001, zh-001], code: 'print(1)', predicts: {ru-001: {prints: ['1']}, zh-001: {prints: ['2']}}}",
      []),
    Case(
      "- {id: a, kind: sources, claims: [ru-001, zh-001], code: 'print(1)', predicts: {ru-001: {prints: ['2']}, zh-001: {prints: ['1']}}}",
      ["rightClaimFails", "wrongClaimHolds"]),
    // drive
    Case(
      "- {id: a, kind: drive, setup: 'let c = UIViewController()', scene: 'window.rootViewController = c', of: [c]}",
      []),
    Case("- {id: a, kind: drive, scene: 'print(1)', of: [c]}", ["noKey"]),
    // quiz
    Case("- {id: a, kind: quiz, question: l/none}", ["unknownQuestion"], at: "l/none"),
    Case("- {id: a, kind: quiz, draw: {from: [none], count: 1}}", ["unknownQuiz"], at: "none"),
    Case("- {id: a, kind: quiz, draw: {from: [l], count: 2}}", ["tooFewToDraw"]),
    Case("- {id: a, kind: quiz, draw: {from: [part/1], count: 1}}", []),
    Case("- {id: one, kind: read}", ["sharedID"], at: "one"),
    // dialects and names
    Case(
      "- {id: a, kind: run, dialects: [swift, objc], code: {swift: 'print(1)', objc: 'NSLog(@\"2\");'}}",
      ["dialectsDiffer"]),
    Case(
      "- {id: a, kind: run, dialects: [swift, objc], code: {swift: 'print(true)', objc: 'NSLog(@\"%d\", YES);'}}",
      []),
    Case(
      "- {id: a, kind: run, dialects: [swift, objc], code: {swift: 'print(1)', objc: 'NSLog(@\"1\"'}}",
      ["code"]),
    Case(
      "- {id: a, kind: run, code: 'let note = UIViewController()'}", ["labelAsName"], at: "note"),
  ]

  private static let files = [
    "Lessons/claims.yaml": """
    - {id: ru-001, verdict: right, claim: One., shown: advice}
    - {id: zh-001, verdict: wrong, claim: Two., shown: advice}
    """,
    "Lessons/misconceptions.yaml": """
    - {id: twice, text: 'Twice.', thinks: {instead: {print(1): print(2)}}}
    - {id: same, text: 'The same.', thinks: {instead: {print(1): print(1)}}}
    """,
    "Lessons/sources.yaml": "- {id: s, title: T, language: ru, undated: true, name: N, place: P}\n",
  ]

  private func check(_ files: [String: String]) -> [Finding] {
    let all = Self.files.merging(files) { $1 }
    let check = ContentCheck { path in all[path].map { SourceText(name: path, text: $0) } }
    var checked = ContentCheck.SharedFile.allCases.filter { all[$0.path] != nil }
      .map { check.shared($0) }
    for (path, text) in all.sorted(by: { $0.key < $1.key }) where path.hasPrefix("Quizzes/") {
      checked.append(check.quiz(SourceText(name: path, text: text)))
    }
    if all["Lessons/01-l/lesson.yaml"] != nil { checked.append(check.lesson(in: "01-l")) }
    check.resolve(&checked)
    return checked.flatMap(\.findings).filter { finding in
      finding.severity == .error && finding.name != "missingText"
    }
  }

  private func lesson(_ steps: String, _ head: String = "") -> [String: String] {
    [
      "Lessons/01-l/lesson.yaml": """
      format: 2
      id: l
      part: 1
      origin: en
      minutes: 1
      ios: 26
      dialects: [swift]
      \(head)
      steps:
      \(steps)
      """,
      "Quizzes/l.yaml": question("code: 'print(1)'"),
    ]
  }

  private func question(_ rest: String) -> String {
    """
    format: 2
    id: l
    title: T
    questions:
    - {id: one, kind: output, dialects: [swift], prompt: P, \(rest)}
    """
  }

  @Test(arguments: cases)
  func whatALessonSaysIsProved(_ test: Case) {
    let found = check(lesson(test.steps))
    #expect(found.map(\.name) == test.found)
    if let place = test.place {
      #expect(found.first.map { String($0.source[$0.range]) } == place)
    }
  }

  @Test func whatALessonNamesMustBeThere() {
    let head = """
      sources: [t]
      after: [none]
      next: [nowhere]
      refutes: nothing
      exit: l/two
      cards: [l/one, m/one]
      """
    #expect(
      check(lesson(Self.shown, head)).map { "\($0.name) \($0.source[$0.range])" } == [
        "unknownPrerequisite none", "unknownPrerequisite nowhere", "unknownSource t",
        "unknownMisconception nothing", "unknownQuestion l/two", "unknownQuestion m/one",
      ])
  }

  @Test func anOptionMustCatchSomebody() {
    func found(_ id: String) -> [String] {
      check(["Quizzes/l.yaml": question("code: 'print(1)', catches: {x: \(id)}")]).map(\.name)
    }
    #expect(found("twice") == [])
    #expect(found("same") == ["beliefIsRight"])
    #expect(found("nobody") == ["unknownMisconception"])
  }

  @Test func whatWasMovedIsSomewhereAndNowhereElse() {
    func found(_ moves: String) -> [String] {
      check(lesson(Self.shown).merging(["Lessons/moved.yaml": moves]) { $1 })
        .map { "\($0.name) \($0.source[$0.range])" }
    }
    #expect(found("old/a: l/a\nold/b: l/one\n") == [])
    #expect(found("old/a: l/none\n") == ["unknownMove l/none"])
    #expect(found("l/a: l/one\n") == ["movedIDInUse l/a"])
    #expect(found("old/a: old/b\nold/b: l/a\n") == ["movedTwice old/b"])
  }
}

extension Finding {
  /// The name of its fact, without what it says.
  fileprivate var name: String {
    switch problem {
    case .content(let diagnostic): "\(diagnostic.fact)".name
    case .code: "code"
    case .play(let diagnostic): "\(diagnostic.fact)".name
    }
  }
}

extension String {
  fileprivate var name: String { String(prefix { $0 != "(" }) }
}
