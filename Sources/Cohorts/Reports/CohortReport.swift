/// What a cohort's answers say together: those of its rooms, and those that were pushed.
///
/// The same from every engine: the engines count, and what is counted is put in order here. What a
/// room voted once more stands by its item alone: everywhere else an answer counts that was the first.
public struct CohortReport: Hashable, Sendable {
  public let cohort: String
  public let learners: Int
  public let total: Figures
  public let sections: [Section]

  /// The lines of one kind.
  public struct Section: Hashable, Sendable {
    public let kind: Kind
    public let lines: [Line]

    /// Whether a room has voted on something once more.
    public var hasVotes: Bool { lines.contains { $0.vote > 1 } }
  }

  /// By what answers are counted together, and in which order their lines stand.
  public enum Kind: String, CaseIterable, Sendable {
    /// What went worst stands first.
    case item, mistake, claim
    /// What is thought most often stands first.
    case misconception
    case day
  }

  /// What a cohort's answers to one thing come to.
  public struct Line: Hashable, Sendable {
    /// The item's id, the mistake's number, the moment at which the day begins in UTC, and so on.
    public let name: String
    /// Which vote of a room, from 1; 0 where everybody answered alone, or votes are not told apart.
    public let vote: Int
    public let figures: Figures

    init(_ name: String, vote: Int = 0, _ figures: Figures) {
      (self.name, self.vote, self.figures) = (name, vote, figures)
    }
  }

  /// - Parameter subjects: what the items are about, by their ids; one that is not there counts
  ///   for no mistake and no claim.
  public init(
    of cohort: String, in database: any Database, subjects: [String: Subject]
  ) throws(DatabaseFault) {
    self.cohort = cohort
    learners = try database.run(.learnerCount, [.text(cohort)])[0].integer(0)
    let items = try database.run(.answersByItem, [.text(cohort)]).map {
      Line($0.text(0), vote: $0.integer(1), Figures($0, from: 2))
    }
    let first = items.filter { $0.vote < 2 }
    let misconceptions = try database.lines(.answersByMisconception, of: cohort)
    let days = try database.lines(.answersByDay, of: cohort)
    total = first.reduce(into: Figures()) { $0 += $1.figures }
    let mistakes = first.gathered { (subjects[$0]?.mistakes ?? []).map { "\($0)" } }
    let claims = first.gathered { subjects[$0]?.claims ?? [] }
    sections = [
      Section(kind: .item, lines: items.byItem),
      Section(kind: .mistake, lines: mistakes.sorted(by: Line.isWorse)),
      Section(kind: .misconception, lines: misconceptions.sorted(by: Line.isMoreFrequent)),
      Section(kind: .claim, lines: claims.sorted(by: Line.isWorse)),
      Section(kind: .day, lines: days.sorted { $0.moment < $1.moment }),
    ]
  }
}

extension CohortReport.Line {
  /// Where the name is a moment, in milliseconds since 1970.
  public var moment: Int { Int(name) ?? 0 }

  fileprivate static func isWorse(_ one: Self, than other: Self) -> Bool {
    (one.figures.mean, one.name) < (other.figures.mean, other.name)
  }

  fileprivate static func isMoreFrequent(_ one: Self, than other: Self) -> Bool {
    (-one.figures.answers, one.name) < (-other.figures.answers, other.name)
  }
}

extension Database {
  fileprivate func lines(
    _ statement: Statement, of cohort: String
  ) throws(DatabaseFault) -> [CohortReport.Line] {
    try run(statement, [.text(cohort)]).map { row in
      let name =
        switch row.values[0] {
        case .text(let text): text
        case .integer(let moment): "\(moment)"
        }
      return CohortReport.Line(name, Figures(row, from: 1))
    }
  }
}

extension [CohortReport.Line] {
  /// The same answers by what their items are about.
  fileprivate func gathered(by names: (String) -> [String]) -> [CohortReport.Line] {
    var figures: [String: Figures] = [:]
    for line in self {
      for name in names(line.name) { figures[name, default: Figures()] += line.figures }
    }
    return figures.map { CohortReport.Line($0.key, $0.value) }
  }

  /// The votes on an item stand together, by how the first of them went.
  fileprivate var byItem: [CohortReport.Line] {
    let items = Dictionary(grouping: self, by: \.name).values.map { votes in
      votes.sorted { $0.vote < $1.vote }
    }
    return items.sorted { CohortReport.Line.isWorse($0[0], than: $1[0]) }.flatMap { $0 }
  }
}
