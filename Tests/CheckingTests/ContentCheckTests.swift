import Checking
import Diagnostics
import Testing

@Suite struct ContentCheckTests {
  private func findings(_ quiz: String) -> [Finding] {
    var check = ContentCheck { _ in nil }
    check.check(quiz: SourceText(name: "q.yaml", text: quiz))
    return check.findings.filter { $0.severity == .error }
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
}
