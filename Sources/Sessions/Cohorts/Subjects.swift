public import Cohorts
import Curriculum
import Learning

extension Library {
  /// What the steps of lessons and the questions of quizzes are about, by their ids.
  public func subjects() -> [String: Subject] {
    var subjects: [String: Subject] = [:]
    for item in course().items {
      let mistakes = item.skills.compactMap { skill -> Int? in
        if case .mistake(let number) = skill { number } else { nil }
      }
      subjects[item.id] = Subject(mistakes: mistakes)
    }
    for lesson in lessons().map(\.lesson) {
      for step in lesson.steps {
        let id = "\(lesson.id.value)/\(step.id.value)"
        subjects[id, default: Subject()].claims = step.claims.map(\.value)
        if case .exercise(let exercise) = step.kind { subjects[id]?.add(exercise) }
      }
    }
    for quiz in quizzes() {
      for question in quiz.questions {
        let id = "\(quiz.id.value)/\(question.id.value)"
        subjects[id, default: Subject()].claims = question.claims.map(\.value)
        subjects[id]?.add(question.exercise)
        subjects[id]?.catches = Dictionary(
          question.catches.map { ($0.option.value, $0.misconception.value) }
        ) { first, _ in first }
      }
    }
    return subjects
  }
}

extension Subject {
  /// The mistakes that are to be found, where the file says which they are.
  fileprivate mutating func add(_ exercise: Exercise) {
    guard case .classify(let classify) = exercise, classify.options == .mistakes else { return }
    for number in (classify.key ?? []).compactMap({ Int($0.value) })
    where !mistakes.contains(number) {
      mistakes.append(number)
    }
  }
}
