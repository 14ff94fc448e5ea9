import Checking
import Curriculum
import Diagnostics
import Phrases
import Testing
import Typesetting

@testable import Rendering

/// Content that is wrong in one place each, and what `check` says of it, to the letter.
@Suite struct BrokenContentTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var what: String
    /// The steps of the lesson `l`.
    var steps = "- {id: a, kind: read}"
    /// Other files, by their paths.
    var files: [String: String] = [:]
    var said: [String]

    var testDescription: String { what }
  }

  /// Only what is wrong, and only what is not a missing text of the four other languages.
  private func said(_ row: Row) -> [String] {
    let lesson = """
      format: 2
      id: l
      part: 1
      origin: en
      minutes: 1
      ios: 26
      dialects: [swift, objc]

      steps:
      \(row.steps)
      """
    let files = row.files.merging(["Lessons/01-l/lesson.yaml": lesson]) { own, _ in own }
    let check = ContentCheck { path in
      files[path].map { SourceText(name: path, text: $0) }
    }
    var checked = ContentCheck.SharedFile.allCases.map { check.shared($0) }
    for (path, text) in files.sorted(by: { $0.key < $1.key }) where path.hasPrefix("Quizzes/") {
      checked.append(check.quiz(SourceText(name: path, text: text)))
    }
    checked.append(check.lesson(in: "01-l"))
    check.resolve(&checked)
    let renderer = Renderer(width: 80, theme: .plain, language: .en)
    return checked.flatMap(\.findings).filter { finding in
      if case .play(let diagnostic) = finding.problem, case .missingText = diagnostic.fact {
        return false
      }
      return finding.severity == .error
    }.map { finding in
      let place = finding.source.position(at: finding.range.lowerBound)
      return "\(finding.source.name):\(place.line):\(place.column): error: "
        + renderer.message(finding)
    }
  }

  @Test(arguments: rows)
  func whatIsWrongIsToldWithItsPlace(_ row: Row) {
    #expect(said(row) == row.said)
  }

  private static let controller = """
      dialects: [swift]
      code: |
        class C: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            print("a")
          }
        }
      play: "C().loadViewIfNeeded()"
    """

  private static func fix(_ goal: String, _ solution: String) -> String {
    "- id: a\n  kind: fix\n\(controller)\n  goal: \(goal)\n  solution: \(solution)"
  }

  private static func text(_ sections: String) -> String {
    "---\ntitle: T\n---\n\(sections)\n## summary: S\n\nText.\n"
  }

  private static let rows: [Row] = [
    Row(
      what: "a run does not show what the page says",
      steps: "- {id: a, kind: run, code: print(1), expect: {prints: ['2']}}",
      said: [
        "Lessons/01-l/lesson.yaml:10:46: error: the run does not show what 'expect' says: line 1 should be '2', and is '1'"
      ]),
    Row(
      what: "a run's code does not compile", steps: "- {id: a, kind: run, code: 'print(x'}",
      said: ["Lessons/01-l/lesson.yaml:10:36: error: missing ')'"]),
    Row(
      what: "no option is right",
      steps:
        "- {id: a, kind: predict, ask: choice, code: print(1), options: {x: {prints: ['2']}, y: {prints: ['3']}}}",
      said: ["Lessons/01-l/lesson.yaml:10:3: error: no option's condition holds in the run"]),
    Row(
      what: "a task is solved at the start",
      steps: "- {id: a, kind: task, goal: {leaks: none}, solution: print(1)}",
      said: [
        "Lessons/01-l/lesson.yaml:10:29: error: the task is solved before the learner has done anything"
      ]),
    Row(
      what: "a task that its solution does not solve",
      steps: "- {id: a, kind: task, goal: {prints: ['2']}, solution: print(1)}",
      said: [
        "Lessons/01-l/lesson.yaml:10:29: error: the run does not show this: not yet: '2' has not been printed; what is printed: “1”"
      ]),
    Row(
      what: "a solution that cannot be typed",
      steps: """
        - id: a
          kind: fill
          dialects: [swift]
          code: "func f(a____1) -> Int { a }\\nprint(f(a: 1))"
          gaps: {1: [": Int"]}
          goal: {prints: ["1"]}
        """,
      said: [
        "Lessons/01-l/lesson.yaml:15:9: error: typed at the prompt, the solution does not solve it: not yet: a compiler would refuse this code"
      ]),
    Row(
      what: "a drive nobody can finish",
      steps: "- {id: a, kind: drive, scene: print(1), of: [c]}",
      said: [
        "Lessons/01-l/lesson.yaml:10:3: error: no calls of these objects are made here; mend the code, or name others"
      ]),
    Row(
      what: "code to mend that is whole",
      steps: fix("{prints: [a]}", "{4: 'print(\"b\")'}"),
      said: ["Lessons/01-l/lesson.yaml:10:3: error: the code to mend meets its goal as it stands"]),
    Row(
      what: "a fix that deletes the code",
      steps: fix("{prints: none}", "{4: 'let b = 1'}"),
      said: [
        "Lessons/01-l/lesson.yaml:21:9: error: taking away lines 2 to 5 mends it too; name what must stay under 'keeps', or write 'by: deletion'"
      ]),
    Row(
      what: "a fix that does not mend",
      steps: fix("{prints: [c]}", "{4: 'print(\"b\")'}"),
      said: [
        "Lessons/01-l/lesson.yaml:21:9: error: the run does not show this: not yet: 'c' has not been printed; what is printed: “b”"
      ]),
    Row(
      what: "a wrong text that fits",
      steps:
        "- {id: a, kind: fill, code: print(____1), gaps: {1: [1]}, wrong: {1: [0 + 1]}, goal: {prints: ['1']}}",
      said: [
        "Lessons/01-l/lesson.yaml:10:71: error: '0 + 1' reaches the goal too; move it to 'gaps', or narrow the goal"
      ]),
    Row(
      what: "versions that agree",
      steps:
        "- {id: a, kind: versions, ios: [12.0, 13.0], code: 'let c = UIViewController()', ask: {call: 'c viewDidLoad'}}",
      said: [
        "Lessons/01-l/lesson.yaml:10:39: error: iOS 12.0 and 13.0 do not differ in what is asked; leave one out, or write 'same: true'"
      ]),
    Row(
      what: "code that does not run under one of its versions",
      steps: """
        - id: a
          kind: versions
          ios: ["4.3", 13.0]
          code: |
            let c = UIViewController()
            c.overrideUserInterfaceStyle = .dark
          ask: {call: c viewDidLoad}
        """,
      said: [
        "Lessons/01-l/lesson.yaml:15:7: error: 'overrideUserInterfaceStyle' is only available in iOS 13.0 or newer"
      ]),
    Row(
      what: "set-up that does not compile",
      steps: """
        - id: a
          kind: run
          setup: |
            let one = 1
            let two = three
          code: print(one)
        """, said: ["Lessons/01-l/lesson.yaml:14:15: error: cannot find 'three' in scope"]),
    Row(
      what: "set-up that says something else in the other dialect",
      steps: """
        - id: a
          kind: run
          setup:
            swift: print("swift")
            objc: NSLog(@"objc");
          code: print(1)
        """,
      said: [
        "Lessons/01-l/lesson.yaml:14:11: error: in 'objc' it shows 'objc', and not 'swift'; write the code under 'swift' and 'objc'"
      ]),
    Row(
      what: "set-up that cannot be said in the other dialect",
      steps: """
        - id: a
          kind: run
          setup: |
            let one = 1
            func two<T>(_ x: T) -> T { x }
          code: print(one)
        """,
      said: [
        "Lessons/01-l/lesson.yaml:14:5: error: said in 'objc' the code does not compile; write it under 'swift' and 'objc', or leave 'objc' out of 'dialects'"
      ]),
    Row(
      what: "a class of the set-up that does something else in the other dialect",
      steps: """
        - id: a
          kind: run
          setup:
            swift: |
              class C: UIViewController {
                override func viewDidLoad() { super.viewDidLoad(); print("swift") }
              }
            objc: |
              @interface C : UIViewController
              @end
              @implementation C
              - (void)viewDidLoad { [super viewDidLoad]; NSLog(@"objc"); }
              @end
          code: let c = C(); c.loadViewIfNeeded()
        """,
      said: [
        "Lessons/01-l/lesson.yaml:17:11: error: in 'objc' it shows 'objc', and not 'swift'; write the code under 'swift' and 'objc'"
      ]),
    Row(
      what: "a question whose code does not run",
      files: [
        "Quizzes/l.yaml": """
        format: 2
        id: l
        title: {en: T, ru: T, zh: T, cs: T, ja: T}
        questions:
        - id: one
          kind: output
          dialects: [swift]
          prompt: {en: P, ru: P, zh: P, cs: P, ja: P}
          code: print(nothing)
        """
      ], said: ["Quizzes/l.yaml:9:15: error: cannot find 'nothing' in scope"]),
    Row(
      what: "a question whose set-up does not run",
      files: [
        "Quizzes/l.yaml": """
        format: 2
        id: l
        title: {en: T, ru: T, zh: T, cs: T, ja: T}
        questions:
        - id: one
          kind: output
          dialects: [swift]
          prompt: {en: P, ru: P, zh: P, cs: P, ja: P}
          setup: let one = two
          code: print(one)
        """
      ], said: ["Quizzes/l.yaml:9:20: error: cannot find 'two' in scope"]),
    Row(
      what: "a step that was moved twice",
      files: ["Lessons/moved.yaml": "old/a: old/b\nold/b: l/a\n"],
      said: ["Lessons/moved.yaml:1:8: error: 'old/b' was moved on itself; name the last place"]),
    Row(
      what: "two languages that disagree in ids",
      files: [
        "Lessons/01-l/en.md": text("## a: A\n\nText.\n"),
        "Lessons/01-l/ru.md": text("## b: Б\n\nТекст.\n"),
      ],
      said: [
        "Lessons/01-l/ru.md:4:4: error: there is no step 'b'",
        "Lessons/01-l/ru.md:11:1: error: section 'a' is missing",
        "Lessons/01-l/ru.md:2:8: error: the stamp '<!-- from: d10c0b43 -->' is missing",
        "Lessons/01-l/ru.md:8:4: error: the stamp '<!-- from: 12aa14b1 -->' is missing",
      ]),
    Row(
      what: "a lesson of format 1",
      files: [
        "Lessons/01-l/lesson.yaml": """
        format: 1
        id: l
        part: 1
        origin: en
        minutes: 1
        ios: 26
        dialects: [swift]
        steps: [{id: a, kind: read}]
        """
      ],
      said: [
        "Lessons/01-l/lesson.yaml:1:9: error: format '1' is unknown; this program reads 2"
      ]),
  ]
}
