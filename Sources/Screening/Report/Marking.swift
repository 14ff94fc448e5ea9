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
    mark: (_ item: String, MarkingKey, _ answer: [String]) -> Mark = { $1.mark(onPaper: $2) }
  ) {
    // On a paper items stand by their places.
    let ids = Dictionary(
      items.enumerated().map { (PackItem.name($0.offset + 1), $0.element.id) }
    ) { first, _ in first }
    let named = entries.map { entry in
      var entry = entry
      entry.item = entry.item.map { ids[$0] ?? $0 }
      return entry
    }
    let timeline = Timeline(named, limit: limit * 60_000)
    let answers = timeline.answers()
    let minutes = Dictionary(items.map { ($0.id, $0.minutes) }) { first, _ in first }
    let spent = Dictionary(grouping: timeline.spans(), by: \.item)
      .mapValues { $0.reduce(0) { $0 + $1.to - $1.from } }
    self.init(
      round: round.id, id: candidate.id, name: candidate.name,
      language: entries.last?.language ?? candidate.language ?? round.language, receipt: receipt,
      items: items.map { item in
        let answer = answers[item.id] ?? Answer()
        return ItemReport(
          item, answer,
          item.key.flatMap { key in answer.words.map { mark(item.id, key, $0) } },
          isFlagged: timeline.isFlagged(item.id), spent: spent[item.id] ?? 0,
          rating: rating(item.id))
      },
      timeline: timeline, signals: timeline.signals { minutes[$0] }, pass: round.pass)
  }
}

extension Timeline {
  /// What was answered in time, by item.
  fileprivate func answers() -> [String: Answer] {
    var answers: [String: Answer] = [:]
    for event in events where event.at <= limit {
      if event.entry.kind == .resumed {
        for item in answers.keys { answers[item]?.seal() }
      }
      if let item = event.entry.item { answers[item, default: Answer()].take(event.entry) }
    }
    return answers
  }

  fileprivate func isFlagged(_ item: String) -> Bool {
    let flags = events.filter { $0.entry.kind == .flagged && $0.entry.item == item }
    return flags.last?.entry.payload["flagged"]?.bool ?? !flags.isEmpty
  }
}

/// An answer, as entry after entry tells it.
private struct Answer {
  /// nil for none, or for one that was taken back.
  var words: [String]?
  var certainty: Int?
  var reason: String?
  /// How often an answer took the place of a whole one.
  var revisions = 0
  /// What stood when the program was last started anew, to which it may have been added.
  private var sealed: [String]?

  /// The program was started anew, and does not know what was answered.
  mutating func seal() { sealed = words }

  mutating func take(_ entry: Entry) {
    switch entry.kind {
    case .answered, .undone: words = whole(entry)
    case .revised: (words, revisions) = (whole(entry), revisions + 1)
    case .withdrawn: (words, sealed) = (nil, nil)
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

  private func whole(_ entry: Entry) -> [String] {
    guard entry.payload["added"]?.bool == true, let sealed else { return entry.answer }
    return sealed + entry.answer
  }
}

extension ItemReport {
  fileprivate init(
    _ item: KeyedItem, _ answer: Answer, _ mark: Mark?, isFlagged: Bool, spent: Int,
    rating: Double?
  ) {
    let words = answer.words
    let isFree = item.key == nil
    let text = isFree ? words?.joined(separator: "\n") : answer.reason
    let marking: Marking =
      switch item.marked {
      case .yes: isFree ? .none : .key
      case .no: .none
      // Where nothing was said there is nothing to read.
      case .reason: .raters(score: text == nil ? 0 : rating)
      }
    let names = item.key?.names ?? []
    func said(_ places: [String]) -> [String] {
      places.map { place in
        guard let number = Int(place), names.indices.contains(number - 1) else { return place }
        return names[number - 1] == place ? place : "\(number)  \(names[number - 1])"
      }
    }
    var shown = mark
    if let ids = item.key?.ids {
      shown?.right = said(
        mark?.right.map { id in ids.firstIndex(of: id).map { "\($0 + 1)" } ?? id } ?? [])
    }
    self.init(
      id: item.id, skills: item.skills, marking: marking, answer: isFree ? nil : words.map(said),
      mark: shown, certainty: answer.certainty,
      text: text, revisions: answer.revisions, isFlagged: isFlagged, spent: spent)
  }
}
