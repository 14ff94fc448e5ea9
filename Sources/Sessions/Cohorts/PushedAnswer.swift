public import Cohorts
public import Learning
import Notation

/// An answer of the journal as a cohort has it: what it was about and how it went, not what was
/// typed.
public struct PushedAnswer: Equatable, Sendable {
  public let item: String
  /// In milliseconds since 1970.
  public let answered: Int
  /// In thousandths.
  public let score: Int
  let tries: Int
  let hints: Int
  let isShown: Bool
  let seconds: Int
  let misconception: String

  /// nil for what is no answer, or one that was given beside the right one.
  public init?(_ entry: Entry, subjects: [String: Subject]) {
    let payload = entry.payload
    guard entry.kind == .answered, payload["again"]?.bool != true else { return nil }
    item = entry.item
    answered = entry.time.wall
    isShown = payload["shown"]?.bool == true
    score = isShown ? 0 : Int((min(max(payload["score"]?.number ?? 0, 0), 1) * 1000).rounded())
    tries = payload["tries"]?.integer ?? 1
    hints = payload["hints"]?.integer ?? 0
    seconds = Int(min(max(payload["seconds"]?.number ?? 0, 0), 1e6).rounded())
    let chosen = payload["answer"]?.elements?.compactMap(\.string) ?? []
    let catches = subjects[item]?.catches ?? [:]
    misconception = chosen.lazy.compactMap { catches[$0] }.first ?? ""
  }

  /// The parameters of `Statement.push`.
  public func values(of learner: String, in cohort: String) -> [Datum] {
    [
      .text(cohort), .text(learner), .text(item), .integer(answered), .integer(score),
      .integer(tries), .integer(hints), .integer(isShown ? 1 : 0), .integer(seconds),
      .text(misconception),
    ]
  }
}
