import Mistakes
import Testing

@Suite struct MistakeTests {
  /// Contract §5: the kinds of the mistakes 1 to 12.
  @Test func kindsAreThoseOfTheContract() {
    let kinds = Mistake.allCases.map(\.kind.rawValue).joined()
    #expect(kinds == "lppllulppulp")
    #expect(Mistake.allCases.map(\.number) == Array(1...12))
  }
}
