import Diagnostics
import Screening
import Testing

@Suite struct CandidateListTests {
  private func facts(_ text: String) -> [CandidateFact] {
    CandidateList(SourceText(name: "list.csv", text: text)).diagnostics.map(\.fact)
  }

  /// Of a file of another kind one thing is said.
  @Test(arguments: ["", "{\"event\":\"pack\"},x\n1,2,3\n\u{1},\n", "Name;Alter\nAnna;7\n"])
  func whatNamesNoColumnIsNoList(_ text: String) { #expect(facts(text) == [.noHeader]) }

  @Test func aColumnTooManyIsNamed() {
    let known = ["id", "name", "minutes_factor", "language", "dialect"]
    #expect(facts("id,name,age\nanna,Anna,7\n") == [.unknownColumn("age", known: known)])
  }
}
