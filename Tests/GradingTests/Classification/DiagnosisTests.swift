import Testing

@testable import Grading

@Suite struct DiagnosisTests {
  @Test(arguments: ClassificationVector.all)
  func agreesWithTheOracle(_ vector: ClassificationVector) {
    let diagnosis = Diagnosis(of: [Classification(chosen: vector.chosen, key: vector.key)])
    #expect(abs(diagnosis.precision - vector.precision) < 1e-12)
    #expect(abs(diagnosis.recall - vector.recall) < 1e-12)
    #expect(abs(diagnosis.f1 - vector.f1) < 1e-12)
  }

  @Test func followsOneMistakeThroughManyAnswers() {
    let answers = [
      Classification(chosen: [5, 8], key: [5]), Classification(chosen: [8], key: [5, 8]),
      Classification(chosen: [8], key: [8]), Classification(chosen: [], key: [8]),
    ]
    let diagnosis = Diagnosis(of: 8, in: answers)
    #expect(diagnosis.hits == 2)
    #expect(diagnosis.falseChoices == 1)
    #expect(diagnosis.missed == 1)
    #expect(diagnosis.precision == 2.0 / 3)
    #expect(diagnosis.recall == 2.0 / 3)
  }

  @Test func hasNoRatiosBeforeTheFirstAnswer() {
    #expect(Diagnosis().precision == 0)
    #expect(Diagnosis().f1 == 0)
  }
}
