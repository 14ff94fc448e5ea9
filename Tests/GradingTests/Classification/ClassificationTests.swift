import Testing

@testable import Grading

@Suite struct ClassificationTests {
  @Test(arguments: ClassificationVector.all)
  func agreesWithTheOracle(_ vector: ClassificationVector) {
    let classification = Classification(chosen: vector.chosen, key: vector.key)
    #expect(abs(classification.score - vector.plusMinus) < 1e-12)
    #expect(classification.isCorrect == vector.isExact)
  }

  @Test func sortsHitsFalseChoicesAndMisses() {
    let classification = Classification(chosen: [9, 5, 12, 9, 2], key: [12, 8, 5, 3])
    #expect(classification.hits == [5, 12])
    #expect(classification.falseChoices == [2, 9])
    #expect(classification.missed == [3, 8])
    #expect(classification.score == 0)
    #expect(classification.working == "max(0, 2-2)/4 = 0")
  }

  @Test func showsItsSum() {
    #expect(Classification(chosen: [1, 2, 9], key: [1, 2, 3]).working == "max(0, 2-1)/3 = 0.3333")
    #expect(Classification(chosen: [1], key: []).working == "|K| = 0, |R| = 1: 0")
    #expect(Classification<Int>(chosen: [], key: []).working == "|K| = 0, |R| = 0: 1")
  }
}
