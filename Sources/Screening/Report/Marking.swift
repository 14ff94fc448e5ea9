public import Curriculum
public import Grading
import Notation
public import Sessions

/// A question of a candidate's paper with its key, drawn anew.
public struct KeyedItem: Sendable {
  public var id: String
  public var minutes: Int
  public var marked: Blueprint.Marked
  public var skills: [Skill]
  /// In the order in which the candidate saw it; nil for free text, which has no key.
  public var question: ReadyQuestion?

  public init(_ item: Blueprint.Item, _ question: ReadyQuestion?) {
    (id, minutes, marked) = (item.id.value, item.minutes, item.marked)
    skills = item.skills.compactMap { Skill(rawValue: $0.value) }
    self.question = question
  }
}

extension CandidateReport {
  /// Marks what was answered, by the keys alone: no mark comes from the record.
  ///
  /// - Parameters:
  ///   - minutes: what the candidate has, extra time included.
  ///   - rating: what people gave an answer in free text, from 0 to 1.
  ///   - mark: marks an answer to a question; who marks thousands need not mark one twice.
  public init(
    of entries: [Entry], by candidate: CandidateRow, in round: Round, minutes limit: Int,
    _ items: [KeyedItem], receipt: String, rating: (_ item: String) -> Double? = { _ in nil },
    mark: (_ item: String, ReadyQuestion, _ answer: [String]) -> Mark = { $1.mark(onPaper: $2) }
  ) {
    let timeline = Timeline(entries, limit: limit * 60_000)
    let minutes = Dictionary(items.map { ($0.id, $0.minutes) }) { first, _ in first }
    let spent = Dictionary(grouping: timeline.spans(), by: \.item)
      .mapValues { $0.reduce(0) { $0 + $1.to - $1.from } }
    self.init(
      round: round.id, id: candidate.id, name: candidate.name,
      language: entries.last?.language ?? candidate.language ?? round.language, receipt: receipt,
      items: items.map { item in
        let answers = timeline.answers(to: item.id)
        let words = answers.last?.words
        return ItemReport(
          item, answers,
          item.question.flatMap { question in words.map { mark(item.id, question, $0) } },
          isFlagged: timeline.isFlagged(item.id), spent: spent[item.id] ?? 0,
          rating: rating(item.id))
      },
      timeline: timeline, signals: timeline.signals { minutes[$0] }, pass: round.pass)
  }
}

extension Timeline {
  /// The answers that came in time.
  fileprivate func answers(to item: String) -> [Answer] {
    events.compactMap { event in
      let isAnswer = [.answered, .revised].contains(event.entry.kind)
      guard isAnswer, event.entry.item == item, event.at <= limit else { return nil }
      return Answer(event.entry.payload)
    }
  }

  fileprivate func isFlagged(_ item: String) -> Bool {
    let flags = events.filter { $0.entry.kind == .flagged && $0.entry.item == item }
    return flags.last?.entry.payload["flagged"]?.bool ?? !flags.isEmpty
  }
}

/// What an entry says of an answer.
private struct Answer {
  /// nil for one that was taken back.
  var words: [String]?
  var certainty: Int?
  var reason: String?

  init(_ payload: JSON) {
    words = payload["answer"]?.elements?.compactMap(\.string)
    certainty = payload["certainty"]?.integer.flatMap {
      Calibration.certainties.contains($0) ? $0 : nil
    }
    reason = payload["reason"]?.string
  }
}

extension ItemReport {
  fileprivate init(
    _ item: KeyedItem, _ answers: [Answer], _ mark: Mark?, isFlagged: Bool, spent: Int,
    rating: Double?
  ) {
    let words = answers.last?.words
    let isFree = item.question == nil
    let marking: Marking =
      switch item.marked {
      case .yes: isFree ? .none : .key
      case .no: .none
      case .reason: .raters(score: rating)
      }
    let names = item.question?.names(in: .en) ?? []
    func said(_ places: [String]) -> [String] {
      places.map { place in
        guard let number = Int(place), names.indices.contains(number - 1) else { return place }
        return names[number - 1] == place ? place : "\(number)  \(names[number - 1])"
      }
    }
    var shown = mark
    if let ids = item.question?.ids {
      shown?.right = said(
        mark?.right.map { id in ids.firstIndex(of: id).map { "\($0 + 1)" } ?? id } ?? [])
    }
    self.init(
      id: item.id, skills: item.skills, marking: marking, answer: isFree ? nil : words.map(said),
      mark: shown, certainty: answers.last?.certainty,
      text: isFree ? words?.joined(separator: "\n") : answers.last?.reason,
      revisions: max(0, answers.count - 1), isFlagged: isFlagged, spent: spent)
  }
}
