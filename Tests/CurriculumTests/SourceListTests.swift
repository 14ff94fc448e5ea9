import Curriculum
import Diagnostics
import Testing

struct SourceListTests {
  private func facts(_ keys: String) -> [ContentFact] {
    let text = "- {id: a, title: T, language: ru, \(keys)name: {en: N}, place: {en: P}}\n"
    return SourceList.read(SourceText(name: "sources.yaml", text: text)).diagnostics.map(\.fact)
  }

  @Test func aSourceHasAYearOrSaysThatItHasNone() {
    #expect(facts("year: 2011, ") == [])
    #expect(facts("undated: true, ") == [])
    #expect(facts("") == [.missingOneOf(["year", "undated: true"])])
    #expect(facts("undated: false, ") == [.missingOneOf(["year", "undated: true"])])
    #expect(facts("year: 2011, undated: true, ") == [.onlyOneOf(["year", "undated"])])
  }
}
