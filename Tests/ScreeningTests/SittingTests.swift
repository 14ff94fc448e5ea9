import Curriculum
import Learning
import Mistakes
import Notation
import Playgrounds
import Scripts
import Sessions
import Syntax
import Testing

@testable import Screening

@Suite struct SittingTests {
  @Test func nothingIsRecordedBeforeItIsAccepted() {
    var candidate = Candidate()
    candidate.type("1", ":language ru", ":next", "no")
    #expect(candidate.entries.isEmpty)
    #expect(candidate.sitting.language == .ru)
    candidate.type("СОГЛАСЕН")
    #expect(candidate.entries.map(\.kind) == [.accepted, .shown])
    #expect(candidate.entries.map(\.language) == [.ru, .ru])
  }

  @Test func answersAreRecordedAsTheyAreGivenAndChanged() {
    var candidate = Candidate(accepted: true)
    candidate.type("b", "2", ":1", "a", "")
    #expect(candidate.answers("first") == [["2"], ["1"]])
    #expect(candidate.kinds("first") == [.shown, .answered, .certainty, .shown, .revised])
    #expect(candidate.entries.first { $0.kind == .certainty }?.payload["certainty"]?.integer == 2)
  }

  @Test func aLineThatIsNoAnswerIsRefusedAndNotRecorded() {
    var candidate = Candidate(accepted: true)
    let count = candidate.entries.count
    candidate.type("z")
    guard case .session(.refusal(.malformedAnswer))? = candidate.replies.last else {
      Issue.record("\(candidate.replies)")
      return
    }
    #expect(candidate.entries.count == count)
  }

