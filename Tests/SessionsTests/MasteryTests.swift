import Curriculum
import Notation
import Testing

@testable import Learning
@testable import Sessions

/// How well a skill is had, by what was answered when.
@Suite struct MasteryTests {
  /// A line is a day and an item; `!` is typed, `x` wrong, `h` right with a hint, `2` at the second
  /// try, `s` only seen.
  struct Case: CustomTestStringConvertible, Sendable {
    var answers: [String]
    var today: Int
    var mastery: Mastery
    var testDescription: String { "\(answers) on day \(today)" }
  }

  private static let three = ["1 a!", "1 b", "2 c"]

  static let cases: [Case] = [
    Case(answers: [], today: 9, mastery: .unmet),
    Case(answers: ["1 a s"], today: 1, mastery: .met),
    Case(answers: ["1 a x"], today: 1, mastery: .met),
    Case(answers: ["1 a"], today: 1, mastery: .right),
    Case(answers: ["1 a h"], today: 1, mastery: .right),
    Case(answers: three, today: 2, mastery: .mastered),
    // Of two items, on one day, and none of them typed.
    Case(answers: ["1 a!", "2 a!", "2 b"], today: 2, mastery: .right),
    Case(answers: ["1 a!", "1 b", "1 c"], today: 1, mastery: .right),
    Case(answers: ["1 a", "1 b", "2 c"], today: 2, mastery: .right),
    // With a hint, at the second try, and wrong.
    Case(answers: ["1 a!", "1 b", "2 c h"], today: 2, mastery: .right),
    Case(answers: ["1 a!", "1 b", "2 c 2"], today: 2, mastery: .right),
    Case(answers: ["1 a! x", "1 b", "2 c"], today: 2, mastery: .right),
    // It is forgotten, and one answer that is wrong shows that.
    Case(answers: three, today: 60, mastery: .faded),
    Case(answers: three + ["3 a! x"], today: 3, mastery: .faded),
    Case(answers: three + ["60 a!", "60 b", "60 c"], today: 60, mastery: .mastered),
    // All that was there, too late for the first of it.
    Case(answers: ["1 a!", "1 b", "90 c"], today: 90, mastery: .right),
    Case(answers: ["1 a!", "1 b", "90 c", "90 a!", "90 b"], today: 90, mastery: .mastered),
  ]

  @Test(arguments: cases)
  func aSkillIsHadAsItsAnswersSay(_ row: Case) {
    let entries = row.answers.enumerated().map { entry($1, $0) }
    let record = Record(entries)
    let state = SkillRecord(
      record, Self.items(row.answers), at: (row.today * 24 + 1) * 3600, zone: 0)
    #expect(state.mastery == row.mastery)
  }

  private func entry(_ line: String, _ minute: Int) -> Entry {
    let words = line.split(separator: " ").map(String.init)
    let time = Instant(wall: ((Int(words[0]) ?? 0) * 86_400 + minute * 60) * 1000, monotonic: 0)
    let flag = words.count > 2 ? words[2] : ""
    let item = "q/" + words[1].filter { $0 != "!" }
    if flag == "s" { return Entry(at: time, .stepReached, item: item, language: "en") }
    return Entry(
      at: time, .answered, item: item, language: "en",
      payload: [
        "kind": "order", "score": flag == "x" ? 0 : 1, "hints": flag == "h" ? 1 : 0,
        "tries": flag == "2" ? 2 : 1,
      ])
  }

  private static func items(_ lines: [String]) -> [Course.Item] {
    ["a", "b", "c"].map { name in
      let isTyped = lines.contains { $0.contains(name + "!") }
      return Course.Item(
        id: "q/" + name, part: nil, skills: [.edge(.load)], kind: .order, isProduced: isTyped,
        isQuestion: true)
    }
  }

  @Test func theWeakestIsWhatIsRememberedLeast() {
    let record = Record([entry("1 a", 0), entry("1 b x", 1), entry("1 c", 2)])
    var course = Course()
    for (name, skill) in [("a", Skill.subject(.nav)), ("b", .mistake(9)), ("c", .edge(.load))] {
      course.items.append(
        Course.Item(id: "q/" + name, part: nil, skills: [skill], kind: .order, isQuestion: true))
    }
    course.lessons = [Course.Lesson(id: "unload", part: 5, skills: [.mistake(9)], cards: [])]
    let map = MasteryMap(record, course, due: ["q/b"], at: 2 * 86_400, zone: 0)
    #expect(map.weakest == [.mistake(9), .subject(.nav)])
    #expect(map.lesson == "unload" && map.isDue)
    #expect(map[.subject(.nav)] == .right && map[.subject(.tab)] == .unmet)
    #expect(!MasteryMap(record, course, due: ["q/c"], at: 2 * 86_400, zone: 0).isDue)
  }

  /// What was asked last counts, as much as it was worth: three of each skill.
  @Test(arguments: [
    (["1 a", "1 b x", "1 c"], [Skill.mistake(9), .subject(.nav), .edge(.load)]),
    (["1 a x", "1 b", "1 a2", "2 a3", "3 a4"], [.mistake(9), .subject(.nav)]),
    (["1 a x", "1 b x"], [.mistake(9), .subject(.nav)]), ([], []),
  ])
  func skillsAreWeakAsTheyWentLast(_ lines: [String], _ weak: [Skill]) {
    let record = Record(lines.enumerated().map { entry($1, $0) })
    var course = Course()
    for (name, skill) in [
      ("a", Skill.subject(.nav)), ("a2", .subject(.nav)), ("a3", .subject(.nav)),
      ("a4", .subject(.nav)), ("b", .mistake(9)), ("c", .edge(.load)),
    ] {
      course.items.append(
        Course.Item(id: "q/" + name, part: nil, skills: [skill], kind: .order, isQuestion: true))
    }
    let weakness = Weakness(record, course, at: 4 * 86_400)
    #expect(weakness.sorted(Skill.allCases) == weak)
    #expect(weakness.sorted([.subject(.nav)]) == weak.filter { $0 == .subject(.nav) })
  }

  @Test func whatIsDueIsInterleaved() {
    func item(_ id: String, _ skills: Skill...) -> Course.Item {
      Course.Item(id: id, part: nil, skills: skills, kind: .order, isQuestion: true)
    }
    let (nav, tab) = (Skill.subject(.nav), Skill.subject(.tab))
    let items = [
      item("a/1", nav), item("a/2", nav, tab), item("b/1"), item("b/2"), item("c/1", .mistake(1)),
      item("c/2", nav),
    ]
    let mixed = items.interleaved
    #expect(Set(mixed.map(\.id)) == Set(items.map(\.id)))
    for (one, next) in zip(mixed, mixed.dropFirst()) {
      #expect(Set(one.skills).isDisjoint(with: next.skills))
      #expect(one.source != next.source || !one.skills.isEmpty)
    }
    let same = [item("a/1", nav), item("a/2", nav)]
    #expect(same.interleaved.map(\.id) == ["a/1", "a/2"])
  }
}
