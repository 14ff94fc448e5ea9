import Curriculum
import Grading
import Learning
import Testing

@testable import Sessions

/// How a quiz asks, grades and remembers.
@Suite struct QuizzingTests {
  static let life = """
      - id: life
        kind: order
        prompt: {en: "Which of these, in what order?"}
        hint: {en: "Nibs."}
        items: {a: loadView, b: viewDidLoad, c: "viewWillAppear:"}
        sequence: [a, b, c]
        distractors: {x: viewDidUnload}

    """
  static let quiz =
    life + """
        - id: script
          kind: order
          prompt: {en: "The script runs."}
          script: |
            UIViewController *memo = [[UIViewController alloc] init];
            [memo view];
        - id: own
          kind: classify
          prompt: {en: "What is wrong?"}
          code: int x = 1;
          options: {one: {en: "One."}, two: {en: "Two."}, three: {en: "Three."}, four: {en: "Four."}}
          key: [two]

      """

  private func learner(at time: Int = 0) -> Learner {
    var learner = Learner(quiz: Self.quiz, at: time)
    learner.type(":quiz 1")
    return learner
  }

  /// The learner before a question.
  private func learner(asked id: String) -> Learner {
    var learner = learner()
    while learner.session.asked?.item != "quiz/" + id { learner.type(":skip") }
    return learner
  }

  // MARK: Scores

  @Test func askingAgainAddsNothing() {
    var learner = learner(asked: "life")
    for _ in 0..<4 { learner.type("loadView viewDidLoad viewWillAppear:", ":back") }
    #expect(learner.session.quizTotal == 1)
  }

  @Test func theFirstAnswerCounts() {
    var learner = learner(asked: "life")
    learner.type("viewDidUnload", ":back", "loadView viewDidLoad viewWillAppear:")
    #expect(learner.session.quizTotal == 0)
    #expect(learner.comesBack("quiz/life"))
  }

  @Test func aSkippedQuestionCanStillBeAnswered() {
    var learner =
      (0..<20).lazy.map { self.learner(at: $0) }
      .first { $0.session.asked?.item == "quiz/life" } ?? self.learner()
    learner.type(":skip", ":back", "loadView viewDidLoad viewWillAppear:")
    #expect(learner.session.quizTotal == 1)
  }

  @Test func codeWhoseCallsAreOrderedIsInThePersonsDialect() {
    var learner = learner(asked: "script")
    #expect(learner.session.shownPage?.code?.text.hasPrefix("var memo = ") == true)
    let page = learner.type(":dialect objc").page
    #expect(page?.code?.text.hasPrefix("UIViewController *memo = ") == true)
  }

  @Test func zeroIsNoOrder() {
    var learner = learner(asked: "life")
    #expect(learner.type("0").refusal == .malformedAnswer(.unknown("0"), count: 4))
  }

  @Test func whatHasNoNamesIsAnsweredInNumbers() {
    var learner = learner(asked: "own")
    #expect(learner.type("two").refusal == .malformedAnswer(.noNumber("two"), count: 4))
  }

  @Test func theRightAnswerStandsBesideTheLearners() {
    var learner = learner(asked: "life")
    guard
      case .beside(let feedback)? = learner.type("viewDidLoad loadView viewDidUnload").graded?
        .answer
    else {
      Issue.record("there is no feedback")
      return
    }
    #expect(feedback.yours == ["viewDidLoad", "loadView", "viewDidUnload"])
    #expect(feedback.right == ["loadView", "viewDidLoad", "viewWillAppear:"])
    #expect(feedback.missing == ["viewWillAppear:"] && feedback.extras == ["viewDidUnload"])
  }

  @Test func whatIsGivenTwiceIsNotCalledSuperfluous() {
    var learner = learner(asked: "life")
    let answer = learner.type("loadView viewDidLoad viewWillAppear: viewWillAppear:").graded?.answer
    guard case .beside(let feedback)? = answer else {
      Issue.record("there is no feedback")
      return
    }
    #expect(feedback.repeated == ["viewWillAppear:"] && feedback.extras.isEmpty)
  }

  @Test func theAnswerWaitsForReturn() {
    var learner = learner(asked: "life")
    #expect(learner.type("1").page == nil)
    #expect(learner.type("1").refusal == .returnGoesOn)
    #expect(!learner.type("").isEmpty)
  }

  // MARK: Answers

