/// What the records of a round say together: little enough of each that thousands are no burden.
public struct RoundReport: Equatable, Sendable {
  public let round: String
  public let candidates: [Row]
  /// The ranks of the candidates, in the same order.
  public let ranks: [Rank]
  public let items: [Item]
  /// Cronbach's α over the candidates whom all questions were marked for.
  public let alpha: Double?
  /// By how much a score in questions is off, one time of three: the spread of the scores times
  /// √(1 - α); nil without α, or with a negative one.
  public let standardError: Double?

  /// The ids of those who were to take part, and of whom no record is here.
  public internal(set) var missing: [String] = []

  /// The records that were given and that no result comes from.
  public internal(set) var uncounted: [UncountedRecord] = []

  /// A candidate of the round, in one row of the table.
  public struct Row: Equatable, Sendable {
    public let id: String
    public let name: String
    public let score: Double
    public let of: Int
    public let interval: Interval
    public let result: Result
    public let signals: Int
    /// By which both sides name the record.
    public let receipt: String
    /// Scores by question; without those that are no part of the score.
    public let scores: [String: Double]

    /// Without a question there is nothing to have a share of.
    public var share: Double { of == 0 ? 0 : score / Double(of) }

    public var label: String { name.isEmpty ? id : "\(name) (\(id))" }
  }

  /// Whether somebody passes, and what may still change that.
  public struct Result: Equatable, Sendable {
    public let isPassing: Bool
    /// Texts that people have still to read.
    public let unread: Int
    /// Whether the record has no end: it was cut off, or the sitting was never ended.
    public let isOpen: Bool

    public init(isPassing: Bool, unread: Int = 0, isOpen: Bool = false) {
      (self.isPassing, self.unread, self.isOpen) = (isPassing, unread, isOpen)
    }

    /// nil where raters may still decide.
    public var hasPassed: Bool? { unread > 0 ? nil : isPassing }
  }

  /// A question of the round, and what its answers say of it.
  public struct Item: Equatable, Sendable {
    public let id: String
    public let statistics: ItemStatistics
  }

  /// `items` are the ids of the questions in the order of the blueprint.
  public init(round: String, items ids: [String], _ candidates: [Row]) {
    (self.round, self.candidates) = (round, candidates)
    ranks = Rank.ranks(
      candidates.map { ($0.share, $0.interval) })
    items = ids.compactMap { id in
      let scores = candidates.compactMap { row in
        row.scores[id].map { (item: $0, rest: row.score - $0) }
      }
      return scores.isEmpty ? nil : Item(id: id, statistics: ItemStatistics(scores))
    }
    let asked = items.map(\.id)
    let whole = candidates.map { row in asked.compactMap { row.scores[$0] } }
      .filter { $0.count == asked.count }
    alpha = cronbachAlpha(whole)
    standardError = alpha.flatMap { alpha in
      guard (0...1).contains(alpha), let spread = whole.map({ $0.reduce(0, +) }).variance
      else { return nil }
      return (spread * (1 - alpha)).squareRoot()
    }
  }

  public var passed: Int { candidates.count { $0.result.hasPassed == true } }

  /// A candidate's row with its rank.
  public typealias Standing = (row: Row, rank: Rank)

  /// All candidates from the first place on.
  public var standings: [Standing] {
    ranks.indices.sorted { (ranks[$0].place, $0) < (ranks[$1].place, $1) }
      .map { (candidates[$0], ranks[$0]) }
  }
}

extension RoundReport.Row {
  public init(_ report: CandidateReport) {
    self.init(
      id: report.id, name: report.name, score: report.score, of: report.of,
      interval: report.interval, result: report.result, signals: report.signals.count,
      receipt: report.receipt,
      scores: Dictionary(
        report.items.compactMap { item in item.score.map { (item.id, $0) } },
        uniquingKeysWith: { first, _ in first }))
  }
}
