import Curriculum
import Diagnostics
import Testing

struct ClaimsTests {
  @Test func claimsAreRead() throws {
    let text = """
      - {id: ru-001, verdict: right, claim: A controller joins model and view., shown: definition}
      - id: hc-002
        verdict: outdated
        claim: "Views are unloaded: when memory is low."
        shown: [Tests/warning.m, Tests/warning.transcript]
      """
    let reading = Claims.read(SourceText(text))
    #expect(reading.diagnostics.isEmpty)
    let claims = try #require(reading.value)
    #expect(claims.ids == ["ru-001", "hc-002"])
    #expect(claims["hc-002"]?.verdict == .outdated)
    #expect(claims["hc-002"]?.text == "Views are unloaded: when memory is low.")
    #expect(claims["ru-001"]?.evidence == .definition)
    #expect(
      claims["hc-002"]?.evidence == .runs(["Tests/warning.m", "Tests/warning.transcript"]))
  }

  @Test(arguments: [
    Broken(1, 1, .emptyFile, in: "~\n"),
    Broken(1, 1, .expected(.list), in: "a: 1\n"),
    Broken(
      1, 20, .unknownValue("true", known: ["right", "outdated", "disputed", "wrong"]),
      in: "- {id: a, verdict: true, claim: b, shown: advice}\n"),
    Broken(1, 3, .missingKey("claim"), in: "- {id: a, verdict: wrong, shown: advice}\n"),
    Broken(
      2, 8, .duplicateID("a", first: SourceRange(7, 8)),
      in: """
        - {id: a, verdict: wrong, claim: b, shown: advice}
        - {id: a, verdict: wrong, claim: c, shown: advice}

        """),
  ])
  func aBrokenListIsToldWhere(broken: Broken) {
    broken.check(Claims.read(SourceText(broken.text)).diagnostics)
  }
}