  @Test(arguments: [
    "loadView viewDidLoad viewWillAppear:", "loadView, viewDidLoad, viewWillAppear",
    "loadView() > viewDidLoad() > viewWillAppear(_:)", "LOADVIEW viewdidload viewwill",
    "loadView -> viewDidLoad -> viewWillAppear:", "loadView→viewDidLoad→viewWillAppear:",
    "loadView, viewDidLoad and then viewWillAppear:", "loadV; viewDidL; viewW",
  ])
  func namesInEitherSpellingAreUnderstood(_ line: String) {
    var learner = learner(asked: "life")
    #expect(learner.type(line).graded?.mark.isCorrect == true)
  }

  @Test(arguments: [
    "%1 %2 %3", "%1,%2,%3", "%1 > %2 > %3", "%1-%2-%3", "%1; %2; %3", "%1.%2.%3", "%1、%2、%3",
    "%1　%2　%3", "%1と%2と%3", "%1 и %2 и %3",
  ])
  func numbersAreUnderstoodWhateverSeparatesThem(_ pattern: String) {
    var learner = learner(asked: "life")
    let line = learner.session.numbers(["a", "b", "c"], in: pattern)
    #expect(learner.type(line).graded?.mark.isCorrect == true)
  }

  @Test(arguments: ["０１２３４５６７８９", "٠١٢٣٤٥٦٧٨٩", "०१२३४५६७८९", "〇一二三四五六七八九"])
  func digitsOfAnyScriptAreNumbers(_ digits: String) {
    var learner = learner(asked: "life")
    let own = Array(digits)
    let line = learner.session.numbers(["a", "b", "c"], in: "%1 %2 %3").map { character in
      character.wholeNumberValue.map { own[$0] } ?? character
    }
    #expect(learner.type(String(line)).graded?.mark.isCorrect == true)
  }

