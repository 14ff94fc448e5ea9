import Curriculum
import Diagnostics
import Learning
import Notation
import Sessions
import Syntax
import Testing

@testable import Screening

/// What a candidate finds again after the program was killed: that something was answered, and when.
@Suite struct InterruptedSittingTests {
  /// The same candidate once more, who knows of the record what stands in plain text.
  private func resumed(
    _ candidate: Candidate, _ paper: [PaperItem] = Candidate.paper + Candidate.shapes
  ) throws -> Candidate {
    let head = RecordHead(
      pack: [], round: "spring", candidate: "anna", language: .en, began: Moment(wall: 0, boot: 0),
      program: "")
    var record = Record.begin(head, .sodium).record
    for entry in candidate.entries {
      let line = record.line(for: entry, .sodium) { $0.map { $0 ^ 0x55 } }
      record.add(try #require(line?.line))
    }
    var again = Candidate(accepted: false, paper)
    again.entries = candidate.entries
    again.now = candidate.now
    _ = again.take { $0.resume(after: record.lines, began: head.began, at: $1) }
    return again
  }

  private func candidate() -> Candidate {
    Candidate(accepted: true, Candidate.paper + Candidate.shapes)
  }

  private func standings(_ candidate: Candidate) -> [SittingReply.Standing] {
    candidate.sitting.rows.map(\.answer)
  }

  @Test func sealedAnswersAreListedWithTheirMinute() throws {
    var candidate = candidate()
    candidate.type("b", "", ":flag")
    candidate.pass(minutes: 7)
    candidate.type(":3", "loadView", ":4", "8", "because", ":4", ":again")
    var again = try resumed(candidate)
    #expect(
      standings(again)
        == [.sealed(minute: 0), .open, .sealed(minute: 7), .open, .open, .open, .open, .open])
    #expect(again.sitting.rows.map(\.isFlagged).firstIndex(of: true) == 1)
    again.type(":end")
    guard case .confirmsEnd(let open, _, _)? = again.replies.last else {
      Issue.record("\(again.replies)")
      return
    }
    #expect(open == [2, 4, 5, 6, 7, 8])
  }

  /// A report of what stands in the record.
  private func answer(_ candidate: Candidate, _ item: String) -> ItemReport? {
    let reading = Blueprint.read(
      SourceText(
        name: "b",
        text: """
          format: 1
          id: b
          minutes: 1
          rules: {pass: 0.6}
          items:
          - {id: \(item), minutes: 1, text: free}
          """))
    let round = Round(
      id: "spring", blueprint: "", ios: "26", minutes: 30, dialects: [.swift], pass: 0.6,
      language: .en, program: "", candidates: [])
    let items = reading.value?.items.map { KeyedItem($0, nil) } ?? []
    return CandidateReport(
      of: candidate.entries, by: CandidateRow(id: "anna", name: ""), in: round, minutes: 30, items,
      receipt: ""
    ).items.first
  }

  @Test func linesAreAddedToTheSealedOnes() throws {
    var candidate = candidate()
    candidate.type(":6", "vc loadView", "vc viewDidLoad")
    var again = try resumed(candidate)
    #expect(again.sitting.place == 5, "it goes on where it was left")
    again.type("vc viewWillAppear:", ":undo", ":undo")
    guard case .staysSealed? = again.replies.last else {
      Issue.record("\(again.replies)")
      return
    }
    again.type("vc viewWillAppear:", "")
    let found = answer(again, "drive")
    #expect(found?.text == "vc loadView\nvc viewDidLoad\nvc viewWillAppear:")
    #expect(found?.revisions == 0)
    var third = try resumed(again)
    third.type(":6", "vc viewDidAppear:", ":again", "vc loadView", "")
    #expect(answer(third, "drive")?.text == "vc loadView")
  }

  @Test func otherAnswersTakeThePlaceOfTheSealedOne() throws {
    var candidate = candidate()
    candidate.type("b", "3")
    var again = try resumed(candidate)
    again.type(":1", "a", "")
    #expect(answer(again, "first")?.text == "1")
    #expect(answer(again, "first")?.revisions == 1)
    again.type(":1", ":undo")
    #expect(answer(again, "first")?.text == "2", "the sealed one stands again")
    #expect(standings(again)[0] == .sealed(minute: 0))
  }

  // MARK: - Opened again

  /// Types `:unseal`, and opens the lines of the entries for which `opens` says so.
  private func unseal(
    _ candidate: inout Candidate, opens: (Screening.Entry) -> Bool = { _ in true }
  ) throws {
    let lines = candidate.entries.map { entry in
      var line = KnownLine(entry)
      if !opens(entry) {
        line = KnownLine(kind: line.kind, item: line.item, wall: line.wall, payload: nil)
      }
      return line
    }
    _ = candidate.take { sitting, now in
      var response = sitting.handle(":unseal 7k3m9 qx2pd", at: now)
      #expect(response.code?.description == "7K3M9-QX2PD")
      sitting.unseal(lines, at: now, &response)
      return response
    }
  }

