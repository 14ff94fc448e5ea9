package import Curriculum

/// What the lessons and quizzes ask for, item by item, in their order.
package struct Course {
  package var lessons: [Lesson] = []
  package var items: [Item] = []

  package init() {}

  /// What repetition needs to know of a lesson.
  package struct Lesson {
    package var id: String
    package var part: Int?
    package var skills: [Skill]
    /// The questions that come back once it is over: its cards and its exit.
    package var cards: [String]
    /// In which it can be learnt.
    package var dialects: [Snippet.Dialect] = []

    package init(id: String, part: Int?, skills: [Skill], cards: [String]) {
      self.id = id
      self.part = part
      self.skills = skills
      self.cards = cards
    }
  }

  /// A step of a lesson or a question of a quiz.
  package struct Item {
    /// `lesson/step` or `quiz/question`.
    package var id: String
    package var part: Int?
    package var skills: [Skill]
    /// What kind of thing it is; nil for a page that asks nothing.
    package var kind: Exercise.Kind?
    /// Whether the answer is typed, not picked.
    package var isProduced: Bool
    package var isQuestion: Bool
    /// The dialects in which its lesson can be learnt, and it cannot be asked.
    package var lacks: [Snippet.Dialect] = []

    package init(
      id: String, part: Int? = nil, skills: [Skill], kind: Exercise.Kind? = nil,
      isProduced: Bool = false,
      isQuestion: Bool
    ) {
      self.id = id
      self.part = part
      self.skills = skills
      self.kind = kind
      self.isProduced = isProduced
      self.isQuestion = isQuestion
    }

    /// The lesson or quiz that it stands in.
    package var source: Substring { id.prefix { $0 != "/" } }
  }

  /// The parts that are looked over by themselves: all but the last of several, in which what the
  /// others teach is weighed.
  package var partsToCheck: [Int] {
    let parts = Set(lessons.compactMap(\.part)).sorted()
    return parts.count > 1 ? parts.dropLast() : parts
  }

  package func items(of skill: Skill) -> [Item] { items.filter { $0.skills.contains(skill) } }

  package subscript(id: String) -> Item? { items.first { $0.id == id } }
}
