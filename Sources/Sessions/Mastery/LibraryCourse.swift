import Curriculum
import Learning

extension Library {
  /// The course as its files have it; a question without skills of its own has those of the lesson
  /// that its file is named after, or that it belongs to.
  func course() -> Course {
    var course = Course()
    var homes: [String: Course.Lesson] = [:]
    for lesson in lessons().map(\.lesson) {
      var home = Course.Lesson(
        id: lesson.id.value, part: lesson.part, skills: lesson.skills.read,
        cards: (lesson.cards + (lesson.exit.map { [$0] } ?? [])).map(\.item).unique)
      home.dialects = lesson.dialects
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
        var item = Course.Item(
          id: id, part: home?.part, skills: skills, kind: question.kind,
          isProduced: question.isProduced, isQuestion: true)
        if let own = question.dialects, let home {
          item.lacks = home.dialects.filter { !own.contains($0) }
        }
        course.items.append(item)
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