  @Test func questionsComeInAnyOrder() {
    var candidate = Candidate(accepted: true)
    candidate.type(":3", ":back", ":next", ":next", ":9")
    #expect(
      candidate.entries.filter { $0.kind == .shown }.map(\.item)
        == ["first", "calls", "fixed", "calls", "number"])
    guard case .noSuchQuestion("9", count: 5)? = candidate.replies.last else {
      Issue.record("question 9 was found")
      return
    }
  }

  /// A number typed to the list opens a question and is no answer to the last one.
  @Test func theListFollowsTheLastQuestion() {
    var candidate = Candidate(accepted: true)
    candidate.type(":5", "all of it")
    guard case .afterLast(hasReview: true)? = candidate.replies.last else {
      Issue.record("\(candidate.replies)")
      return
    }
    #expect(candidate.sitting.standing(at: candidate.now).step == .list)
    candidate.type("what now?", "2")
    #expect(candidate.answers("text") == [["all of it"]])
    #expect(candidate.sitting.standing(at: candidate.now).step == .question(2, of: 5))
    candidate.type(":5", ":next")
    #expect(candidate.sitting.standing(at: candidate.now).step == .list)
  }

  @Test func aNumberSaysHowFarBack() {
    var candidate = Candidate(accepted: true)
    candidate.type(":4", ":back 2", ":next 3", ":back 9")
    #expect(
      candidate.entries.filter { $0.kind == .shown }.map(\.item)
        == ["first", "number", "fixed", "calls"])
    guard case .noSuchQuestion("9", count: 5)? = candidate.replies.last else {
      Issue.record("\(candidate.replies)")
      return
    }
  }

  @Test func withoutReviewThereIsNoWayBack() {
    var candidate = Candidate(accepted: true, hasReview: false)
    candidate.type("b", "2")
    for line in [":1", ":back", ":back 1"] {
      candidate.type(line)
      guard case .noWayBack(1)? = candidate.replies.last else {
        Issue.record("\(line): \(candidate.replies)")
        return
      }
    }
    candidate.type(":4", "8", "for a reason", "the end", "2", ":5", "more")
    #expect(candidate.answers("first") == [["2"]])
    #expect(candidate.answers("text") == [["the end"]])
    #expect(candidate.entries.count { $0.kind == .revised } == 0)
  }

  @Test func aFewWordsNeedNoColon() {
    var candidate = Candidate(accepted: true)
    candidate.type("help")
    guard case .session(.help)? = candidate.replies.last else {
      Issue.record("\(candidate.replies)")
      return
    }
    candidate.type(":5", "help")
    #expect(candidate.answers("text") == [["help"]], "free text may be anything")
    candidate.type(":1", "quit")
    #expect(candidate.isOver)
  }

  /// Help says what works on a paper, and of nothing else.
  @Test func helpIsThatOfThePaper() {
    var candidate = Candidate(accepted: true)
    for line in [":help page", ":help program", ":help paper"] {
      candidate.type(line)
      guard case .session(.help(let topics))? = candidate.replies.last,
        case .group(_, _, onPaper: true)? = topics.first
      else {
        Issue.record("\(line): \(candidate.replies)")
        return
      }
    }
    candidate.type(":help hint")
    guard case .session(.refusal(.notOnPaper))? = candidate.replies.last else {
      Issue.record("\(candidate.replies)")
      return
    }
  }

  @Test func whatDoesNotAcceptIsAnsweredByWhatDoes() {
    var candidate = Candidate()
    candidate.type("why not")
    guard case .asksAcceptance? = candidate.replies.last else {
      Issue.record("\(candidate.replies)")
      return
    }
    #expect(candidate.entries.isEmpty)
  }

  @Test func eachLineOfAnAnswerStandsAtOnce() {
    var candidate = Candidate(accepted: true)
    candidate.type(":3", "loadView", "viewDidLoad viewWillAppear:", ":undo", "dealloc", "")
    #expect(
      candidate.answers("calls")
        == [
          ["loadView"], ["loadView", "viewDidLoad", "viewWillAppear:"], ["loadView"],
          ["loadView", "dealloc"],
        ])
  }

  @Test func codeIsMendedLineByLineAndNobodyJudgesIt() throws {
    var candidate = Candidate(accepted: true)
    candidate.type(":2", "1 let b = 2", "9 no such line")
    #expect(candidate.answers("fixed") == [["let b = 2\nprint(a)"]])
    guard case .session(.refusal(.malformedChange))? = candidate.replies.last else {
      Issue.record("\(candidate.replies)")
      return
    }
    candidate.type(":undo")
    #expect(candidate.kinds("fixed").last == .withdrawn)
  }

  @Test func whyIsAskedWhereTheRoundWantsIt() {
    var candidate = Candidate(accepted: true)
    candidate.type(":4", "8", "because of ; and \u{1B}[31m", "")
    #expect(candidate.answers("number") == [["8"]])
    let reason = candidate.entries.first { $0.kind == .reason }
    #expect(reason?.payload["reason"]?.string == "because of ; and \u{1B}[31m")
  }

  @Test func flagsAndRemarksAreRecorded() {
    var candidate = Candidate(accepted: true)
    candidate.type(":flag", ":note line 3 is odd", ":list", ":flag")
    #expect(candidate.entries.suffix(3).map(\.kind) == [.flagged, .note, .flagged])
    #expect(candidate.entries.suffix(3).map { $0.payload["flagged"]?.bool } == [true, nil, false])
  }

  @Test(arguments: [":hint", ":answer", ":why", ":quiz 1", ":map", ":sources", ":learn 1", ":edit"])
  func whatWouldHelpIsNotThere(_ line: String) {
    var candidate = Candidate(accepted: true)
    let count = candidate.entries.count
    candidate.type(line)
    guard case .session(.refusal(.notOnPaper))? = candidate.replies.last else {
      Issue.record("\(line): \(candidate.replies)")
      return
    }
    #expect(candidate.entries.count == count)
  }

  @Test func codeRunsWhereTheItemSaysSo() {
    var candidate = Candidate(accepted: true)
    candidate.type(":play")
    guard case .noSimulator? = candidate.replies.last else {
      Issue.record("the simulator is open")
      return
    }
    candidate.type(":2", ":play", "print(a + 1)", ":leave", "1 let a = 5")
    #expect(candidate.entries.filter { $0.kind == .ran }.count == 2)
    #expect(candidate.answers("fixed") == [["let a = 5\nprint(a)"]])
  }

  /// The simulator is for the question's own app; what else is run there is recorded as one's own.
  @Test(arguments: [":ios 12", ":nib Note {view: UIView}", ":relaunch", ":compare 12 13", ":play"])
  func noOtherAppIsMade(_ line: String) {
    var candidate = Candidate(accepted: true)
    candidate.type(":2", ":play", "let b = 2", line)
    guard case .session(.refusal(.notOnPaper))? = candidate.replies.last else {
      Issue.record("\(line): \(candidate.replies)")
      return
    }
    let own = candidate.entries.filter { $0.payload["own"]?.bool == true }
    #expect(own.map { $0.payload["text"]?.string } == ["let b = 2"])
  }

  /// The simulator shows what code does, and not what is wrong with it.
  @Test func whatIsWrongWithCodeIsNotSaid() {
    var candidate = Candidate(accepted: true)
    var findings: [Finding] = []
    var traced = 0
    for line in [
      ":2", ":play", "class Memo: UIViewController { @IBOutlet var label: UILabel! }",
      "let memo = Memo()", "memo.label.text = \"x\"",
    ] {
      candidate.type(line)
      for case .session(.played(let account)) in candidate.replies {
        findings += account.findings
        traced += account.trace.count
      }
    }
    #expect(findings.isEmpty && traced > 0)
    for line in [":repair", ":lint", ":leaks", ":owners"] {
      candidate.type(line)
      guard case .session(.refusal(.notOnPaper))? = candidate.replies.last else {
        Issue.record("\(line): \(candidate.replies)")
        return
      }
    }
  }

  /// Calls are told as the code spells them, which may be written in one dialect alone.
  @Test func callsAreToldInTheDialectOfTheCode() {
    var paper = Candidate.paper
    let code = "@implementation Memo : UIViewController\n@end"
    paper[1].paper.faces[.objectiveC]?.code = Page.Listing(
      text: code, dialect: .objectiveC, isNumbered: true)
    for (paper, dialects) in [
      (paper, [":dialect swift": Dialect.swift, ":dialect objc": .objectiveC]),
      (Candidate.paper, [":dialect swift": .swift, ":dialect objc": .swift]),
    ] {
      for (choice, dialect) in dialects {
        var candidate = Candidate(accepted: true, paper)
        var told: Set<Dialect> = []
        for line in [
          choice, ":2", ":play", "let memo = UIViewController()", "memo.view = UIView()",
        ] {
          candidate.type(line)
          for case .session(.played(let account)) in candidate.replies {
            for case .call(let call, _) in account.trace.map(\.kind) { told.insert(call.dialect) }
          }
        }
        #expect(told == [dialect], "\(choice)")
      }
    }
  }

  /// Who holds what lives on is what the question asks.
  @Test func whoLivesOnIsNotSaid() {
    var candidate = Candidate(accepted: true)
    for line in [
      ":2", ":play", "class Memo: UIViewController { lazy var kept = { self } }",
      "var memo: Memo? = Memo()", "_ = memo?.kept", "window.rootViewController = memo",
      "window.rootViewController = UIViewController()", "memo = nil",
    ] {
      candidate.type(line)
      for case .session(.played(let account)) in candidate.replies {
        guard case .done(let standings, let livingOn) = account.end else { continue }
        #expect(livingOn.isEmpty && standings.allSatisfy { $0.owners == nil }, "\(line)")
      }
    }
    candidate.type(":state")
    guard case .session(.looked(.state(let standings, _)))? = candidate.replies.last else {
      Issue.record("\(candidate.replies)")
      return
    }
    #expect(!standings.isEmpty && standings.allSatisfy { $0.owners == nil })
    candidate.type(":tree")
    guard case .session(.looked(.tree(let tree)))? = candidate.replies.last else {
      Issue.record("\(candidate.replies)")
      return
    }
    #expect(!tree.branches.isEmpty && tree == tree.withoutOwners)
  }

  /// Help in the simulator names what works there.
  @Test func helpInTheSimulatorIsTrue() {
    var candidate = Candidate(accepted: true)
    candidate.type(":2", ":play", ":help")
    guard case .session(.help(let topics))? = candidate.replies.last else {
      Issue.record("\(candidate.replies)")
      return
    }
    let named = topics.flatMap { topic -> [Command] in
      if case .group(_, let commands, _) = topic { commands ?? [] } else { [] }
    }
    #expect(
      named.contains(.look(.tree)) && !named.contains(.look(.lint))
        && !named.contains(.look(.leaks)))
  }

  /// What stands in the code of a question may be asked about.
  @Test func aCommandOfTheCodeIsExplained() {
    var candidate = Candidate(accepted: true)
    candidate.type(":help warn")
    guard case .session(.help([.command(.world(.warn), onPaper: false)]))? = candidate.replies.last
    else {
      Issue.record("\(candidate.replies)")
      return
    }
  }

  /// What was being asked about an answer is asked again: a certainty is no answer.
  @Test(arguments: [":language cs", ":dialect objc", ":end"])
  func whatWasAskedIsAskedAgain(_ line: String) {
    var candidate = Candidate(accepted: true)
    candidate.type("b", line)
    if line == ":end" { candidate.type("no") }
    #expect(candidate.sitting.standing(at: candidate.now).step == .certainty)
    candidate.type("1")
    #expect(candidate.answers("first") == [["2"]])
    #expect(candidate.entries.last { $0.kind == .certainty }?.payload["certainty"]?.integer == 1)
    candidate.type(":4", "8", line)
    if line == ":end" { candidate.type("no") }
    #expect(candidate.sitting.standing(at: candidate.now).step == .reason)
    candidate.type("because")
    #expect(candidate.entries.last { $0.kind == .reason }?.payload["reason"]?.string == "because")
    #expect(candidate.answers("number") == [["8"]])
  }

  /// The list stays the list in another language.
  @Test func theListIsShownAgain() {
    var candidate = Candidate(accepted: true)
    candidate.type(":5", "all of it", ":language ru")
    #expect(candidate.sitting.standing(at: candidate.now).step == .list)
  }

  @Test func anAnswerWithoutItsMarkedReasonIsTold() {
    var paper = Candidate.paper
    paper[3].marksReason = true
    var candidate = Candidate(accepted: true, paper)
    candidate.type(":4", "8", "", ":end")
    guard case .confirmsEnd(_, let unreasoned, _)? = candidate.replies.last else {
      Issue.record("\(candidate.replies)")
      return
    }
    #expect(unreasoned == [4])
    candidate.type("", ":4", "8", "for a reason", ":4")
    guard case .page(_, let marks)? = candidate.replies.last else {
      Issue.record("\(candidate.replies)")
      return
    }
    #expect(!marks.lacksReason && marks.reason == "for a reason")
  }

  @Test func languageAndDialectMayChange() {
    var candidate = Candidate(accepted: true)
    candidate.type(":language ja", ":dialect objc")
    #expect(
      candidate.entries.suffix(4).map(\.kind) == [.language, .shown, .dialect, .shown])
    #expect(candidate.entries.last?.language == .ja)
    #expect(candidate.sitting.dialect == .objectiveC)
  }

  @Test func endIsAskedOnce() {
    var candidate = Candidate(accepted: true)
    candidate.type(":end", ":list", ":end", "a", ":end", ":end", "b")
    #expect(candidate.entries.count { $0.kind == .ended } == 1)
    #expect(candidate.entries.last?.payload["by"]?.string == "candidate")
    #expect(candidate.isOver)
  }

  /// A yes or no is meant for what was asked last, and takes the place of no answer.
  @Test(arguments: ["a", "yes", "はい", ""]) func nothingSaidToTheEndIsAnAnswer(_ word: String) {
    var candidate = Candidate(accepted: true)
    candidate.type(":1", "b", ":1", ":end", word)
    #expect(candidate.answers("first") == [["2"]])
    #expect(!candidate.isOver)
    candidate.type("a")
    #expect(candidate.answers("first") == [["2"], ["1"]])
  }

  @Test func theCodeThatThePageHasNoRoomForIsShown() {
    var candidate = Candidate(accepted: true)
    candidate.type(":2", "1 let a = 5", ":code")
    guard case .session(.listing(let code))? = candidate.replies.last else {
      Issue.record("\(candidate.replies)")
      return
    }
    #expect(code.text == "let a = 5\nprint(a)")
  }

  @Test func theTimeEndsIt() {
    var candidate = Candidate(accepted: true)
    candidate.pass(minutes: 30)
    #expect(candidate.entries.last?.kind == .ended)
    #expect(candidate.entries.last?.payload["by"]?.string == "time")
    #expect(candidate.isOver)
  }

  @Test func whatComesTooLateIsRecordedAsLate() {
    var candidate = Candidate(accepted: true)
    candidate.now.moment.boot += 30 * 60_000
    (candidate.now.moment.wall, candidate.now.awake) = (30 * 60_000, 30 * 60_000)
    candidate.type("b")
    #expect(candidate.entries.suffix(2).map(\.kind) == [.late, .ended])
    #expect(candidate.answers("first").isEmpty)
  }

  @Test func minutesLeftAreSaidOnce() {
    var candidate = Candidate(accepted: true)
    var said: [Int] = []
    for _ in 0..<29 {
      candidate.pass(minutes: 1)
      for case .warning(let minutes) in candidate.replies { said.append(minutes) }
    }
    #expect(said == [10, 5, 1])
  }

  @Test func sleepAndClocksThatAreSetAreNoticed() {
    var candidate = Candidate(accepted: true)
    candidate.now.moment.wall += 60_000
    candidate.now.moment.boot += 60_000
    candidate.type(":list")
    #expect(candidate.entries.last?.kind == .suspended)
    #expect(candidate.entries.last?.payload["ms"]?.integer == 60_000)
    candidate.now.moment.wall -= 600_000
    candidate.type(":list")
    #expect(candidate.entries.last?.kind == .clock)
    #expect(candidate.entries.last?.payload["ms"]?.integer == -600_000)
    let left = candidate.sitting.timeLeft(at: candidate.now)
    #expect(left == 29 * 60_000, "a clock that is set gives no time")
  }

  @Test func goingOnFindsTheTimeRunOn() {
    let began = Moment(wall: 1_000_000, boot: 500)
    // In the same run of the machine, after the wall's clock was set back; and after a new start.
    for (now, left) in [
      (Moment(wall: 400_000, boot: 600_500), 20), (Moment(wall: 1_900_000, boot: 7), 15),
      (Moment(wall: 9_000_000, boot: 9), 0),
    ] {
      var candidate = Candidate()
      let response = candidate.sitting.resume(
        after: [], began: began, at: Clocks(now, awake: now.boot))
      #expect(response.entries.first?.kind == .resumed)
      #expect(
        candidate.sitting.timeLeft(at: Clocks(now, awake: now.boot)) == left * 60_000)
      #expect(response.isOver == (left == 0))
    }
  }

  @Test func aBurstIsRecordedBesideWhatCame() {
    var candidate = Candidate(accepted: true)
    _ = candidate.take { $0.handle("b", burst: Burst(characters: 400, milliseconds: 3), at: $1) }
    #expect(candidate.entries.suffix(2).map(\.kind) == [.pasted, .answered])
  }

  /// No key is on the candidate's side, but what no answer can be is refused there.
  @Test(arguments: [
    (":3", "viewDidApear"), (":3", "!!"), (":6", "viewWillApper:"), (":6", "what now?"),
    (":6", "shop viewWillAppear:"),
    (":7", "4"), (":7", "0 0"), (":7", "x"), (":8", "1"), (":8", "y n y"), (":8", "often 2"),
  ]) func whatNoAnswerCanBeIsRefused(_ page: String, _ line: String) {
    var candidate = Candidate(accepted: true, Candidate.paper + Candidate.shapes)
    candidate.type(page)
    let count = candidate.entries.count
    candidate.type(line)
    guard case .session(.refusal(.malformedAnswer))? = candidate.replies.last else {
      Issue.record("\(line): \(candidate.replies)")
      return
    }
    #expect(candidate.entries.count == count)
  }

  /// A call that may be any of several objects' says whose it is; nobody would mean one of another.
  @Test func aCallSaysWhoseItIsWhereSeveralMayBeMeant() {
    let drive = Paper(prompt: .none, ask: .drive(["photo", "score"], par: 3))
    var candidate = Candidate(accepted: true, [PaperItem(id: "drive", minutes: 3, paper: drive)])
    func refused(_ line: String) -> Refusal.Answer? {
      candidate.type(line)
      guard case .session(.refusal(.malformedAnswer(let answer, _)))? = candidate.replies.last
      else {
        return nil
      }
      return answer
    }
    let count = candidate.entries.count
    #expect(refused("viewDidLoad") == .whose("viewDidLoad"))
    #expect(refused("zzz viewDidLoad") == .noReceiver("zzz", ["photo", "score"]))
    #expect(candidate.entries.count == count)
    #expect(refused("score viewDidLoad") == nil)
    #expect(candidate.entries.count == count + 1)
  }

  /// Whoever leaves a question whose answer is not said to be whole is asked what follows it.
  @Test func whatFollowsAnAnswerIsAskedOfWhoGoesOn() throws {
    var paper = Candidate.paper
    paper[1].asksCertainty = true
    var candidate = Candidate(accepted: true, paper)
    candidate.type(":2", "1 let a = 5", ":next")
    guard case .asksCertainty? = candidate.replies.last else {
      Issue.record("\(candidate.replies)")
      return
    }
    candidate.type(":next")
    #expect(candidate.sitting.standing(at: candidate.now).step == .question(3, of: 5))
  }

  @Test func whereTheReasonIsMarkedThePageSaysSo() {
    var paper = Candidate.paper
    paper[3].marksReason = true
    var candidate = Candidate(accepted: true, paper)
    for (page, isSaid) in [(":4", true), (":1", false)] {
      candidate.type(page)
      guard case .page(_, let marks)? = candidate.replies.last else {
        Issue.record("\(candidate.replies)")
        return
      }
      #expect(marks.marksReason == isSaid)
    }
  }

  @Test func callsAreSpeltAsTheDialectDoes() {
    let paper = Paper(
      prompt: .none, ask: .calls(from: ["memo viewWillAppear:", "memo viewDidLoad", "dealloc"]))
    func names(_ dialect: Dialect) -> [String] {
      if case .several(let names, _) = paper.form(dialect) { names } else { [] }
    }
    #expect(names(.swift) == ["memo viewWillAppear(_:)", "memo viewDidLoad()", "deinit"])
    #expect(names(.objectiveC) == ["memo viewWillAppear:", "memo viewDidLoad", "dealloc"])
  }

  /// No page of a paper says `:answer`, `:hint` or `:skip`, in no language.
  @Test func pagesOfferNoHelp() {
    let paper = Candidate.paper[0].paper
    let page = paper.page(.question(number: 1, of: 1), in: .en, .swift, answered: [])
    #expect(page.help == nil)
  }
}

