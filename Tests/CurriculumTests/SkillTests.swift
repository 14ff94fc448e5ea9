import Curriculum
import Diagnostics
import Testing

@Suite struct SkillTests {
  @Test func theListIsClosed() {
    #expect(Skill.allCases.count == 13 + 12 + 10)
    for skill in Skill.allCases { #expect(Skill(rawValue: skill.rawValue) == skill) }
    for text in ["edge", "edge/", "turn-back", "mistake/0", "mistake/13", "mistake", "Nav", ""] {
      #expect(Skill(rawValue: text) == nil, "\(text)")
    }
  }

  @Test(arguments: [
    ("turn-back", "edge/turn-back"), ("edge/turn-back", "edge/turn-back"), ("LOAD", "edge/load"),
    ("9", "mistake/9"), ("mistake 9", "mistake/9"), ("mistake/9", "mistake/9"), ("nav", "nav"),
    ("nil", "edge/nil"), ("nope", nil), ("9 9", nil), ("", nil),
  ])
  func aSkillIsCalledByItsNameOrItsID(_ name: String, _ id: String?) {
    #expect(Skill(named: name)?.rawValue == id)
  }

  @Test func aLessonNamesItsPartItsSkillsAndWhatComesBack() throws {
    let text = """
      format: 2
      id: first
      part: 1
      origin: en
      minutes: 1
      ios: "26"
      dialects: [swift]
      skills: [edge/load, mistake/2, nav]
      cards: [first/one, first/two]
      exit: first/one
      steps: [{id: page, kind: read}]
      """
    let reading = Lesson.read(SourceText(text))
    #expect(reading.diagnostics.isEmpty)
    let lesson = try #require(reading.value)
    #expect(lesson.part == 1)
    #expect(lesson.skills.map(\.value) == ["edge/load", "mistake/2", "nav"])
    #expect(lesson.cards.map(\.question) == ["one", "two"])
    #expect(lesson.exit?.quiz == "first")
  }

  @Test func aSkillThatIsNotOnTheListIsRefused() {
    let text = """
      format: 2
      id: a
      part: 1
      origin: en
      minutes: 1
      ios: 26
      dialects: [swift]
      skills: [edge/load, edge/lod]
      steps: [{id: p, kind: read}]
      """
    let diagnostics = Lesson.read(SourceText(text)).diagnostics
    #expect(
      diagnostics.map(\.fact)
        == [.unknownValue("edge/lod", known: Skill.allCases.map(\.rawValue))])
    #expect(diagnostics.first?.suggestion == "edge/load")
  }
}
