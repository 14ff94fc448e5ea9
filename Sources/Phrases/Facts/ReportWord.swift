/// A word or a sentence of a report that says the same of every round.
public enum ReportWord: CaseIterable, Sendable {
  /// Heads and titles of a report's parts, for pages and screens alike.
  case ranking, place, candidate, score, interval, result, signals
  case questions, question, asked, facility, discrimination, doubt
  case skills, skill, timeline, legend, time
  case certainty, answers, share, honest
  case arithmetic, answer, right, noAnswer, noReason, notMarked, readByPeople
  /// Notes that explain what stands in a part, below it.
  case remarks, noSignals, aboutIntervals, aboutReceipts, aboutSignals
}
