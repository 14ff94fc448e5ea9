import Curriculum
import Grading
import Learning
import Playgrounds
import Testing

@testable import Sessions

/// Each kind of exercise at the prompt: right, wrong, partly right, helped, shown, left.
@Suite struct AskingTests {
  /// What is typed to each kind by somebody who knows: the parts of the answer, one by one.
  static let right: [(String, [String])] = [
    ("order", ["{loadView} {viewDidLoad} {viewWillAppear:}"]),
    ("classify", ["{silent} {blank}"]), ("choice", ["{never}"]),
    ("calls", ["loadView", "viewDidLoad", ""]), ("list", ["{loadView} {viewDidLoad}"]),
    ("prints", ["false 7", "8", ""]), ("number", ["1"]), ("owners", ["2"]),
    ("task", ["print(draft.isViewLoaded)"]), ("spot", ["3 5"]), ("versions", ["n y n"]),
    ("fill", ["isViewLoaded", "7"]), ("fix", ["2 print(memo.isViewLoaded)", "3 print(7)"]),
    ("drive", ["initWithNibName:bundle:", "memo loadView", "viewDidLoad()"]),
    ("sources", ["{ja}"]),
  ]

  @Test func thereIsARowForEachKind() {
    let steps = KindsCourse.library.lessons().first?.lesson.steps ?? []
    #expect(steps.map(\.id.value).sorted() == Self.right.map(\.0).sorted())
    let kinds = steps.compactMap { step -> Exercise.Kind? in
      guard case .exercise(let exercise) = step.kind else { return nil }
      return exercise.kind
    }
    #expect(Set(kinds).union([.order, .classify]) == Set(Exercise.Kind.allCases))
  }

  @Test(arguments: right)
  func aRightAnswerIsDone(_ kind: String, _ lines: [String]) {
    var learner = KindsCourse.learner(at: kind)
    let replies = learner.answer(lines)
    // The first line alone is a try that is not right yet.
    let isSecondTry = kind == "fix"
    #expect(replies.isDone && learner.comesBack(KindsCourse.item(kind)) == isSecondTry, "\(kind)")
    if kind == "task" { return #expect(learner.items(.stepDone) == ["course/task"]) }
    #expect(replies.graded?.mark.isCorrect == true, "\(kind)")
    #expect(learner.items(.answered) == [KindsCourse.item(kind)])
  }

  /// Curriculum §4: what is right comes before the run that proves it, and an idea that somebody has
  /// who was wrong comes last.
  @Test(arguments: ["list", "calls", "prints", "choice"])
  func theVerdictStandsAboveTheRun(_ kind: String) throws {
    var learner = KindsCourse.learner(at: kind)
    let replies = learner.type(":answer")
    let verdict = try #require(
      replies.firstIndex { if case .graded = $0 { true } else { false } })
    let run = try #require(replies.firstIndex { if case .played = $0 { true } else { false } })
    #expect(verdict == 0 && run > verdict, "\(replies)")
  }

  @Test(arguments: [
    ("calls", ["loadView viewDidLoad", ""]),
    ("calls", ["-[Memo loadView]", "memo.viewDidLoad()", ""]),
    ("list", ["[memo loadView] -[Memo viewDidLoad]"]), ("versions", ["нет да нет"]),
    ("choice", ["a"]),
  ])
  func thereAreOtherWaysToSayIt(_ kind: String, _ lines: [String]) {
    var learner = KindsCourse.learner(at: kind)
    #expect(learner.answer(lines).graded?.isShown == false, "\(kind)")
  }

  @Test(arguments: [("calls", "loadVeiw"), ("list", "loadVeiw"), ("drive", "memo viewDidLaod")])
  func whatIsMisspeltCostsNothing(_ kind: String, _ line: String) {
    var learner = KindsCourse.learner(at: kind)
    let before = learner.journal.count
    guard case .malformedAnswer(.misspelt, _)? = learner.type(line).refusal else {
      Issue.record("\(kind): nothing like it is named")
      return
    }
    #expect(learner.journal.count == before)
  }