/// Somebody at a paper of five questions and thirty minutes.
struct Candidate {
  static let paper: [PaperItem] = {
    func text(_ text: String) -> Paper.Texts { Paper.Texts([.en: text]) }
    var fixed = Paper(prompt: .none, ask: .fix)
    for dialect in Dialect.allCases {
      fixed.faces[dialect] = Paper.Face(
        code: Page.Listing(text: "let a = 1\nprint(a)", dialect: .swift, isNumbered: true))
    }
    return [
      PaperItem(
        id: "first", minutes: 2, asksCertainty: true,
        paper: Paper(prompt: text("Which?"), ask: .choice([text("One"), text("Two")]))),
      PaperItem(id: "fixed", minutes: 4, isPlayed: true, paper: fixed),
      PaperItem(id: "calls", minutes: 3, paper: Paper(prompt: .none, ask: .calls(from: nil))),
      PaperItem(
        id: "number", minutes: 3, asksReason: true, paper: Paper(prompt: .none, ask: .number)),
      PaperItem(id: "text", minutes: 1, isMarked: false, paper: Paper(text: .none)),
    ]
  }()

  /// Three more: calls to be played, lines of a log of three, numbers by version.
  static let shapes: [PaperItem] = {
    var log = Paper(prompt: .none, ask: .spot(.log))
    for dialect in Dialect.allCases {
      log.faces[dialect] = Paper.Face(
        code: Page.Listing(text: "a\nb\nc", dialect: .swift, isNumbered: true))
    }
    return [
      PaperItem(id: "drive", minutes: 3, paper: Paper(prompt: .none, ask: .drive(["vc"], par: 3))),
      PaperItem(id: "log", minutes: 3, paper: log),
      PaperItem(
        id: "versions", minutes: 3,
        paper: Paper(prompt: .none, ask: .versions(["12", "13"], .count))),
    ]
  }()

