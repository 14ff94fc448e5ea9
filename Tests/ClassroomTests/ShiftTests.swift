import Classroom
import Testing

@Suite struct ShiftTests {
  struct Gain: CustomTestStringConvertible {
    var before: [Bool]
    var now: [Bool]
    var gain: Double?
    var testDescription: String { "\(before) to \(now)" }
  }

  static let gains = [
    Gain(
      before: [true, true, false, false, false, false],
      now: [true, true, true, true, false, false], gain: 0.5),
    Gain(before: [false, false], now: [true, true], gain: 1),
    Gain(before: [true, false], now: [false, true], gain: 0),
    Gain(before: [true, true, true, false], now: [true, true, false, false], gain: -1),
    Gain(before: [true], now: [true], gain: nil),
    Gain(before: [], now: [true], gain: nil),
    Gain(before: [false], now: [], gain: nil),
    // Who answered once counts in neither share.
    Gain(before: [false, false], now: [false, false, true, true], gain: 0),
  ]

  @Test(arguments: gains) func isOfWhatThereWasToGain(_ example: Gain) {
    func verdicts(_ answers: [Bool]) -> [String: Bool] {
      Dictionary(answers.enumerated().map { ("\($0)", $1) }) { $1 }
    }
    let shift = Shift(from: verdicts(example.before), to: verdicts(example.now))
    #expect(shift.gain.map { ($0 * 1000).rounded() } == example.gain.map { $0 * 1000 })
  }

  @Test func countsWhoAnsweredBothTimes() {
    let shift = Shift(
      from: ["a": true, "b": false, "c": true, "d": false, "e": true],
      to: ["a": true, "b": true, "c": false, "d": false, "f": true])
    #expect(
      [shift.stayedRight, shift.becameRight, shift.becameWrong, shift.stayedWrong] == [1, 1, 1, 1])
    #expect(shift.onlyBefore == 1 && shift.onlyNow == 1)
  }
}
