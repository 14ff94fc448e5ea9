public import Curriculum

/// Where a person stands with every skill.
public struct MasteryMap: Equatable, Sendable {
  public var signs: [Skill: Mastery]
  /// Of what was asked and is not mastered, what `Weakness` finds weakest; two at most.
  public var weakest: [Skill]
  /// Whether something of the weakest is due.
  public var isDue: Bool
  /// The first lesson that teaches one of them, the weakest if it can be.
  public var lesson: String?

  public subscript(skill: Skill) -> Mastery { signs[skill] ?? .unmet }

  package init(_ record: Record, _ course: Course, due: [String], at now: Int, zone: Int) {
    var signs: [Skill: Mastery] = [:]
    for skill in Skill.allCases {
      let state = SkillRecord(record, course.items(of: skill), at: now, zone: zone)
      signs[skill] = state.mastery
    }
    self.signs = signs
    let open = Skill.allCases.filter { signs[$0] != .mastered }
    let weakest = Array(Weakness(record, course, at: now).sorted(open).prefix(2))
    self.weakest = weakest
    isDue = due.contains { course[$0]?.skills.contains(where: weakest.contains) == true }
    lesson =
      weakest.lazy.compactMap { skill in
        course.lessons.first { $0.skills.contains(skill) }?.id
      }.first
  }
}

/// What a skill is made of: its items, and how they went.
public struct SkillPage: Sendable {
  public var skill: Skill
  public var mastery: Mastery
  public var items: [Item]

  /// What asks for a skill.
  public struct Item: Sendable {
    /// Where it stands: `7/3` is page 3 of lesson 7, `7` a question of its bank.
    public var place: String
    public var title: String
    public var history: ItemHistory

    package init(place: String, title: String, history: ItemHistory) {
      (self.place, self.title, self.history) = (place, title, history)
    }
  }

  package init(skill: Skill, mastery: Mastery, items: [Item]) {
    self.skill = skill
    self.mastery = mastery
    self.items = items
  }
}
