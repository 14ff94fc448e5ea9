import Curriculum
import Diagnostics
import Scripts
import Testing

@testable import Learning
@testable import Sessions

/// Looking over a part of the course.
@Suite struct CheckpointTests {
  private func course(_ questions: Int) -> Course {
    var course = Course()
    let skills: [Skill] = [.edge(.load), .mistake(9), .subject(.nav)]
    course.lessons = [
      Course.Lesson(id: "first", part: 1, skills: skills, cards: []),
      Course.Lesson(id: "second", part: 2, skills: [.subject(.tab)], cards: []),
    ]
    for number in 0..<questions {
      course.items.append(
        Course.Item(
          id: "first/\(number)", part: 1, skills: [skills[number % 3]],
          kind: number % 4 == 0 ? .classify : .order, isQuestion: true))
    }
    course.items.append(
      Course.Item(id: "first/page", part: 1, skills: skills, kind: .task, isQuestion: false))
    course.items.append(
      Course.Item(id: "second/0", part: 2, skills: [.subject(.tab)], kind: .order, isQuestion: true)
    )
    return course
  }

  @Test(arguments: [0, 1, 2, 3, 42])
  func eightQuestionsAreDrawnSkillBySkill(_ seed: Int) throws {
    let course = course(30)
    let drawn = try #require(Checkpoint(of: 1, in: course, seed: seed))
    #expect(drawn.questions.count == 8)
    #expect(Set(drawn.questions.map(\.item)).count == 8)
    for skill in [Skill.edge(.load), .mistake(9), .subject(.nav)] {
      #expect((2...3).contains(drawn.questions.count { $0.skills.contains(skill) }))
    }
    let kinds = drawn.questions.compactMap { course[$0.item]?.kind }
    #expect((3...5).contains(kinds.count { $0 == .classify }))
    for (one, next) in zip(drawn.questions, drawn.questions.dropFirst()) {
      #expect(Set(one.skills).isDisjoint(with: next.skills))
    }
    let again = Checkpoint(of: 1, in: course, seed: seed)
    #expect(again?.questions.map(\.item) == drawn.questions.map(\.item))
  }

  /// It weighs what the parts before it teach.
  @Test func theLastOfSeveralPartsIsNotLookedOver() {
    var course = course(3)
    #expect(course.partsToCheck == [1])
    course.lessons.removeLast()
    #expect(course.partsToCheck == [1])
  }

  @Test func anotherSeedDrawsOthers() {
    let drawn = (0..<20).map { seed in
      Checkpoint(of: 1, in: course(30), seed: seed)?.questions.map(\.item) ?? []
    }
    #expect(Set(drawn).count > 15)
  }

  @Test func aPartWithFewQuestionsAsksThemAll() {
    #expect(Checkpoint(of: 1, in: course(5), seed: 1)?.questions.count == 5)
    #expect(Checkpoint(of: 3, in: course(5), seed: 1) == nil)
  }

  /// Scores of four questions, two of a skill; then whether that passes, and what is weak.
  @Test(arguments: [
    ([1.0, 1, 1, 1], true, 0), ([1, 0.5, 1, 0.5], true, 0), ([1, 0, 1, 1], true, 1),
    ([0, 0, 1, 1], false, 1), ([1, 0.9, 0.9, 0], false, 1), ([0, 0, 0, 0], false, 2),
  ])
  func threeQuartersPassUnlessASkillIsMissed(
    _ scores: [Double], _ isPassed: Bool, _ weak: Int
  ) throws {
    var course = Course()
    for number in 0..<4 {
      course.items.append(
        Course.Item(
          id: "q/\(number)", part: 1, skills: [number < 2 ? .edge(.load) : .mistake(9)],
          kind: .order, isQuestion: true))
    }
    let checkpoint = try #require(Checkpoint(of: 1, in: course, seed: 0))
    let named = scores.enumerated().map { ("q/\($0)", $1) }
    let result = CheckpointResult(checkpoint, Dictionary(uniqueKeysWithValues: named))
    #expect(result.isPassed == isPassed)
    #expect(result.weak.count == weak)
    #expect(abs(result.score - scores.reduce(0, +)) < 1e-9)
  }

  // MARK: At the prompt

  private static let about = """
    skills: [edge/load]
    cards: [quiz/own]
    exit: quiz/life

    """
  private static let steps = "  - {id: page, kind: read}\n"

  private func learner() -> Learner {
    Learner(Self.steps, about: Self.about, quiz: QuizzingTests.quiz)
  }

  @Test func aLessonQueuesItsCardsAndItsExitForTheNextDay() {
    var learner = learner()
    let replies = learner.type(":learn 1", "")
    #expect(replies.contains { if case .queued(2, today: 0) = $0 { true } else { false } })
    #expect(learner.items(.queued) == ["quiz/own", "quiz/life"])
    #expect(learner.restarted(Self.steps, quiz: QuizzingTests.quiz).due == 0)
    learner.wait(seconds: 86_400)
    var next = learner.restarted(Self.steps, quiz: QuizzingTests.quiz)
    #expect(next.due == 2)
    #expect(next.type(":review").page != nil)
    // What is queued already is not queued again.
    next.type(":learn 1", "")
    #expect(next.items(.queued).count == 2)
  }