  /// All that was answered stands as it did: in the middle of lines, with what can be taken back.
  @Test func aCodeShowsWhatWasAnswered() throws {
    var candidate = candidate()
    candidate.type(
      ":dialect objc", ":1", "b", "", ":4", "8", "because", ":4", ":flag", ":2", "1 let a = 2",
      "2 print(b)", ":undo", ":5", "a text", ":5", ":again", ":6", "vc loadView", "vc viewDidLoad")
    let whole = candidate.sitting
    var again = try resumed(candidate)
    try unseal(&again)
    for place in whole.states.indices {
      let (was, state) = (whole.states[place], again.sitting.states[place])
      #expect(state.answers == was.answers, "\(place + 1)")
      #expect(state.sealed == nil && state.reason == was.reason && state.isFlagged == was.isFlagged)
    }
    #expect(again.sitting.dialect == .objectiveC && again.sitting.place == 5)
    guard case .page(_, let marks)? = again.replies.last else {
      Issue.record("\(again.replies)")
      return
    }
    #expect(marks.answer == .given && marks.isAddedTo == nil)
    again.type(":undo", "vc viewWillAppear:", "", ":2", ":undo", ":1", "a", "")
    #expect(answer(again, "drive")?.text == "vc loadView\nvc viewWillAppear:")
    #expect(answer(again, "fixed")?.text == nil)
    #expect(answer(again, "first")?.text == "1")
  }

  /// What was added after an interruption is opened with what it was added to, and a third time too.
  @Test func whatWasAddedIsOpenedWhole() throws {
    var candidate = candidate()
    candidate.type(":6", "vc loadView")
    var again = try resumed(candidate)
    again.type("vc viewDidLoad", ":1", "b", "")
    var third = try resumed(again)
    try unseal(&third)
    #expect(third.sitting.states[5].answers.last == ["vc loadView", "vc viewDidLoad"])
    third.type(":6", "vc viewWillAppear:", "")
    #expect(answer(third, "drive")?.text == "vc loadView\nvc viewDidLoad\nvc viewWillAppear:")
    var fourth = try resumed(third)
    try unseal(&fourth)
    #expect(fourth.sitting.states[5].answer?.count == 3)
  }

  /// What was answered without the code stays sealed, and nothing is made up of it.
  @Test func whatTheCodeDoesNotOpenStaysSealed() throws {
    var candidate = candidate()
    candidate.type(":6", "vc loadView")
    var again = try resumed(candidate)
    again.type("vc viewDidLoad", ":1", "b", "")
    let closed = again.entries.dropFirst(candidate.entries.count)
    var third = try resumed(again)
    try unseal(&third) { !closed.contains($0) }
    #expect(standings(third)[5] == .sealed(minute: 0) && standings(third)[0] == .sealed(minute: 0))
    third.type(":6", "vc viewWillAppear:", "")
    #expect(answer(third, "drive")?.text == "vc loadView\nvc viewDidLoad\nvc viewWillAppear:")
  }

  @Test func aCodeThatOpensNothingIsSaid() throws {
    var candidate = candidate()
    candidate.type(":unseal 7K3M9-QX2PD")
    guard case .nothingSealed? = candidate.replies.last else {
      Issue.record("\(candidate.replies)")
      return
    }
    candidate.type("b")
    var again = try resumed(candidate)
    again.type(":unseal 7K3M9")
    guard case .unsealsNothing? = again.replies.last else {
      Issue.record("\(again.replies)")
      return
    }
    _ = again.take { sitting, now in
      var response = sitting.handle(":unseal 7K3M9-QX2PD", at: now)
      sitting.unseal(nil, at: now, &response)
      return response
    }
    guard case .unsealsNothing? = again.replies.last else {
      Issue.record("\(again.replies)")
      return
    }
    #expect(standings(again)[0] == .sealed(minute: 0))
  }

  /// The gaps that were filled before an interruption stay so, whichever are filled after it.
  @Test func gapsAreFilledBesideTheSealedOnes() throws {
    let gaps = [
      PaperItem(id: "gaps", minutes: 3, paper: Paper(prompt: .none, ask: .fill([1, 2, 3])))
    ]
    var candidate = Candidate(accepted: true, gaps)
    candidate.type("one", "two")
    var again = try resumed(candidate, gaps)
    again.type("3 three", "")
    #expect(answer(again, "gaps")?.text == "one\ntwo\nthree")
    var third = try resumed(again, gaps)
    try unseal(&third)
    #expect(third.sitting.states[0].answer == ["one", "two", "three"])
  }

  /// How sure somebody is, why, and lines of one answer change nothing that was answered.
  @Test func onlyAnotherAnswerIsARevision() {
    var candidate = candidate()
    candidate.type(":1", "a", "2", ":3", "loadView", "viewDidLoad", ":undo", "dealloc", "")
    #expect(answer(candidate, "first")?.revisions == 0)
    #expect(answer(candidate, "first")?.certainty == 2)
    #expect(answer(candidate, "calls")?.revisions == 0)
    candidate.type(":1", "b", "", ":3", "viewWillAppear:", "")
    #expect(answer(candidate, "first")?.revisions == 1)
    #expect(answer(candidate, "calls")?.revisions == 1)
  }
}
