import Testing

@testable import LineEditing

@Suite struct PromptTests {
  @Test func thePromptEndsPlainlyBehindItsStyles() {
    let prompt = Prompt("iOS 5.1", style: "1;34")
    #expect(prompt.encoded(styled: true) == "\u{1}\u{1B}[1;34m\u{1}iOS 5.1\u{1}\u{1B}[0m\u{1}> ")
    #expect(prompt.encoded(styled: false) == "iOS 5.1> ")
  }

  @Test func neighbouringStylesShareOneSequence() {
    let prompt = Prompt([.init("a", style: "1"), .init("b", style: "32"), .init("c")])
    #expect(
      prompt.encoded(styled: true)
        == "\u{1}\u{1B}[1m\u{1}a\u{1}\u{1B}[0;32m\u{1}b\u{1}\u{1B}[0m\u{1}c> ")
  }

  @Test func emptyRunsLeaveNoSequences() {
    #expect(Prompt([.init("", style: "1"), .init("", style: "2")]).encoded(styled: true) == "> ")
  }

  @Test(arguments: ["m\u{1B}[2J", "1 2", "red"])
  func aStyleThatIsNoneIsLeftOut(style: String) {
    #expect(Prompt("a", style: style).encoded(styled: true) == "a> ")
  }

  @Test func controlCharactersInAPromptAreShown() {
    #expect(Prompt("a\u{1B}[1m\n\u{1}").encoded(styled: true) == "a␛[1m␊␁> ")
  }

  @Test func theContinuationStandsInTheFirstColumn() {
    #expect(Prompt.continuation == "| ")
  }
}