  var sitting: Sitting
  var now = Clocks(Moment(wall: 0, boot: 0), awake: 0)
  var entries: [Screening.Entry] = []
  var replies: [SittingReply] = []
  var isOver = false

  init(
    accepted: Bool = false, _ paper: [PaperItem] = Candidate.paper, hasReview: Bool = true
  ) {
    sitting = Sitting(
      paper,
      SittingReply.Agreement(
        round: "spring", candidate: "Anna", questions: paper.count, minutes: 30,
        hasReview: hasReview),
      in: .en, .swift, among: [.swift, .objectiveC],
      words: Sitting.Words(accept: ["accept", "согласен"], vocabulary: { Vocabulary() }), at: now)
    if accepted { type("accept") }
  }

  mutating func take(_ step: (inout Sitting, Clocks) -> SittingResponse) -> SittingResponse {
    let response = step(&sitting, now)
    entries += response.entries
    replies = response.replies
    isOver = response.isOver
    return response
  }

  mutating func type(_ lines: String...) {
    for line in lines where !isOver { _ = take { $0.handle(line, at: $1) } }
  }

  mutating func pass(minutes: Int) {
    now.moment.wall += minutes * 60_000
    now.moment.boot += minutes * 60_000
    now.awake += minutes * 60_000
    _ = take { $0.wait(until: $1) }
  }

  private func answered(_ item: String) -> [Screening.Entry] {
    entries.filter { $0.item == item && [.answered, .revised, .undone].contains($0.kind) }
  }

  func answers(_ item: String) -> [[String]] {
    answered(item).map { ($0.payload["answer"]?.elements ?? []).compactMap(\.string) }
  }

  func kinds(_ item: String) -> [Screening.Entry.Kind] {
    entries.filter { $0.item == item }.map(\.kind)
  }
}
