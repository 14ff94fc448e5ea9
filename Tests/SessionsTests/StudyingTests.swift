import Curriculum
import Grading
import Mistakes
import Playgrounds
import Scripts
import Testing

@testable import Learning
@testable import Sessions

/// What a step of a lesson counts, and in which world it begins.
@Suite struct StudyingTests {
  /// Without a name it goes on with what serves best, and says why; `list` tells all lessons.
  @Test(arguments: [":learn", ":learn next"])
  func learnWithoutANameGoesOnAndSaysWhy(_ line: String) {
    var learner = Learner("  - {id: one, kind: read}\n  - {id: two, kind: read}\n")
    guard case .goingOn(.next(isFirst: true))? = learner.type(line).first else {
      Issue.record("no reason")
      return
    }
    #expect(learner.session.shownPage?.step == 1)
    learner.type("", ":leave")
    guard case .goingOn(.begun)? = learner.type(line).first else {
      Issue.record("no reason")
      return
    }
    #expect(learner.session.shownPage?.step == 2)
    guard case .lessons(let lessons, _)? = learner.type(":learn list").last else {
      Issue.record("no list")
      return
    }
    #expect(lessons.map(\.id) == ["course"])
  }

  /// What is due today waits for the lesson that was begun; what is overdue does not.
  @Test func aLessonThatWasBegunComesBeforeWhatIsDueToday() {
    let steps = "  - {id: one, kind: read}\n  - {id: two, kind: read}\n"
    var learner = Learner(steps, quiz: QuizzingTests.quiz)
    learner.type(":quiz 1", "0", ":leave", ":learn 1", "", ":leave")
    guard case .goingOn(.begun)? = learner.type(":learn").first else {
      Issue.record("no lesson")
      return
    }
    learner.type(":leave")
    learner.wait(seconds: 3 * 86_400)
    guard case .goingOn(.due(1))? = learner.type(":learn").first else {
      Issue.record("no review")
      return
    }
  }

  @Test func whatIsNotResumedAnyMoreIsNamed() {
    var learner = Learner("  - {id: one, kind: read}\n  - {id: two, kind: read}\n")
    learner.type(":learn 1")
    guard case .forgotten(.lesson("course"))? = learner.type(":never-resume").first else {
      Issue.record("not named")
      return
    }
    #expect(learner.type(":never-resume").refusal == .nothingToResume)
  }

  @Test(arguments: [SessionCommand.undo, .redo])
  func whoWantsToGoSeveralLinesIsToldOfGoto(_ command: SessionCommand) {
    var learner = Learner()
    let refusal = learner.type(":\(command.rawValue) 3").refusal
    #expect(refusal == .oneLineAtATime(.session(command)))
  }

  private static let load = """
    - id: make
      kind: run
      code: |
        UIViewController *memo = [[UIViewController alloc] init];
        NSLog(@"%d", [memo isViewLoaded]);
    - id: load
      kind: task
      goal: {trace: [memo loadView, memo viewDidLoad]}
      solution: "[memo view];"
    - id: ask
      kind: task
      setup: UIViewController *draft = [[UIViewController alloc] init];
      goal: {prints: [0], without: [draft loadView]}
      solution: NSLog(@"%d", [draft isViewLoaded]);
    - {id: end, kind: read}
    """

  private func learner(at step: Int) -> Learner {
    var learner = Learner(Self.load)
    learner.type(":learn 1 \(step)")
    return learner
  }

  // MARK: What is undone has not happened

  @Test func anUndoneCallIsNotHeldAgainstTheLearner() {
    var learner = learner(at: 3)
    learner.type("draft.view", ":undo")
    #expect(learner.type("NSLog(@\"%d\", [draft isViewLoaded]);").isDone)
  }

  @Test func anUndoneCallDoesNotCount() {
    var learner = Learner(
      """
      - id: twice
        kind: task
        setup: UIViewController *memo = [[UIViewController alloc] init];
        goal: {trace: [memo loadView], prints: [x]}
        solution: ["[memo view];", 'NSLog(@"x");']
      """)
    learner.type(":learn 1", "[memo view];", ":undo")
    #expect(!learner.type("NSLog(@\"x\");").isDone)
  }

