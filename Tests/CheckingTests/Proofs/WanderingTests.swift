import Checking
import Diagnostics
import Testing

/// That `check` types each solution at the prompt, after whatever else may be typed there.
@Suite struct WanderingTests {
  /// What is found in a lesson of these steps, by the words of the fact.
  private func found(_ steps: String) -> [String] {
    let lesson = """
      format: 2
      id: l
      part: 1
      origin: en
      minutes: 1
      ios: 26
      dialects: [swift]
      steps:
      \(steps)
      """
    let check = ContentCheck { path in
      path == "Lessons/01-l/lesson.yaml" ? SourceText(name: path, text: lesson) : nil
    }
    return check.lesson(in: "01-l").findings.compactMap { finding in
      guard case .play(let diagnostic) = finding.problem else { return nil }
      switch diagnostic.fact {
      case .missingText: return nil
      case .unsolvedAtPrompt(let lines, _): return "unsolved after \(lines)"
      case let fact: return "\(fact)"
      }
    }
  }

  /// Each of these leads a learner astray who tries the page after it first.
  @Test func whatWasTypedBeforeNeverStandsInTheWay() {
    let steps = """
      - id: a
        kind: task
        setup: "class C: UIViewController {}\\nlet c = C()"
        goal: {prints: ["false"], without: [c loadView]}
        solution: print(c.isViewLoaded)
      - {id: b, kind: run, code: "_ = c.view\\nlet d = C()"}
      - {id: c, kind: task, goal: {freed: [d]}, setup: 'var d: C? = C()', solution: d = nil}
      - {id: d, kind: run, code: "c.view = nil\\nwindow.rootViewController = c"}
      - id: e
        kind: fill
        code: let x = ____1 + ____2
        gaps: {1: [1], 2: [2]}
        play: print(x)
        goal: {prints: ["3"]}
      - {id: f, kind: run, code: print(5)}
      """
    #expect(found(steps) == [])
  }

  /// A text that is a command at the prompt never gets into a gap.
  @Test func aSolutionThatCannotBeTypedIsFound() {
    let steps = """
      - id: a
        kind: fill
        code: "func f(a____1) -> Int { a }\\nprint(f(a: 1))"
        gaps: {1: [": Int"]}
        goal: {prints: ["1"]}
      """
    #expect(found(steps) == ["unsolved after []"])
  }
}
