import Curriculum
import Diagnostics
import Learning
import Notation
import Sessions
import Testing

@testable import Screening

/// What a candidate finds again after the program was killed: that something was answered, and when.
@Suite struct InterruptedSittingTests {
  /// The same candidate once more, who knows of the record what stands in plain text.
  private func resumed(_ candidate: Candidate) throws -> Candidate {
    let head = RecordHead(
      pack: [], round: "spring", candidate: "anna", language: .en, began: Moment(wall: 0, boot: 0),
      program: "")
    var record = Record.begin(head, .sodium).record
    for entry in candidate.entries {
      let line = record.line(for: entry, .sodium) { $0.map { $0 ^ 0x55 } }
      record.add(try #require(line?.line))
    }
    var again = Candidate(accepted: false, Candidate.paper + Candidate.shapes)
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