  @Test(arguments: [
    ("calls", "UIKit"), ("calls", "b"), ("calls", "загрузка"), ("drive", "UIKit"), ("drive", "b"),
  ])
  func whatIsNoCallCostsNothing(_ kind: String, _ line: String) {
    var learner = KindsCourse.learner(at: kind)
    let before = learner.journal.count
    #expect(learner.type(line).refusal == .malformedAnswer(.unknown(line), count: 0))
    #expect(learner.journal.count == before)
  }

  @Test(arguments: [
    "viewDidUnload", "memo viewWillAppear", "scrollViewDidScroll(_:)",
    "applicationDidEnterBackground",
    "traitCollectionDidChange:",
  ])
  func aCallThatDoesNotComeIsAnAnswer(_ line: String) {
    var learner = KindsCourse.learner(at: "calls")
    learner.type(line)
    #expect(learner.session.shownPage?.entered == [line])
  }

  @Test func codeOnAPageOfCallsIsRun() {
    for kind in ["calls", "drive"] {
      var learner = KindsCourse.learner(at: kind)
      let replies = learner.type("print(1 + 1)")
      #expect(replies.contains { if case .played = $0 { true } else { false } }, "\(kind)")
    }
  }

  @Test(arguments: [
    ("viewDidLoad", false), ("8+ override func viewDidLoad() {}", false), ("2 print(7)", false),
    ("print(7)", true), ("8 + 5 == (13)", true),
  ])
  func anAnswerThatComesLateIsNoCode(_ line: String, _ isRun: Bool) {
    var learner = KindsCourse.learner(at: "choice")
    learner.answer(["{never}"])
    let replies = learner.type(line)
    #expect(replies.contains { if case .played = $0 { true } else { false } } == isRun)
    #expect((replies.refusal == .returnGoesOn) != isRun)
  }