  @Test func aCheckpointQueuesWhatItAsksAndWhatIsWeak() {
    var learner = learner()
    var replies = learner.type(":checkpoint 1")
    #expect(replies.page?.heading == .question(number: 1, of: 2))
    while learner.session.questionWalk != nil {
      replies = learner.type(":skip")
    }
    guard case .checkpointDone(let result)? = replies.last(where: \.isCheckpoint) else {
      Issue.record("no result")
      return
    }
    #expect(!result.isPassed && result.isEntry && result.weak == [.edge(.load)])
    #expect(result.lesson == "course")
    #expect(Set(learner.items(.queued)) == ["quiz/life", "quiz/own"])
    #expect(learner.items(.checkpointDone) == ["part/1"])
    #expect(Progress(learner.journal).partsPassed.isEmpty)
    guard case .checkpoints(let list)? = learner.type(":checkpoint").last else {
      Issue.record("no list")
      return
    }
    #expect(list.first?.state == .failed(PartScore(score: 0, count: 2)))
    learner.wait(seconds: 86_400)
    #expect(learner.restarted(Self.steps, quiz: QuizzingTests.quiz).due == 2)
  }

  @Test func aCheckpointThatWasLeftGoesOnWithTheSameQuestions() throws {
    var learner = learner()
    learner.type(":checkpoint 1")
    let first = try #require(learner.session.questionWalk?.current.item)
    learner.type("1")
    var next = learner.restarted(Self.steps, quiz: QuizzingTests.quiz)
    let replies = next.type(":checkpoint 1")
    #expect(replies.page?.heading == .question(number: 2, of: 2))
    #expect(next.session.questionWalk?.current.item != first)
    let end = next.type(":skip")
    #expect(end.contains { $0.isCheckpoint })
    // Gone through, it begins anew; left, it goes on, on another day too and wherever it ends.
    #expect(next.type(":checkpoint 1").page?.heading == .question(number: 1, of: 2))
    next.type("1")
    next.wait(seconds: 86_400)
    #expect(next.type(":leave", ":checkpoint 1").page?.heading == .question(number: 2, of: 2))
    let killed = next.restarted(Self.steps, quiz: QuizzingTests.quiz)
    #expect(killed.session.shownPage?.sitting == .checkpoint(part: 1, 2, of: 2))
    #expect(killed.session.questionWalk?.current.item == next.session.questionWalk?.current.item)
  }

  @Test func whatWasShownIsNotAskedAgain() {
    var learner = learner()
    learner.type(":checkpoint 1", ":answer", ":leave")
    let page = learner.type(":checkpoint 1").page
    #expect(page?.heading == .question(number: 2, of: 2))
  }

  @Test func theSameQuestionElsewhereIsNoAnswerToACheckpointThatWasLeft() {
    var learner = learner()
    learner.type(":checkpoint 1", ":leave", ":quiz 1", "1", "", "1", "", "1", "")
    #expect(learner.type(":checkpoint 1").page?.heading == .question(number: 1, of: 2))
  }

  @Test func whatWasPractisedIsAskedLast() throws {
    let course = course(20)
    let all = try #require(Checkpoint(of: 1, in: course, seed: 3)).questions.map(\.item)
    let spared = Array(all.prefix(4))
    let drawn = try #require(Checkpoint(of: 1, in: course, seed: 3, sparing: spared))
    #expect(drawn.questions.count == 8)
    #expect(Set(drawn.questions.map(\.item)).isDisjoint(with: spared))
    // Where no others are left they are asked after all.
    let few = try #require(Checkpoint(of: 1, in: self.course(5), seed: 3, sparing: ["first/0"]))
    #expect(few.questions.count == 5)
  }

  @Test func aQuizCalledFromALessonLeadsBack() {
    var learner = learner()
    learner.type(":learn 1", ":quiz 1", ":skip", ":skip")
    let replies = learner.type(":skip")
    #expect(replies.page?.step == 1 && learner.session.place == .lesson)
    learner.type(":quiz 1")
    #expect(learner.type(":leave").page?.step == 1)
    learner.type(":leave", ":quiz 1")
    #expect(learner.type(":leave").page == nil)
  }

  @Test func aPartThatIsPassedBeforeItsLessonsIsKnown() throws {
    var learner = learner()
    learner.type(":checkpoint 1")
    while let walk = learner.session.questionWalk {
      let ids = walk.current.shown.map(\.id)
      let numbers = walk.current.rightAnswer.compactMap { ids.firstIndex(of: $0) }
        .map { "\($0 + 1)" }
      learner.type(numbers.joined(separator: " "), "")
    }
    #expect(Progress(learner.journal).partsPassed == [1])
    guard case .lessons(let lessons, _)? = learner.type(":learn list").last else {
      Issue.record("no list")
      return
    }
    #expect(lessons.map(\.isKnown) == [true])
  }

