/// How well a skill is had.
public enum Mastery: CaseIterable, Equatable, Sendable {
  /// Three different items right unaided, on two different days, one of them produced, and what was
  /// asked is still remembered.
  case mastered
  /// It was mastered, and is being forgotten.
  case faded
  /// An item was right once.
  case right
  case met
  case unmet
}

/// What the journal says of one skill: the answers to its items.
package struct SkillRecord {
  package private(set) var mastery: Mastery
  /// How much of what was asked is remembered now, 0 to 1; nil when nothing was asked.
  package private(set) var recall: Double?

  package static let items = 3
  package static let days = 2
  package static let remembered = 0.9

  package init(_ record: Record, _ items: [Course.Item], at now: Int, zone: Int) {
    let answers = items.flatMap { item in
      record.answers[item.id, default: []].map { (item: item, answer: $0) }
    }.sorted { $0.answer.time < $1.answer.time }
    var newest: [String: Record.Answer] = [:]
    var right: Set<String> = []
    var days: Set<Day> = []
    var hasProduced = false
    var wasMastered = false
    for (item, answer) in answers {
      newest[item.id] = answer
      if answer.isUnaided {
        right.insert(item.id)
        days.insert(Day(of: answer.time, zone: zone))
        hasProduced = hasProduced || item.isProduced
      }
      wasMastered =
        wasMastered
        || right.count >= Self.items && days.count >= Self.days && hasProduced
          && newest.meanRecall(at: answer.time) >= Self.remembered
    }
    recall = newest.isEmpty ? nil : newest.meanRecall(at: now)
    mastery =
      if wasMastered {
        (recall ?? 0) >= Self.remembered ? .mastered : .faded
      } else if answers.contains(where: \.answer.isRight) {
        .right
      } else if items.contains(where: { record.met.contains($0.id) }) {
        .met
      } else {
        .unmet
      }
  }
}

extension [String: Record.Answer] {
  fileprivate func meanRecall(at time: Int) -> Double {
    values.reduce(0) { $0 + $1.recall(at: time) } / Double(count)
  }
}
