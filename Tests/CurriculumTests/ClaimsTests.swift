import Curriculum
import Diagnostics
import Testing

struct ClaimsTests {
  @Test func claimsAreRead() throws {
    let text = """
      - {id: ru-001, verdict: right, claim: A controller joins model and view.}
      - id: hc-002
        verdict: outdated
        claim: "Views are unloaded: when memory is low."
      """
    let reading = Claims.read(SourceText(text))
    #expect(reading.diagnostics.isEmpty)
    let claims = try #require(reading.value)
    #expect(claims.ids == ["ru-001", "hc-002"])
    #expect(claims["hc-002"]?.verdict == .outdated)
    #expect(claims["hc-002"]?.text == "Views are unloaded: when memory is low.")
  }

  @Test(arguments: [
    Broken(1, 1, .emptyFile, in: "~\n"),
    Broken(1, 1, .expected(.list), in: "a: 1\n"),
    Broken(
      1, 20, .unknownValue("true", known: ["right", "outdated", "disputed", "wrong"]),
      in: "- {id: a, verdict: true, claim: b}\n"),
    Broken(1, 3, .missingKey("claim"), in: "- {id: a, verdict: wrong}\n"),
    Broken(
      2, 8, .duplicateID("a", first: SourceRange(7, 8)),
      in: "- {id: a, verdict: wrong, claim: b}\n- {id: a, verdict: wrong, claim: c}\n"),
  ])
  func aBrokenListIsToldWhere(broken: Broken) {
    broken.check(Claims.read(SourceText(broken.text)).diagnostics)
  }
}
