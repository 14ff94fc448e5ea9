import Checking
import Diagnostics
import Testing

@Suite struct ClaimCoverageTests {
  private let claims = """
    - {id: ru-001, verdict: right, claim: One., shown: advice}
    - {id: ru-002, verdict: wrong, claim: Two., shown: advice}
    """
  private let lesson = """
    format: 2
    id: a
    part: 1
    origin: en
    minutes: 1
    ios: 26
    dialects: [swift]
    steps:
    - {id: one, kind: read, claims: [ru-002]}
    """

  @Test func aClaimThatNoStepTeachesIsAnErrorWhereItStandsInTheList() {
    let files = ["Lessons/claims.yaml": claims, "Lessons/01-a/lesson.yaml": lesson]
    let check = ContentCheck { path in files[path].map { SourceText(name: path, text: $0) } }
    var all = [check.shared(.claims), check.lesson(in: "01-a")]
    let coverage = check.coverage(of: &all)
    #expect(coverage.taught == 1)
    #expect(coverage.rows.map(\.claim) == ["ru-001", "ru-002"])
    #expect(coverage.rows.map(\.steps.count) == [0, 1])
    #expect(all[0].findings.map { String($0.source[$0.range]) } == ["ru-001"])
    #expect(all[0].findings.map(\.severity) == [.error])
  }
}
