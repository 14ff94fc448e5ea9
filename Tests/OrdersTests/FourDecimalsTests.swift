import Testing

@testable import Orders

@Suite struct FourDecimalsTests {
  static let cases: [(Double, String)] = [
    (0, "0"), (1, "1"), (0.5, "0.5"), (0.3264, "0.3264"), (2.0 / 3, "0.6667"), (0.00004, "0"),
    (0.00005, "0.0001"), (0.99996, "1"), (0.05, "0.05"), (12.34, "12.34"), (-0.25, "-0.25"),
    (-0.00001, "0"),
  ]

  @Test(arguments: cases) func roundsAndDropsTrailingZeros(_ number: Double, _ text: String) {
    #expect(number.fourDecimals == text)
  }
}
