/// What a cohort's answers say together: those of its rooms, and those that were pushed.
///
/// The same from every engine: the engines count, and what is counted is put in order here.
public struct CohortReport: Hashable, Sendable {
  public let cohort: String
  public let learners: Int
  public let total: Figures
  public let sections: [Section]

  public struct Section: Hashable, Sendable {
    public let kind: Kind
    public let lines: [Line]
  }

  public enum Kind: String, CaseIterable, Sendable {
    /// What went worst stands first.
    case item, mistake, claim
    /// What is thought most often stands first.
    case misconception
    case day
  }

  public struct Line: Hashable, Sendable {
    /// The item's id, the mistake's number, the moment at which the day begins in UTC, and so on.
    public let name: String
    public let figures: Figures
  }

  /// - Parameter subjects: what the items are about, by their ids; one that is not there counts
  ///   for no mistake and no claim.
  public init(
    of cohort: String, in database: any Database, subjects: [String: Subject]
  ) throws(DatabaseFault) {
    self.cohort = cohort
    learners = try database.run(.learnerCount, [.text(cohort)])[0].integer(0)
    let items = try database.lines(.answersByItem, of: cohort)
    let misconceptions = try database.lines(.answersByMisconception, of: cohort)
    let days = try database.lines(.answersByDay, of: cohort)
    total = items.reduce(into: Figures()) { $0 += $1.figures }
    let mistakes = items.gathered { (subjects[$0]?.mistakes ?? []).map { "\($0)" } }
    let claims = items.gathered { subjects[$0]?.claims ?? [] }
    sections = [
      Section(kind: .item, lines: items.sorted(by: Line.isWorse)),
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
      return CohortReport.Line(name: name, figures: Figures(row))
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
    return figures.map { CohortReport.Line(name: $0.key, figures: $0.value) }
  }
}
