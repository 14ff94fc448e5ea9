import Curriculum
import Diagnostics

// What can only be said when everything has been read: that what is named is there.
extension ContentCheck {
  /// Looks at what lessons, quizzes and moves say of one another.
  ///
  /// - Parameter others: what was read beside them, of which nothing is said.
  public func resolve(_ all: inout [Checked], beside others: [Checked] = []) {
    let named = Named(all + others)
    for index in all.indices {
      if let lesson = all[index].lesson { all[index].resolve(lesson, named, self) }
      if let quiz = all[index].quiz { all[index].resolve(quiz, named) }
      if let moved = all[index].moved { all[index].resolve(moved, named) }
      if let blueprint = all[index].blueprint { all[index].resolve(blueprint, named) }
      if let plan = all[index].plan { all[index].resolve(plan, named) }
    }
  }
}

/// What can be named in all that was read.
struct Named {
  /// The lessons by their ids, the quizzes likewise; of two of one id the first.
  let lessons: [String: Lesson]
  let quizzes: [String: Quiz]
  let plans: Set<String>

  /// Files that could not be read name nothing, so that what refers to them is told as well.
  init(_ all: [Checked]) {
    plans = Set(all.compactMap(\.plan?.value.id.value))
    lessons = Dictionary(all.compactMap(\.lesson?.value).map { ($0.id.value, $0) }) { first, _ in
      first
    }
    quizzes = Dictionary(all.compactMap(\.quiz?.value).map { ($0.id.value, $0) }) { first, _ in
      first
    }
  }

  /// Whether a question is there.
  func has(_ reference: Lesson.QuestionReference) -> Bool {
    quizzes[reference.quiz]?[reference.question] != nil
  }

  /// Whether there is a step or a question of that name, written `lesson/step`.
  func hasItem(_ name: String) -> Bool {
    let parts = name.split(separator: "/")
    guard parts.count == 2 else { return false }
    let (whole, part) = (String(parts[0]), String(parts[1]))
    return lessons[whole]?.steps.contains { $0.id.value == part } == true
      || part == LessonText.summaryID && lessons[whole] != nil || quizzes[whole]?[part] != nil
  }

  /// What might be written for a question that nothing has; where a step would do, also that.
  func remedy(for name: String, orStep takesStep: Bool = false) -> PlayFact.Remedy {
    let whole = String(name.prefix { $0 != "/" })
    let own = items(of: whole, andSteps: takesStep)
    let all = Set(quizzes.keys).union(takesStep ? Array(lessons.keys) : []).sorted()
      .flatMap { items(of: $0, andSteps: takesStep) }
    if let nearest = suggestion(for: name, among: own.isEmpty ? all : own) { return .name(nearest) }
    let file = "Quizzes/\(whole).yaml"
    return own.isEmpty ? .newFile(file) : .oneOf(own, file: file)
  }

  /// All names that a whole has, `lesson/step` and `quiz/question`.
  private func items(of whole: String, andSteps takesSteps: Bool) -> [String] {
    let steps = takesSteps ? lessons[whole]?.steps.map(\.id.value) ?? [] : []
    let questions = quizzes[whole]?.questions.map(\.id.value) ?? []
    return (questions + steps).map { "\(whole)/\($0)" }
  }

  /// How many questions can be drawn from a quiz, or from those of a part of the course.
  func questionCount(in name: String) -> Int? {
    guard name.hasPrefix("part/") else { return quizzes[name]?.questions.count }
    guard let part = Int(name.dropFirst(5)) else { return nil }
    return lessons.values.filter { $0.part == part }
      .compactMap { quizzes[$0.id.value]?.questions.count }.reduce(0, +)
  }
}

extension Checked {
  /// What a lesson names: lessons before and after it, sources, ideas, questions.
  fileprivate mutating func resolve(
    _ lesson: Located<Lesson>, _ named: Named, _ check: ContentCheck
  ) {
    let (lesson, source) = (lesson.value, lesson.source)
    for other in lesson.after + lesson.next where named.lessons[other.value] == nil {
      add(.unknownPrerequisite(other.value), at: other.range, source)
    }
    if let list = check.sources {
      for id in lesson.sources where list[id.value] == nil {
        add(.unknownSource(id.value), at: id.range, source)
      }
    }
    if let id = lesson.refutes, let list = check.misconceptions, list[id.value] == nil {
      add(.unknownMisconception(id.value), at: id.range, source)
    }
    for reference in [lesson.exit].compactMap({ $0 }) + lesson.cards where !named.has(reference) {
      let remedy = named.remedy(for: reference.item)
      add(.unknownQuestion(reference.item, remedy), at: reference.range, source)
    }
    for step in lesson.steps {
      if named.quizzes[lesson.id.value]?[step.id.value] != nil {
        add(.sharedID(step.id.value), at: step.id.range, source)
      }
      guard case .quiz(let quiz) = step.kind else { continue }
      switch quiz {
      case .question(let reference):
        if !named.has(reference) {
          let remedy = named.remedy(for: reference.item)
          add(.unknownQuestion(reference.item, remedy), at: reference.range, source)
        }
      case .draw(let draw): resolve(draw, named, source)
      }
    }
  }

  /// The quizzes must be there, and have as many questions as are drawn.
  private mutating func resolve(_ draw: Lesson.Draw, _ named: Named, _ source: SourceText) {
    var count = 0
    for name in draw.from {
      guard let found = named.questionCount(in: name.value) else {
        add(.unknownQuiz(name.value), at: name.range, source)
        return
      }
      count += found
    }
    if count < draw.count { add(.tooFewToDraw(count, wanted: draw.count), at: draw.range, source) }
  }

  /// Lessons that questions come after.
  fileprivate mutating func resolve(_ quiz: Located<Quiz>, _ named: Named) {
    for other in quiz.value.questions.flatMap(\.after) where named.lessons[other.value] == nil {
      add(.unknownPrerequisite(other.value), at: other.range, quiz.source)
    }
  }

  /// What a screening asks of the bank must be there.
  fileprivate mutating func resolve(_ blueprint: Located<Blueprint>, _ named: Named) {
    for item in blueprint.value.items {
      guard case .ask(let reference) = item.source, !named.hasItem(reference.item) else { continue }
      let remedy = named.remedy(for: reference.item, orStep: true)
      add(.unknownQuestion(reference.item, remedy), at: reference.range, blueprint.source)
    }
  }

  /// What a class shows and asks must be there, and the plans that it looks back at.
  fileprivate mutating func resolve(_ plan: Located<Plan>, _ named: Named) {
    for part in plan.value.parts {
      for reference in part.subject.references where !named.hasItem(reference.item) {
        let remedy = named.remedy(for: reference.item, orStep: true)
        add(.unknownQuestion(reference.item, remedy), at: reference.range, plan.source)
      }
      if case .review(let earlier, _) = part.subject, !named.plans.contains(earlier.value) {
        add(.unknownPlan(earlier.value), at: earlier.range, plan.source)
      }
    }
  }

  /// Every new name must be there, and no old one may mean something else by now.
  fileprivate mutating func resolve(_ moved: Located<Moved>, _ named: Named) {
    let old = Set(moved.value.moves.map(\.old.value))
    for move in moved.value.moves {
      if named.hasItem(move.old.value) {
        add(.movedIDInUse(move.old.value), at: move.old.range, moved.source)
      }
      if old.contains(move.new.value) {
        add(.movedTwice(move.new.value), at: move.new.range, moved.source)
      } else if !named.hasItem(move.new.value) {
        add(.unknownMove(move.new.value), at: move.new.range, moved.source)
      }
    }
  }
}
