import Phrases
import Scripts
import Sessions
import Typesetting

// Who owns what, since when, and how owners were lost.
extension Renderer {
  /// An object, how many owners it has, and each with what made it one; a freed one with its end.
  func owners(_ report: OwnerReport) -> [String] {
    let head = [report.object, report.type, phrases.owners(count: report.count)]
    if let end = report.end {
      return sentence(phrases.beside(head + [phrases.end(end)]), hanging: 2)
    }
    return sentence(phrases.beside(head), .title)
      + report.shares.flatMap { sentence("  " + phrases.share($0), hanging: 4) }
      + (report.hold.map { $0.isDirect ? [] : way($0) } ?? [])
  }

  /// From what keeps it alive down to the object.
  private func way(_ hold: NamedHold) -> [String] {
    sentence("  " + phrases.way(hold), .quiet, hanging: 4)
  }

  /// Objects that are no leaks, and that something keeps; what says so of so many stands above.
  func held(_ holds: [NamedHold], _ head: (Int) -> String) -> [String] {
    if holds.isEmpty { return [] }
    let rest = holds.count > Self.mostHeld ? sentence("  …", .quiet) : []
    return sentence(head(holds.count), .title)
      + holds.prefix(Self.mostHeld).flatMap(way) + rest
  }

  /// A run loop may hold thousands.
  private static let mostHeld = 20

  /// The leaks with their reasons; what is not released yet stands below.
  func leaks(
    _ leaks: [NamedLeak], _ reasons: [[NamedLeak.Reason]], _ unreleased: [NamedClaim]
  ) -> [String] {
    sentence(phrases.leaks(leaks.count), .title)
      + leaks.enumerated().flatMap { place, leak in
        sentence("  " + phrases.leaked(leak), hanging: 4)
          + (reasons.indices.contains(place) ? lines(of: reasons[place]) : [])
      } + waiting(unreleased)
  }

  /// Why a leaked object lives on: the circle it is part of, and the owner that was lost.
  func lines(of reasons: [NamedLeak.Reason]) -> [String] {
    reasons.flatMap { sentence("    \(phrases.reason($0))", hanging: 6) }
  }

  /// Objects that are no leaks as long as a variable leads to them, and that only a release frees.
  private func waiting(_ unreleased: [NamedClaim]) -> [String] {
    if unreleased.isEmpty { return [] }
    let shown = unreleased.prefix(Self.mostUnreleased).map(phrases.unreleased)
    let rest = unreleased.count > Self.mostUnreleased ? ["…"] : []
    return sentence(phrases.unreleased(phrases.list(shown + rest)), hanging: 2)
  }

  /// The rest is told by an ellipsis.
  private static let mostUnreleased = 10
}
