import Curriculum

/// What the lessons and quizzes ask for, item by item, in their order.
struct Course {
  var lessons: [Lesson] = []
  var items: [Item] = []

  struct Lesson {
    var id: String
    var part: Int?
    var skills: [Skill]
    /// The questions that come back once it is over: its cards and its exit.
    var cards: [String]
  }

  /// A step of a lesson or a question of a quiz.
  struct Item {
    /// `lesson/step` or `quiz/question`.
    var id: String
    var part: Int?
    var skills: [Skill]
    /// What kind of thing it is; nil for a page that asks nothing.
    var kind: Exercise.Kind?
    /// Whether the answer is typed, not picked.
    var isProduced = false
    var isQuestion: Bool

    /// The lesson or quiz that it stands in.
    var source: Substring { id.prefix { $0 != "/" } }
  }

  func items(of skill: Skill) -> [Item] { items.filter { $0.skills.contains(skill) } }

  subscript(id: String) -> Item? { items.first { $0.id == id } }
}

extension Library {
  /// The course as its files have it; a question without skills of its own has those of the lesson
  /// that its file is named after, or that it belongs to.
  func course() -> Course {
    var course = Course()
    var homes: [String: Course.Lesson] = [:]
    for lesson in lessons().map(\.lesson) {
      let home = Course.Lesson(
        id: lesson.id.value, part: lesson.part, skills: lesson.skills.read,
        cards: (lesson.cards + (lesson.exit.map { [$0] } ?? [])).map(\.item).unique)
      course.lessons.append(home)
      homes[home.id] = home
      for card in home.cards where homes[card] == nil { homes[card] = home }
      for step in lesson.steps {
        let item = "\(home.id)/\(step.id.value)"
        var asked: Exercise?
        switch step.kind {
        case .read, .run: break
        case .exercise(let exercise): asked = exercise
        case .quiz(.question(let reference)):
          homes[reference.item] = home
          continue
        case .quiz(.draw): continue
        }
        course.items.append(
          Course.Item(
            id: item, part: home.part, skills: home.skills, kind: asked?.kind,
            isProduced: asked?.isProduced == true, isQuestion: false))
      }
    }
    for quiz in quizHeads() {
      for question in quiz.questions {
        let id = "\(quiz.id)/\(question.id)"
        let home = homes[quiz.id] ?? homes[id]
        let skills = question.skills.isEmpty ? home?.skills ?? [] : question.skills
        course.items.append(
          Course.Item(
            id: id, part: home?.part, skills: skills, kind: question.kind,
            isProduced: question.isProduced, isQuestion: true))
      }
    }
    return course
  }
}

extension Exercise {
  /// Whether the answer is typed, and not picked from what is shown.
  fileprivate var isProduced: Bool {
    if case .predict(let predict) = self, case .calls(_, from: .list, _) = predict.question {
      return false
    }
    return kind.isProduced
  }
}

extension [Located<String>] {
  fileprivate var read: [Skill] { compactMap { Skill(rawValue: $0.value) } }
}