  @Test func whatIsDoneAgainCountsAgain() {
    var learner = learner(at: 3)
    learner.type("NSLog(@\"%d\", [draft isViewLoaded] + 1);", "draft.view", ":goto 0")
    #expect(learner.type("NSLog(@\"%d\", [draft isViewLoaded]);").isDone)
  }

  @Test func goingToAMomentThatReachesTheGoalIsDone() {
    var learner = learner(at: 2)
    learner.type("int x = 1;")
    let replies = learner.type("[memo view];")
    #expect(replies.isDone)
    #expect(learner.items(.stepDone) == ["course/load"])
  }

  @Test func setUpIsTheFloor() {
    var learner = learner(at: 3)
    let replies = learner.type(":undo")
    guard case .travelled(.nothingToUndo) = replies.first else {
      Issue.record("the set-up was undone")
      return
    }
  }

  @Test func aCrashTakesItsOutputBack() {
    var learner = learner(at: 3)
    #expect(!learner.type("NSLog(@\"0\"); [[NSArray array] objectAtIndex:1];").isDone)
  }

  // MARK: Who sends

  @Test func aCallOfTheLearnersOwnIsNotUIKits() {
    var learner = learner(at: 2)
    #expect(!learner.type("[memo loadView]; [memo viewDidLoad];").isDone)
    guard case .notYet(.sentByHand(let call), .undo) = learner.type("").first else {
      Issue.record("nothing is said of the call")
      return
    }
    #expect(call.selector == "loadView")
  }

  @Test func theSecondCallIsMissing() {
    var learner = Learner(
      """
      - id: again
        kind: task
        setup: UIViewController *memo = [[UIViewController alloc] init];
        goal: {trace: [memo viewDidLoad, memo viewDidLoad]}
        solution: ["[memo view];", "memo.view = nil;", "[memo view];"]
      """)
    learner.type(":learn 1", "[memo view];")
    guard case .notYet(.call(_, occurrence: 2), .onward) = learner.type("").first else {
      Issue.record("the second call is not asked for")
      return
    }
  }

  // MARK: Either dialect

  @Test(arguments: ["print(draft.isViewLoaded)", "NSLog(\"%d\", draft.isViewLoaded)"])
  func whatSwiftPrintsCounts(_ line: String) {
    var learner = learner(at: 3)
    #expect(learner.type(line).isDone)
  }

  // MARK: Worlds

