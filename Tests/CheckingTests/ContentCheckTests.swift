import Checking
import Curriculum
import Diagnostics
import Sessions
import Testing

@Suite struct ContentCheckTests {
  private func findings(_ quiz: String) -> [Finding] {
    ContentCheck { _ in nil }.quiz(SourceText(name: "q.yaml", text: quiz)).findings
      .filter { $0.severity == .error }
  }

  @Test func aSoundQuizHasNoFindings() {
    let quiz = """
      format: 1
      id: q
      title: Title
      questions:
        - id: one
          kind: order
          prompt: Which?
          items: {a: loadView, b: viewDidLoad}
          sequence: [a, b]
          distractors: {x: viewDidUnload}
      """
    #expect(findings(quiz).isEmpty)
  }

  @Test func whatOnlyDispleasesIsAWarning() {
    let files = [
      "Lessons/01-a/lesson.yaml": """
      format: 2
      id: a
      part: 1
      origin: en
      minutes: 1
      ios: 5.1
      dialects: [objc]
      steps:
        - {id: one, kind: read}
      """,
      "Lessons/01-a/en.md": """
      ---
      title: A
      ---
      ## one: One

      Text.

      ### hints

      - nudge: \(String(repeating: "long ", count: 40))end
      - rule: short
      """,
    ]
    let screens = Screens(
      widths: [40, 80],
      page: { page, _, _ in page.sitting == nil ? 25 : 26 }, slide: { _, _, _ in 24 })
    let check = ContentCheck(screens: screens) { path in
      files[path].map { SourceText(name: path, text: $0) }
    }
    let warnings = check.lesson(in: "01-a").findings.filter { $0.severity == .warning }.compactMap {
      finding in
      if case .play(let diagnostic) = finding.problem { diagnostic.fact } else { nil }
    }
    #expect(
      warnings == [
        .pageOverflows(lines: 25, columns: 40),
        .slideOverflows(number: 1, .en, lines: 26, columns: 40),
        .pageOverflows(lines: 25, columns: 80),
        .slideOverflows(number: 1, .en, lines: 26, columns: 80),
        .overlongHint(characters: 203),
      ])
  }

  @Test func aQuestionIsMeasuredInEachLanguageThatItStandsIn() {
    let quiz = """
      format: 1
      id: q
      title: Title
      questions:
        - id: one
          kind: order
          prompt: {en: Which?, ru: Какие?}
          items: {a: loadView, b: viewDidLoad}
          sequence: [a, b]
      """
    let screens = Screens(
      widths: [80], page: { _, language, _ in language == .ru ? 30 : 24 },
      slide: { _, _, _ in 24 })
    let found = ContentCheck(screens: screens) { _ in nil }
      .quiz(SourceText(name: "q.yaml", text: quiz)).findings.filter { $0.severity == .warning }
    #expect(found.count == 1)
    #expect(found.first.map { String($0.source[$0.range]) } == "Какие?")
  }

  @Test func eachBlankIsToldWhereItStands() {
    let quiz = "format: 1\nid: q\ntitle: …TODO\nquestions: [\"… …TODO\"]\n"
    let blanks = findings(quiz).compactMap { finding -> String? in
      guard case .play(let diagnostic) = finding.problem, diagnostic.fact == .blank else {
        return nil
      }
      let place = finding.source.position(at: finding.range.lowerBound)
      return "\(place.line):\(place.column)"
    }
    #expect(blanks == ["3:8", "4:16"])
  }

  @Test func aCircularKeyIsFound() {
    let quiz = """
      format: 1
      id: q
      title: Title
      questions:
        - id: one
          kind: order
          prompt: Which?
          items: {a: loadView, b: viewDidLoad}
          before: [[a, b], [b, a]]
      """
    #expect(!findings(quiz).isEmpty)
  }

  private func classify(_ rest: String) -> String {
    """
    format: 1
    id: q
    title: Title
    questions:
      - id: one
        kind: classify
        ios: 5.1
        prompt: Which?
        options: mistakes
    \(rest)
    """
  }

  private let leakingClass = """
        code: |
          @interface Cart : UIViewController {
            NSMutableDictionary *_items;
          }
          @property (nonatomic, assign) IBOutlet UILabel *total;
          @end
          @implementation Cart
          - (void)viewDidLoad {
            [super viewDidLoad];
            _items = [[NSMutableDictionary alloc] init];
          }
          - (void)viewDidUnload {
            self.total = nil;
            [super viewDidUnload];
          }
          - (void)dealloc {
            [_items release];
            [super dealloc];
          }
          @end
    """

  private func facts(_ quiz: String) -> [PlayFact] {
    findings(quiz).compactMap { finding in
      if case .play(let diagnostic) = finding.problem { diagnostic.fact } else { nil }
    }
  }

  @Test func theKeyOfAClassIsWhatItsStandardLifeShows() {
    #expect(findings(classify("    key: [5]\n" + leakingClass)).isEmpty)
    #expect(
      facts(classify("    key: [5, 8]\n" + leakingClass))
        == [.keyDiffers(key: ["5", "8"], seen: ["5"])])
  }

  @Test func theKeyOfAScriptIsWhatItsRunShows() {
    let script = """
          code: |
            UIViewController *vc = [[UIViewController alloc] init];
            if (vc.view) NSLog(@"always");
      """
    #expect(findings(classify("    key: [2]\n" + script)).isEmpty)
    #expect(
      facts(classify("    key: []\n" + script)) == [.keyDiffers(key: [], seen: ["2"])])
  }

  @Test func aKeyThatIsLeftOutIsComputed() {
    #expect(findings(classify(leakingClass)).isEmpty)
  }

  @Test func codeThatDoesNotCompileIsFoundInItsPlace() {
    let found = findings(classify("    key: [5]\n    code: \"[vc view\""))
    #expect(
      found.map(\.range.lowerBound) == [found.first?.source.text.utf8.count].map { ($0 ?? 0) - 1 })
  }
}