  /// What was skipped counts for the map as for the result: both have one rule.
  @Test func theMapNamesTheSkillsThatTheResultDoes() {
    var learner = learner()
    learner.type(":checkpoint 1")
    var replies: [Reply] = []
    while learner.session.questionWalk != nil { replies = learner.type(":skip") }
    guard case .checkpointDone(let result)? = replies.last(where: \.isCheckpoint),
      case .map(let map)? = learner.type(":map").last
    else {
      Issue.record("no result")
      return
    }
    #expect(!result.weak.isEmpty && map.weakest == Array(result.weak.prefix(2)))
  }

  @Test func allCheckpointsAreToldWithHowTheyStand() {
    var learner = learner()
    func told() -> [CheckpointSummary] {
      guard case .checkpoints(let all)? = learner.type(":checkpoint").last else { return [] }
      return all
    }
    #expect(told() == [CheckpointSummary(part: 1, lessons: 1...1, state: .notPassed)])
    learner.type(":checkpoint 1", "1", ":leave")
    #expect(told().map(\.state) == [.open(answered: 1, of: 2)])
    #expect(Learner().refusedCheckpoint == .noSuchPart("", parts: []))
  }

  /// A lesson that can be learnt in Swift is not looked over in Objective-C, where anything is left.
  @Test func whatThePersonsDialectLacksIsAskedLast() throws {
    func library(_ dialects: String) -> Library {
      let lesson = """
        format: 2
        id: course
        part: 1
        origin: en
        minutes: 1
        ios: 26
        dialects: [\(dialects)]
        steps:
        - {id: page, kind: read}
        """
      let questions = (1...3).map { number in
        "- {id: q\(number), kind: output, dialects: [\(number == 3 ? "swift" : "objc")], prompt: P, "
          + "code: '\(number == 3 ? "print(1)" : "NSLog(@\"1\");")'}\n"
      }
      let files = [
        "Lessons/01-course/lesson.yaml": lesson,
        "Lessons/01-course/en.md": "---\ntitle: T\n---\n## page: P\n\nP\n\n## summary: S\n\nS\n",
        "Quizzes/course.yaml": "format: 2\nid: course\ntitle: T\nquestions:\n"
          + questions.joined(),
      ]
      return Library(
        lessonFolders: { ["01-course"] }, quizNames: { ["course.yaml"] },
        file: { path in files[path].map { SourceText(name: path, text: $0) } })
    }
    var learner = Learner(library("swift, objc"))
    learner.type(":checkpoint 1")
    let spared = learner.session.known.checkpoint?.spared
    #expect(spared == ["course/q1", "course/q2"])
    var other = Learner(library("objc"))
    other.type(":checkpoint 1")
    #expect(other.session.known.checkpoint?.spared == [])
  }

  @Test(arguments: ["2", "x", "0"])
  func anUnknownPartIsRefused(_ name: String) {
    var learner = learner()
    #expect(learner.type(":checkpoint \(name)").refusal == .noSuchPart(name, parts: [1]))
  }

  @Test func whyTellsTheIntervalInDays() {
    var learner = learner()
    learner.type(":learn 1", "")
    learner.wait(seconds: 86_400)
    learner.type(":review")
    while let walk = learner.session.questionWalk, walk.current.item != "quiz/own" {
      learner.type(":skip")
    }
    let wrong =
      (learner.session.questionWalk?.current.shown.map(\.id) ?? []).firstIndex { $0 != "two" } ?? 0
    learner.type("\(wrong + 1)")
    guard case .interval(let history)? = learner.type(":why").last else {
      Issue.record("no interval")
      return
    }
    #expect(history.item == "quiz/own" && history.next == .now && history.wrong?.number == 1)
  }

  @Test func theMapTellsWhatALessonHasShown() {
    var learner = learner()
    guard case .map(let before)? = learner.type(":map").last else { return }
    #expect(before.signs.values.allSatisfy { $0 == .unmet })
    learner.type(":learn 1", "")
    guard case .map(let after)? = learner.type(":map").last else { return }
    #expect(after[.edge(.load)] == .met && after[.mistake(1)] == .unmet)
    guard case .skill(let page)? = learner.type(":map load").last else {
      Issue.record("no skill")
      return
    }
    #expect(page.items.map(\.history.item) == ["quiz/life", "quiz/own"])
    #expect(learner.type(":map lod").refusal == .noSuchSkill("lod", suggestion: "load"))
  }
}

extension Learner {
  fileprivate var refusedCheckpoint: Refusal? {
    var learner = self
    return learner.type(":checkpoint").refusal
  }
}

extension Reply {
  fileprivate var isCheckpoint: Bool {
    if case .checkpointDone = self { true } else { false }
  }
}

extension Session {
  fileprivate var questionWalk: QuizWalk? {
    if case .quiz(let walk, _) = activity { walk } else { nil }
  }
}