  @Test(arguments: ["3+ }", "1-"])
  func codeThatCannotBeReadIsToldWhy(_ line: String) {
    var learner = Learner(
      """
      - id: a
        kind: fix
        dialects: [swift]
        code: |
          class Memo {
            var n = 1
          }
          print(Memo().n)
        goal: {prints: ["2"]}
        solution: {2: "  var n = 2"}

      """)
    learner.type(":learn 1")
    #expect(
      learner.type(line).contains { reply in
        if case .played(let account) = reply { account.hasErrors } else { false }
      })
  }

  @Test func aHintOfADriveSaysWhatItCosts() {
    var learner = KindsCourse.learner(at: "drive")
    for count in 1...3 {
      let told = learner.type(":hint").compactMap { reply -> Int? in
        switch reply {
        case .hint(let hint): hint.counted
        case .driveHint(_, let count): count
        default: nil
        }
      }
      #expect(told == [count])
    }
    learner.type("initWithNibName:bundle:", "loadView")
    guard case .drive(0, 3, _)? = learner.type("viewDidLoad").graded?.answer else {
      Issue.record("the hints are not named")
      return
    }
  }

  @Test func whatIsWrittenAsAHintOfADriveIsTrueOfItsBeginning() {
    var learner = KindsCourse.learner(at: "drive")
    learner.type("initWithNibName:bundle:")
    guard case .driveHint(.rule(.load), 1)? = learner.type(":hint").first else {
      Issue.record("the hint is not about the next call")
      return
    }
  }

  @Test func whatWasPrintedInsteadIsSaid() {
    var learner = KindsCourse.learner(at: "fix")
    let lacks = learner.type("2 print(memo.isViewLoaded)").compactMap { reply -> Lack? in
      if case .notYet(let lack, _) = reply { lack } else { nil }
    }
    #expect(lacks == [.line("7", printed: ["false", "6"])])
  }

  @Test func aTaskWithAHintSaysLastWhereReturnLeads() {
    var learner = KindsCourse.learner(at: "task")
    learner.type(":hint")
    guard case .stepDone = learner.type("print(draft.isViewLoaded)").last else {
      Issue.record("something else is said last")
      return
    }
  }

  @Test(arguments: [
    ("false", false), ("print(\"false\")", false), ("print(1 == 2)", false),
    ("print(draft.isViewLoaded)", true),
  ])
  func aTasksLineIsShownNotClaimed(_ line: String, _ isDone: Bool) {
    var learner = KindsCourse.learner(at: "task")
    #expect(learner.type(line).isDone == isDone)
  }

  private static let wrong: [(String, [String])] = [
    ("order", ["{viewWillAppear:} {viewDidLoad} {loadView}"]), ("classify", ["{leak}"]),
    ("choice", ["{loads}"]), ("calls", ["0"]), ("list", ["{viewWillAppear:}"]),
    ("list", ["0"]), ("prints", ["true", ""]), ("number", ["2"]), ("owners", ["1"]),
    ("spot", ["2"]), ("spot", ["0"]), ("versions", ["y n y"]), ("sources", ["{ru}"]),
    ("sources", ["{both}"]),
  ]

  @Test(arguments: wrong)
  func aWrongAnswerIsWorthNothing(_ kind: String, _ lines: [String]) {
    var learner = KindsCourse.learner(at: kind)
    let replies = learner.answer(lines)
    #expect(replies.graded?.mark.score == 0, "\(kind)")
    #expect(!replies.isDone && learner.comesBack(KindsCourse.item(kind)))
  }

  private static let partly: [(String, [String], Double)] = [
    ("order", ["{viewDidLoad} {loadView} {viewWillAppear:}"], 1.0 / 6),
    ("classify", ["{silent}"], 0.5),
    ("calls", ["loadView", ""], 0.5),
    ("prints", ["true 7", "8", ""], 0.5), ("spot", ["3"], 0.5),
    ("versions", ["n y y"], 1.0 / 3),
    ("drive", ["viewDidLoad", "initWithNibName:bundle:", "loadView", "viewDidLoad"], 2.0 / 3),
  ]

  @Test(arguments: partly)
  func aPartIsWorthItsPart(_ kind: String, _ lines: [String], _ score: Double) throws {
    var learner = KindsCourse.learner(at: kind)
    let replies = learner.answer(lines)
    let mark = try #require(replies.graded?.mark, "\(kind)")
    #expect(abs(mark.score - score) < 0.0001, "\(kind): \(mark.score)")
    #expect(!replies.isDone && learner.comesBack(KindsCourse.item(kind)))
  }

  private static let tries: [(String, [String], Double)] = [
    ("fill", ["view", "7"], 0.5), ("fill", ["view", "8"], 0), ("fix", ["3 print(7)"], 0),
    ("fix", ["2-"], 0.25),
  ]

  @Test(arguments: tries)
  func aTryIsWorthItsPartOnceTheAnswerIsShown(
    _ kind: String, _ lines: [String], _ score: Double
  ) throws {
    var learner = KindsCourse.learner(at: kind)
    #expect(learner.answer(lines).graded == nil)
    let mark = try #require(learner.type(":answer").graded?.mark, "\(kind)")
    #expect(abs(mark.score - score) < 0.0001, "\(kind): \(mark.score)")
  }

  private static let notYet: [(String, [String])] = [
    ("fill", ["view", "7"]), ("fix", ["2 print(memo.view)"]), ("fix", ["2-"]),
    ("fix", ["9 x", "2"]),
    ("drive", ["viewDidLoad", "memo init"]), ("spot", ["three"]), ("choice", ["z"]),
    ("number", ["x"]), ("versions", ["n y"]), ("order", ["9"]), ("sources", ["q"]),
    ("task", ["print(draft.view != nil)"]), ("task", [""]),
  ]

  @Test(arguments: notYet)
  func whatIsNotRightYetCanBeTriedAgain(_ kind: String, _ lines: [String]) {
    var learner = KindsCourse.learner(at: kind)
    let replies = learner.answer(lines)
    #expect(replies.graded == nil && !replies.isDone, "\(kind)")
    #expect(learner.items(.answered).isEmpty && learner.items(.stepDone).isEmpty)
  }

  @Test(arguments: right)
  func whoWasHelpedIsAskedAgain(_ kind: String, _ lines: [String]) {
    var learner = KindsCourse.learner(at: kind)
    learner.type(":hint")
    let score = kind == "drive" ? 1 - 1.0 / 3 : 1
    let replies = learner.answer(lines)
    #expect(kind == "task" || replies.graded?.mark.score == score, "\(kind)")
    #expect(learner.items(.hinted) == [KindsCourse.item(kind)])
    #expect(learner.comesBack(KindsCourse.item(kind)))
  }

  @Test(arguments: right.map(\.0))
  func anAnswerThatIsShownIsNoAnswer(_ kind: String) {
    var learner = KindsCourse.learner(at: kind)
    let replies = learner.type(":answer")
    if kind == "task" { learner.type("") }
    #expect(kind == "task" || replies.graded?.isShown == true, "\(kind)")
    #expect(learner.items(.answered).isEmpty && learner.items(.stepDone).isEmpty)
    #expect(learner.items(.stepSkipped) == ["course/\(kind)"])
    #expect(learner.comesBack(KindsCourse.item(kind)))
  }

  @Test(arguments: right)
  func whatWasLeftIsAskedAsItWas(_ kind: String, _ lines: [String]) {
    var learner = KindsCourse.learner(at: kind)
    learner.answer(Array(lines.dropLast()))
    let list = learner.session.choices
    learner.type(":leave")
    learner = learner.reopened()
    #expect(learner.items(.answered).isEmpty && !learner.comesBack(KindsCourse.item(kind)))
    let step = learner.type(":learn course").page?.step
    #expect(step == KindsCourse.number(of: kind) && learner.session.choices == list, "\(kind)")
    #expect(learner.answer(Array(lines.suffix(1))).isDone, "\(kind)")
  }

  @Test func codeThatDoesNotCompileIsToldInTheCompilersWords() {
    var learner = KindsCourse.learner(at: "fix")
    let replies = learner.type("2 print(memo.isVewLoaded)")
    #expect(
      replies.contains { reply in
        if case .played(let account) = reply { !account.mistakes.isEmpty } else { false }
      })
  }

  @Test func aClassWithAnErrorIsKnownToTheCodeBehindIt() {
    var learner = Learner(
      """
      - id: a
        kind: fill
        dialects: [swift]
        code: |
          class Score: UIView { func show(_ text: String) { ____1.isHidden = true } }
          class Board: UIViewController { override func loadView() { view = Score() } }
          print((Board().view as! Score).isHidden)
        gaps: {1: [self]}
        goal: {prints: ["false"]}

      """)
    learner.type(":learn 1")
    let mistakes = learner.type("view").flatMap { reply in
      if case .played(let account) = reply { account.mistakes } else { [] }
    }
    #expect(mistakes.count == 1)
  }

  @Test func whatTheCodeSendsItselfIsNoRefusedCall() {
    var learner = KindsCourse.learner(at: "drive")
    learner.type("init", "initWithNibName:bundle:", "loadView")
    #expect(learner.type("viewDidLoad").graded?.mark.score == 1)
  }

  @Test(arguments: [("9", true), ("1", false)])
  func aWrongAnswerToAQuestionIsFollowedByItsRun(_ line: String, _ isRun: Bool) {
    var learner = Learner(
      quiz: "  - {id: a, kind: output, prompt: {en: P}, dialect: swift, code: print(1)}\n")
    learner.type(":quiz 1")
    let replies = learner.type(line, "")
    #expect(replies.graded?.mark.isCorrect == !isRun)
    #expect(replies.contains { if case .played = $0 { true } else { false } } == isRun)
  }
}
