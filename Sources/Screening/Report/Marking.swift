public import Curriculum
public import Grading
import Learning
import Notation
public import Sessions

/// A question of a candidate's paper with its key.
public struct KeyedItem: Sendable {
  public var id: String
  public var minutes: Int
  public var marked: Blueprint.Marked
  public var skills: [Skill]
  /// In the order in which the candidate saw it; nil for free text, which has no key.
  public var key: MarkingKey?
  /// Which of the variants of its item it is; nil for what has none.
  public var place: VariantPool.Place?

  public init(_ item: Blueprint.Item, _ key: MarkingKey?) {
    (id, minutes, marked) = (item.id.value, item.minutes, item.marked)
    skills = item.skills.compactMap { Skill(rawValue: $0.value) }
    self.key = key
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
    mark: (MarkingKey, KeyedItem, _ answer: [String]) -> Mark = { $0.mark(onPaper: $2) }
  ) {
    // On a paper items stand by their places.
    let ids = Dictionary(
      items.indices.map { (PackItem.name($0 + 1), items[$0].id) }
    ) { first, _ in first }
    var named = entries
    for place in named.indices {
      if let id = named[place].item.flatMap({ ids[$0] }) { named[place].item = id }
    }
    let timeline = Timeline(named, limit: limit * 60_000)
    let (answers, flags) = (timeline.answers(), timeline.flags)
    let minutes = Dictionary(items.map { ($0.id, $0.minutes) }) { first, _ in first }
    let spent = Dictionary(grouping: timeline.spans(), by: \.item)
      .mapValues { $0.reduce(0) { $0 + $1.to - $1.from } }
    self.init(
      round: round.id, id: candidate.id, name: candidate.name,
      language: entries.last?.language ?? candidate.language ?? round.language, receipt: receipt,
      items: items.map { item in
        let answer = answers[item.id] ?? Answer()
        let words = answer.words
        return ItemReport(
          item, answer, words,
          item.key.flatMap { key in words.map { mark(key, item, $0) } },
          isFlagged: flags.contains(item.id), spent: spent[item.id] ?? 0,
          rating: rating(item.id))
      },
      timeline: timeline, signals: timeline.signals { minutes[$0] }, pass: round.pass)
  }
}

extension Timeline {
  /// What was answered in time, by item.
  fileprivate func answers() -> [String: Answer] {
    var answers: [String: Answer] = [:]
    for place in events.indices where events[place].at <= limit {
      if events[place].entry.kind == .resumed {
        for item in answers.keys { answers[item]?.seal() }
      }
      guard let item = events[place].entry.item else { continue }
      answers[item, default: Answer()].take(events[place].entry)
    }
    return answers
  }

  /// The items that are flagged in the end.
  fileprivate var flags: Set<String> {
    var flags: Set<String> = []
    for place in events.indices where events[place].entry.kind == .flagged {
      guard let item = events[place].entry.item else { continue }
      if events[place].entry.payload["flagged"]?.bool == false {
        flags.remove(item)
      } else {
        flags.insert(item)
      }
    }
    return flags
  }
}

/// An answer, as entry after entry tells it.
private struct Answer {
  /// What the newest entry says of it.
  private var payload: JSON?
  var certainty: Int?
  var reason: String?
  /// How often an answer took the place of a whole one.
  var revisions = 0
  /// What stood when the program was last started anew, to which it may have been added.
  private var sealed: [String]?

  /// nil for none, or for one that was taken back.
  var words: [String]? {
    guard let payload else { return sealed }
    return Entry.answer(in: payload, over: sealed ?? [])
  }

  /// The program was started anew, and does not know what was answered.
  mutating func seal() { (sealed, payload) = (words, nil) }

  mutating func take(_ entry: Entry) {
    switch entry.kind {
    case .answered, .undone: payload = entry.payload
    case .revised: (payload, revisions) = (entry.payload, revisions + 1)
    case .withdrawn: (payload, sealed) = (nil, nil)
    case .certainty:
      certainty = entry.payload["certainty"]?.integer.flatMap {
        Calibration.certainties.contains($0) ? $0 : nil
      }
    case .reason: reason = entry.payload["reason"]?.string
    case .accepted, .resumed, .shown, .flagged, .language, .dialect, .ran, .note, .pasted,
      .suspended, .clock, .late, .ended:
      break
    }
  }
}

extension ItemReport {
  fileprivate init(
    _ item: KeyedItem, _ answer: Answer, _ words: [String]?, _ mark: Mark?, isFlagged: Bool,
    spent: Int, rating: Double?
  ) {
    let isFree = item.key == nil
    let text = isFree ? words?.joined(separator: "\n") : answer.reason
    let marking: Marking =
      switch item.marked {
      case .yes: isFree ? .none : .key
      case .no: .none
      // Where nothing was said there is nothing to read.
      case .reason: .raters(score: text == nil ? 0 : rating)
      }
    var shown = mark
    if let key = item.key, let right = mark?.right { shown?.right = key.said(ids: right) }
    self.init(
      id: item.id, skills: item.skills, marking: marking,
      answer: words.flatMap { item.key?.said(onPaper: $0) },
      mark: shown, certainty: answer.certainty,
      text: text, revisions: answer.revisions, isFlagged: isFlagged, spent: spent)
  }
}