  @Test func whatIsNoAnswerIsRefusedAndNothingIsLost() {
    var learner = learner(asked: "life")
    #expect(learner.type("9").refusal == .malformedAnswer(.unknown("9"), count: 4))
    #expect(
      learner.type("awakeFromNib").refusal == .malformedAnswer(.unknown("awakeFromNib"), count: 4))
    guard case .malformedAnswer(.ambiguous("viewDid", _), _)? = learner.type("viewDid").refusal
    else {
      Issue.record("an ambiguous name is taken")
      return
    }
    #expect(learner.type("!?").refusal == .malformedAnswer(.unknown(nil), count: 4))
    #expect(learner.items(.answered).isEmpty)
  }

  @Test func aMegabyteIsRefused() {
    var learner = learner(asked: "life")
    let refusal = learner.type(String(repeating: "1 ", count: 500_000)).refusal
    #expect(refusal == .malformedAnswer(.unknown(nil), count: 4))
    #expect(
      learner.type(String(repeating: "1", count: 1_000_000)).refusal
        == .malformedAnswer(.unknown(nil), count: 4))
  }

  // MARK: What is shown

  @Test func theScriptOfAQuestionIsShown() {
    let learner = learner(asked: "script")
    #expect(learner.session.shownPage?.code?.text.contains("memo") == true)
  }

  @Test func optionsAndQuestionsAreShuffledByTheJournalsSeed() {
    let orders = (0..<20).map { time in
      var learner = self.learner(at: time)
      var shown: [String] = []
      while let asked = learner.session.asked {
        shown += [asked.item] + asked.shown.map(\.id)
        learner.type(":skip")
      }
      return shown
    }
    #expect(Set(orders).count > 10)
    #expect(Set(orders.map { $0.sorted() }).count == 1)
    let learner = learner(at: 5)
    let again = learner.restarted(quiz: Self.quiz)
    #expect(learner.session.asked?.shown.map(\.id) == again.session.asked?.shown.map(\.id))
  }

  // MARK: Hints, help, why

  @Test func theAnswerCanBeShownAndThenCountsAsShown() {
    var learner = learner(asked: "life")
    #expect(learner.type(":answer").graded?.isShown == true)
    #expect(learner.session.quizTotal == 0)
    #expect(learner.comesBack("quiz/life"))
  }

  @Test func whyIsOfTheAnswerOnTheScreenOnly() {
    var learner = learner(asked: "life")
    #expect(learner.type(":why").refusal == .nothingToExplain)
    learner.type("1")
    guard case .working = learner.type(":why").first else {
      Issue.record("the score is not explained")
      return
    }
    learner.type("")
    #expect(learner.type(":why").refusal == .nothingToExplain)
  }

  @Test(arguments: ["quit", "exit", ":quit", ":q"]) func oneCanQuitAtAQuestion(_ line: String) {
    for lines in [[], ["1"]] {
      var learner = learner()
      for line in lines { learner.type(line) }
      let said = learner.type(line)
      #expect(said.contains { if case .goodbye = $0 { true } else { false } }, "\(said)")
    }
  }

  @Test func aWordThatIsPrintedIsAnAnswer() {
    var learner = Learner(
      quiz: "  - {id: a, kind: output, prompt: {en: P}, dialect: swift, code: 'print(\"quit\")'}\n")
    learner.type(":quiz 1", "quit")
    #expect(learner.type("").graded?.mark.isCorrect == true)
  }

  // MARK: Places

  @Test(arguments: [[":quit"], [":leave"], []])
  func aQuizsPlaceSurvives(_ lines: [String]) {
    var learner = learner()
    learner.type("1", "")
    let asked = learner.session.asked?.item
    for line in lines { learner.type(line) }
    var next = learner.restarted(quiz: Self.quiz)
    if !lines.isEmpty { next.type(":quiz 1") }
    #expect(next.session.asked?.item == asked)
    next.type(":skip", ":skip")
    #expect(next.session.asked == nil)
    #expect(next.items(.answered).count == 1)
  }

  @Test func aFinishedQuizBeginsAnew() {
    var learner = learner()
    learner.type(":skip", ":skip", ":skip", ":quiz 1")
    #expect(learner.session.shownPage?.heading == .question(number: 1, of: 3))
  }

  @Test func againBeginsAQuizAnew() {
    var learner = learner()
    learner.type("1", "", ":again")
    #expect(learner.session.shownPage?.heading == .question(number: 1, of: 3))
    #expect(learner.session.quizTotal == 0)
  }

  // MARK: Review

  @Test func everythingThatIsPromisedComesBack() {
    var learner = learner(asked: "life")
    while learner.session.asked != nil { learner.type(":skip") }
    learner.type(":review")
    #expect(learner.session.shownPage?.heading == .question(number: 1, of: 3))
    var seen: Set<String> = []
    while let asked = learner.session.asked {
      seen.insert(asked.item)
      learner.type(":skip")
    }
    #expect(seen == ["quiz/life", "quiz/script", "quiz/own"])
  }

  @Test func whatIsRightUnaidedComesBackNoMore() {
    var learner = learner(asked: "life")
    learner.type("loadView viewDidLoad viewWillAppear:")
    #expect(!learner.comesBack("quiz/life"))
  }

  @Test func theNextStartSaysWhatIsDue() {
    var learner = Learner(quiz: Self.life)
    learner.type(":quiz 1", "viewDidUnload", ":leave")
    #expect(learner.restarted(quiz: Self.life).due == 1)
    learner.type(":review", "loadView viewDidLoad viewWillAppear:", "")
    #expect(learner.type(":review").refusal == .nothingDue(.minutes(10)))
    #expect(learner.restarted(quiz: Self.life).due == 0)
    learner.wait(seconds: 700)
    #expect(learner.restarted(quiz: Self.life).due == 1)
  }

  @Test func rightAfterAHintComesBack() {
    var learner = learner(asked: "life")
    learner.type(":hint", "loadView viewDidLoad viewWillAppear:")
    #expect(learner.comesBack("quiz/life"))
  }
}

extension Session {
  fileprivate var walk: QuizWalk? {
    if case .quiz(let walk, _) = activity { walk } else { nil }
  }

  fileprivate var asked: Asked? { walk?.current }
  fileprivate var quizTotal: Double { walk?.total ?? 0 }

  /// A pattern with the numbers under which ids are shown in the place of `%1`, `%2`, `%3`.
  fileprivate func numbers(_ ids: [String], in pattern: String) -> String {
    var line = ""
    var isPlace = false
    for character in pattern {
      if isPlace, let place = character.wholeNumberValue {
        line += "\((asked?.shown.firstIndex { $0.id == ids[place - 1] } ?? -1) + 1)"
      } else if character != "%" {
        line.append(character)
      }
      isPlace = character == "%"
    }
    return line
  }
}
