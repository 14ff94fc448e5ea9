public import Curriculum
public import Grading
import Notation
public import Syntax

/// What a record is worth, marked anew.
public struct CandidateReport: Equatable, Sendable {
  public var round: String
  public var id: String
  public var name: String
  public var language: Language
  /// By which both sides know the record.
  public var receipt: String
  /// In the order of the candidate's paper.
  public var items: [ItemReport]
  public var timeline: Timeline
  public var signals: [Signal]
  /// The share that passes.
  public var pass: Double

  public init(
    round: String, id: String, name: String, language: Language, receipt: String,
    items: [ItemReport], timeline: Timeline, signals: [Signal], pass: Double
  ) {
    (self.round, self.id, self.name, self.language) = (round, id, name, language)
    (self.receipt, self.items, self.timeline) = (receipt, items, timeline)
    (self.signals, self.pass) = (signals, pass)
  }
}

/// An answer, and what it is worth.
public struct ItemReport: Equatable, Sendable {
  /// Who decides what an answer is worth.
  public enum Marking: Equatable, Sendable {
    /// It is no part of the score.
    case none
    /// The key decides.
    case key
    /// People read it; nil until they have.
    case raters(score: Double?)
  }

  public var id: String
  public var skills: [Skill]
  public var marking: Marking
  /// What was answered last in time; nil for nothing.
  public var answer: [String]?
  /// Of the key; nil for no answer, and where none decides.
  public var mark: Mark?
  /// 1, 2 or 3.
  public var certainty: Int?
  /// In the candidate's own words.
  public var text: String?
  /// How often an answer took the place of another.
  public var revisions: Int
  public var isFlagged: Bool
  /// How long it stood on the screen, in milliseconds.
  public var spent: Int

  public init(
    id: String, skills: [Skill], marking: Marking, answer: [String]? = nil, mark: Mark? = nil,
    certainty: Int? = nil, text: String? = nil, revisions: Int = 0, isFlagged: Bool = false,
    spent: Int = 0
  ) {
    (self.id, self.skills, self.marking) = (id, skills, marking)
    (self.answer, self.mark, self.certainty, self.text) = (answer, mark, certainty, text)
    (self.revisions, self.isFlagged, self.spent) = (revisions, isFlagged, spent)
  }
}

extension ItemReport {
  /// The mark, where a key decides it.
  public var keyMark: Mark? { marking == .key ? mark : nil }

  /// From 0 to 1; nil for what is no part of the score, or not yet.
  public var score: Double? {
    switch marking {
    case .none: nil
    case .key: mark?.score ?? 0
    case .raters(let score): score
    }
  }
}

// MARK: - What follows
extension CandidateReport {
  /// The dialect in which the paper stood on the screen in the end.
  public var dialect: Dialect {
    let words = timeline.events.reversed().lazy.compactMap { $0.entry.payload["dialect"]?.string }
    return words.first.flatMap(Dialect.init) ?? .swift
  }

  public var score: Double { items.reduce(0) { $0 + ($1.score ?? 0) } }

  /// How many questions the score is made of.
  public var of: Int { items.count { $0.score != nil } }

  public var share: Double { of == 0 ? 0 : score / Double(of) }

  public var interval: Interval { Interval(score: score, of: of) }

  public var result: RoundReport.Result {
    RoundReport.Result(
      isPassing: share >= pass, unread: items.count { $0.marking == .raters(score: nil) },
      isOpen: !timeline.isClosed)
  }

  /// What was reached of each skill that was asked, in the order of the list.
  public var skills: [SkillScore] {
    let scored = items.compactMap { item in item.score.map { (skills: item.skills, score: $0) } }
    return Skill.allCases.compactMap { skill in
      let scores = scored.compactMap { $0.skills.contains(skill) ? $0.score : nil }
      if scores.isEmpty { return nil }
      return SkillScore(skill: skill, score: scores.reduce(0, +), of: scores.count)
    }
  }

  /// What a candidate reached in the questions on one skill.
  public struct SkillScore: Equatable, Sendable {
    public let skill: Skill
    public let score: Double
    public let of: Int
  }

  public var calibration: [Calibration] {
    Calibration.rows(
      items.compactMap { item in
        guard item.marking == .key, let certainty = item.certainty, let score = item.score else {
          return nil
        }
        return (certainty, score)
      })
  }
}
