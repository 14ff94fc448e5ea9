import Classroom
import Testing

@Suite struct ShiftTests {
  struct Gain: CustomTestStringConvertible {
    var before: Double?
    var now: Double?
    var gain: Double?
    var testDescription: String { "\(before ?? -1) to \(now ?? -1)" }
  }

  static let gains = [
    Gain(before: 0.4, now: 0.7, gain: 0.5),
    Gain(before: 0, now: 1, gain: 1),
    Gain(before: 0.5, now: 0.5, gain: 0),
    Gain(before: 0.75, now: 0.5, gain: -1),
    Gain(before: 1, now: 1, gain: nil),
    Gain(before: nil, now: 1, gain: nil),
    Gain(before: 0.5, now: nil, gain: nil),
  ]

  @Test(arguments: gains) func isOfWhatThereWasToGain(_ example: Gain) {
    let shift = Shift(from: [:], to: [:], shares: (example.before, example.now))
    #expect(shift.gain.map { ($0 * 1000).rounded() } == example.gain.map { $0 * 1000 })
  }

  @Test func countsWhoAnsweredBothTimes() {
    let shift = Shift(
      from: ["a": true, "b": false, "c": true, "d": false, "e": true],
      to: ["a": true, "b": true, "c": false, "d": false, "f": true], shares: (0.6, 0.6))
    #expect(
      [shift.stayedRight, shift.becameRight, shift.becameWrong, shift.stayedWrong] == [1, 1, 1, 1])
    #expect(shift.onlyBefore == 1 && shift.onlyNow == 1)
  }
}
