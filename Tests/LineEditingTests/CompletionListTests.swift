import Testing

@testable import LineEditing

@Suite struct CompletionListTests {
  init() { adoptUTF8Locale() }

  @Test func meaningsStandInAColumn() {
    let list = CompletionList(
      [Completion("a", meaning: "one"), Completion("日本", meaning: "two"), Completion("bc")],
      columns: 80)
    #expect(list.rows == ["a     one", "日本  two", "bc"])
  }

  @Test func meaningsTooLongForTheWindowAreCut() {
    let list = CompletionList([Completion("ab", meaning: "次の一歩")], columns: 10)
    #expect(list.rows == ["ab  次の…"])
  }

  @Test func wordsAloneRunDownTheColumns() {
    let list = CompletionList(["a", "b", "c", "d", "e"].map { Completion($0) }, columns: 8)
    #expect(list.rows == ["a  d", "b  e", "c"])
  }

  @Test func aWordWiderThanTheWindowIsCut() {
    #expect(CompletionList([Completion("abcdef")], columns: 5).rows == ["abc…"])
  }

  @Test func controlCharactersInAListAreShown() {
    let list = CompletionList([Completion("a", meaning: "\u{1B}[2J")], columns: 80)
    #expect(list.rows == ["a  ␛[2J"])
  }
}
