import Checking
import Classroom
import Curriculum
import Diagnostics
import Sessions
import Testing

/// The pages of a class, measured in every language.
@Suite struct SlideSizeTests {
  private let files = [
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
      - {id: two, kind: read}
      - {id: three, kind: predict, code: "UIViewController *a = [[UIViewController alloc] init];\\n[a view];", ask: calls, from: list}
    """,
    "Lessons/01-a/en.md":
      "---\ntitle: A\n---\n"
      + ["one", "two", "three"].map { "## \($0): \($0)\n\nText.\n\n" }.joined(),
  ]
  private let plan = SourceText(
    name: "Lessons/class-a.yaml",
    text: """
      format: 1
      id: class-a
      minutes: 2
      plan:
      - {minutes: 1, break: true}
      - {minutes: 1, steps: [a/one, a/two]}
      """)

  /// What is said where each slide takes as many lines as its language and its number say.
  private func facts(
    of plan: SourceText? = nil, _ height: @escaping Screens.Height<PresenterResponse>
  ) -> [(fact: PlayFact, line: Int)] {
    let screens = Screens(widths: [40, 80], page: { _, _, _ in 0 }, slide: height)
    let check = ContentCheck(
      screens: screens, lessons: { ["01-a"] },
      file: { [files] path in files[path].map { SourceText(name: path, text: $0) } })
    return check.plan(plan ?? self.plan).findings.compactMap { finding in
      guard case .play(let diagnostic) = finding.problem else { return nil }
      return (diagnostic.fact, finding.source.position(at: finding.range.lowerBound).line)
    }
  }

  @Test func aSlideThatDoesNotFitIsToldAtItsPart() {
    let found = facts { shown, language, columns in
      guard case .page(let page) = shown.replies.first,
        case .presented(let place) = page.sitting, place.number == 3, language == .ja
      else { return 24 }
      return columns == 40 ? 25 : 24
    }
    #expect(found.map(\.fact) == [.slideOverflows(number: 3, .ja, lines: 25, columns: 40)])
    #expect(found.map(\.line) == [6])
  }

  /// What a room with terminals sees beside the page: how to vote there, and the count.
  @Test(arguments: [true, false])
  func aLiveRoomIsMeasuredToo(_ isCounted: Bool) {
    let plan = SourceText(
      name: "Lessons/class-a.yaml",
      text: "format: 1\nid: class-a\nminutes: 1\nplan:\n- {minutes: 1, steps: [a/three]}\n")
    let found = facts(of: plan) { shown, language, columns in
      guard language == .cs, columns == 80 else { return 24 }
      switch shown.replies.first {
      case .tally: return isCounted ? 30 : 24
      case .page(let page):
        guard case .presented(let place) = page.sitting, place.isLive else { return 24 }
        return isCounted ? 24 : 30
      default: return 24
      }
    }
    #expect(found.map(\.fact) == [.slideOverflows(number: 1, .cs, lines: 30, columns: 80)])
  }

  @Test func whatIsNoPageOfALessonIsMeasuredToo() {
    let found = facts { shown, _, _ in
      if case .pause = shown.replies.first { 30 } else { 24 }
    }
    #expect(found.count == 2 * Language.allCases.count)
    #expect(found.allSatisfy { $0.line == 5 })
  }
}
