package import Curriculum

/// Which skills are weakest: one rule for the map and for the end of a checkpoint.
///
/// A skill is worth what its items are that were asked last, three at most: their scores, as far as
/// they are still remembered. Older answers say what somebody could once.
package struct Weakness {
  private var worths: [Skill: Double] = [:]

  private static let items = 3

  package init(_ record: Record, _ course: Course, at now: Int) {
    for skill in Skill.allCases {
      let tries = course.items(of: skill).compactMap { record.worth(of: $0.id, at: now) }
      let last = tries.enumerated()
        .sorted { ($0.element.time, $0.offset) > ($1.element.time, $1.offset) }
        .prefix(Weakness.items).map(\.element.worth)
      if !last.isEmpty { worths[skill] = last.reduce(0, +) / Double(last.count) }
    }
  }

  /// Those of some skills that were asked, the weakest first; of equals, as skills are ordered.
  package func sorted(_ skills: [Skill]) -> [Skill] {
    Skill.allCases.enumerated().filter { skills.contains($0.element) }
      .compactMap { place, skill in worths[skill].map { (skill: skill, worth: $0, place: place) } }
      .sorted { ($0.worth, $0.place) < ($1.worth, $1.place) }.map(\.skill)
  }
}