  @Test func aPageBeginsInTheWorldItsAuthorMeant() {
    var learner = learner(at: 1)
    learner.type("")
    learner.type("[memo view];")
    let replies = learner.type("")
    #expect(replies.page?.step == 2)
    #expect(
      replies.contains { if case .beginsInItsWorld(["memo"]) = $0 { true } else { false } })
    #expect(learner.type("[memo view];").isDone)
  }

  @Test func nothingIsSaidWhereNothingDiffers() {
    var learner = learner(at: 1)
    learner.type("")
    let replies = learner.type("")
    #expect(!replies.contains { if case .beginsInItsWorld = $0 { true } else { false } })
  }

  @Test func againPutsAPageBackToItsBeginning() {
    var learner = learner(at: 2)
    learner.type("memo = nil;")
    guard case .notYet(_, .undo) = learner.type("").first else {
      Issue.record("no way out is named")
      return
    }
    learner.type("int x = 1;")
    guard case .notYet(_, .again) = learner.type("").first else {
      Issue.record("no way out is named")
      return
    }
    learner.type(":again")
    #expect(learner.type("[memo view];").isDone)
  }

  @Test func aRestartDoesNotMakeAPageUnsolvable() {
    var learner = learner(at: 2)
    learner.type(":ios 26")
    guard case .notYet(_, .undo) = learner.type("").first else {
      Issue.record("no way out is named")
      return
    }
    learner.type(":undo")
    #expect(learner.type("[memo view];").isDone)
  }

  @Test func aRestartFreesNothing() {
    var learner = Learner(
      """
      - id: free
        kind: task
        setup: UIViewController *draft = [[UIViewController alloc] init];
        goal: {freed: [draft]}
        solution: "[draft release];"
      """)
    #expect(!learner.type(":learn 1", ":ios 26").isDone)
    #expect(!learner.type(":undo", ":relaunch").isDone)
    #expect(learner.type(":again", "[draft release];").isDone)
  }

  // MARK: Code of a page typed by hand

  @Test func codeTypedByHandIsPlayedByHand() {
    var learner = learner(at: 1)
    learner.type("UIViewController *memo = [[UIViewController alloc]   init]  // by hand")
    #expect(learner.type("NSLog(@\"%d\", [memo isViewLoaded])").isDone)
    #expect(learner.type("").page?.step == 2)
  }

  @Test func codeTypedInTheOtherDialectCounts() {
    var learner = learner(at: 1)
    learner.type("let memo = UIViewController()")
    #expect(learner.type("").isDone)
    #expect(learner.session.playground.moves.count == 2)
  }

  @Test func returnPlaysOnlyWhatIsLeft() {
    var learner = learner(at: 1)
    learner.type("UIViewController *memo = [[UIViewController alloc] init];")
    #expect(learner.type("").isDone)
    #expect(learner.session.playground.moves.count == 2)
  }

  @Test func afterOtherLinesThePageIsPlayedFromItsBeginning() {
    var learner = learner(at: 1)
    learner.type("int x = 1;")
    let replies = learner.type("")
    guard case .startsAgain = replies.first else {
      Issue.record("nothing is said of it")
      return
    }
    #expect(replies.isDone)
    #expect(learner.session.playground.moves.count == 2)
  }

  // MARK: Mistakes

  @Test func aGoalReachedByAMistakeIsNotDone() {
    var learner = Learner(
      """
      - id: draft
        kind: task
        setup: |
          @interface Draft : UIViewController
          @property (nonatomic, retain) IBOutlet UILabel *label;
          @end
          @implementation Draft
          @end
          Draft *draft = [[Draft alloc] init];
        goal: {prints: [(null)]}
        solution: 'NSLog(@"%@", nil);'
      """)
    learner.type(":learn 1")
    let replies = learner.type("NSLog(@\"%@\", draft.label.text);")
    #expect(!replies.isDone)
    #expect(
      replies.contains {
        if case .notYet(.mistake(let finding), _) = $0 { finding.number == 1 } else { false }
      })
    learner.type(":undo")
    #expect(learner.type("NSLog(@\"%@\", nil);").isDone)
  }

  // MARK: Skipping, places

  @Test func aSkippedTaskIsPlayedAndNotDone() {
    var learner = learner(at: 2)
    let replies = learner.type(":skip")
    guard case .skipped("[memo view];") = replies.first else {
      Issue.record("what was played is not said")
      return
    }
    #expect(replies.contains { if case .played = $0 { true } else { false } })
    #expect(learner.items(.stepSkipped) == ["course/load"] && learner.items(.stepDone).isEmpty)
    #expect(learner.type("").page?.step == 3)
  }

  @Test func theEndOfALessonNamesWhatIsNotDone() {
    var learner = learner(at: 2)
    learner.type(":skip", "", ":next", "")
    let replies = learner.type("")
    guard case .lessonDone(let end)? = replies.dropFirst().first else {
      Issue.record("the lesson does not end")
      return
    }
    #expect(end.left == [1, 2, 3])
  }

  @Test(arguments: [[":quit"], [":leave"], []])
  func aLessonsPlaceSurvives(_ lines: [String]) {
    var learner = learner(at: 2)
    learner.type("[memo view];", "")
    for line in lines { learner.type(line) }
    var next = learner.restarted(Self.load)
    #expect(next.type(":learn course").page?.step == 3)
  }

  @Test func aStepIsOpenedByItsNumber() {
    var learner = Learner(Self.load)
    #expect(learner.type(":learn 1 3").page?.step == 3)
    #expect(learner.type(":learn course 4").page?.step == 4)
    #expect(learner.type(":learn 1 9").refusal == .noSuchStep(9, count: 4))
  }

  @Test func whereTheLearnerWasIsWhereTheProgramStarts() {
    let learner = learner(at: 2)
    var next = Learner(Self.load, journal: learner.journal)
    #expect(next.begin().page?.step == 2)
    next.type(":leave")
    var after = Learner(Self.load, journal: next.journal)
    #expect(after.begin().page == nil)
    #expect(after.type(":resume").page?.step == 2)
  }
}
