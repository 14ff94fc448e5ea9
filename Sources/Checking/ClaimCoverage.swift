public import Curriculum
import Diagnostics

/// Which claims of the sources are taught, and where.
public struct ClaimCoverage: Sendable {
  /// A claim and where the course teaches it.
  public struct Row: Equatable, Sendable {
    /// Its id.
    public var claim: String
    /// `lesson/step`, in the order of the course; empty when nothing teaches it.
    public var steps: [String]
  }

  /// In the order of `claims.yaml`.
  public let rows: [Row]

  /// How many claims some step teaches.
  public var taught: Int { rows.count { !$0.steps.isEmpty } }

  /// A step that teaches a claim twice is named twice; claims that no list has are passed over.
  public init(of claims: [Claims.Claim], in lessons: [Lesson]) {
    var places: [String: [String]] = [:]
    for lesson in lessons {
      for step in lesson.steps {
        for claim in step.claims {
          places[claim.value, default: []].append("\(lesson.id.value)/\(step.id.value)")
        }
      }
    }
    rows = claims.map { Row(claim: $0.id.value, steps: places[$0.id.value] ?? []) }
  }
}

extension ContentCheck {
  /// Reports each claim that no step teaches, where it stands in the list of claims, if that was
  /// checked too.
  public func coverage(of all: inout [Checked]) -> ClaimCoverage {
    let lessons = all.compactMap(\.lesson?.value)
    let coverage = ClaimCoverage(of: claims?.list ?? [], in: lessons)
    guard let source = file(SharedFile.claims.path),
      let index = all.firstIndex(where: { $0.name == source.name })
    else { return coverage }
    for (claim, row) in zip(claims?.list ?? [], coverage.rows) where row.steps.isEmpty {
      all[index].add(.untaughtClaim(row.claim), at: claim.id.range, source)
    }
    return coverage
  }
}
