import Curriculum
import Diagnostics
import Grading
import Notation
import Testing

@testable import Screening

@Suite struct CandidateReportTests {
  private func report(_ items: [ItemReport], pass: Double = 0.6) -> CandidateReport {
    let timeline = Timeline([], limit: 1_800_000)
    return CandidateReport(
      round: "r", id: "a1", name: "Ana", language: .cs, receipt: "7K3M9-QX2PD", items: items,
      timeline: timeline, signals: [], pass: pass)
  }

  private func item(
    _ id: String, _ skills: [Skill], _ score: Double?, certainty: Int? = nil
  ) -> ItemReport {
    ItemReport(
      id: id, skills: skills, marking: .key, answer: score.map { _ in ["1"] },
      mark: score.map { Mark(score: $0, isCorrect: $0 == 1, right: ["1"], working: "") },
      certainty: certainty)
  }

  @Test func theScoreIsOfWhatIsMarked() {
    let found = report([
      item("a", [.subject(.nav)], 1, certainty: 3), item("b", [.subject(.nav)], 0.5, certainty: 3),
      item("c", [.subject(.leaks)], nil),
      ItemReport(id: "d", skills: [], marking: .none, answer: ["1"]),
    ])
    #expect(found.score == 1.5 && found.of == 3 && found.result.hasPassed == false)
    #expect(found.interval == Interval(score: 1.5, of: 3))
    #expect(
      found.skills == [
        .init(skill: .subject(.nav), score: 1.5, of: 2),
        .init(skill: .subject(.leaks), score: 0, of: 1),
      ])
    // What was not answered was certain in no way.
    #expect(found.calibration == [Calibration(certainty: 3, count: 2, score: 1.5)])
  }

  /// A key names choices in English, and calls as Objective-C does.
  @Test func answersAreNamedAsOnThePaper() {
    func question(_ ask: Paper.Ask) -> PaperItem {
      PaperItem(id: "q", minutes: 1, paper: Paper(prompt: .none, ask: ask))
    }
    func answered(_ answer: [String], right: [String]) -> ItemReport {
      var item = item("a", [], 0)
      item.answer = answer
      item.mark?.right = right
      return item
    }
    let choices = ["One", "Two"].map { Paper.Texts([.en: $0, .ja: $0 + "番"]) }
    let named = report([
      answered(["1  One"], right: ["2  Two"]),
      answered(["1  dealloc"], right: ["2  viewWillAppear:"]),
      answered(["vc viewDidLoad"], right: ["vc viewWillAppear:", "vc dealloc"]),
      answered(["7"], right: ["8"]),
    ]).named(
      by: [
        question(.choice(choices)),
        question(.order(["dealloc", "viewWillAppear:"], hasDistractors: false)),
        question(.drive(["vc"], par: 2)), question(.number),
      ], in: .ja)
    #expect(named.items.map(\.answer) == [["a  One番"], ["1  deinit"], ["vc viewDidLoad"], ["7"]])
    #expect(
      named.items.map { $0.mark?.right } == [
        ["b  Two番"], ["2  viewWillAppear(_:)"], ["vc viewWillAppear(_:)", "vc deinit"], ["8"],
      ])
  }

  @Test func theMarkThatPassesPasses() {
    #expect(report([item("a", [], 0.6)]).result.hasPassed == true)
    #expect(report([item("a", [], 0.59)]).result.hasPassed == false)
  }

  @Test func whatPeopleReadCountsOnceTheyHave() {
    func reason(_ score: Double?) -> ItemReport {
      ItemReport(id: "b", skills: [], marking: .raters(score: score), text: "because")
    }
    let open = report([item("a", [], 1), reason(nil)])
    #expect(open.of == 1 && open.result == .init(isPassing: true, unread: 1, isOpen: true))
    #expect(open.result.hasPassed == nil)
    let read = report([item("a", [], 1), reason(0)])
    #expect(read.of == 2 && read.score == 1 && read.result.hasPassed == false)
  }

  @Test func whereNothingWasSaidNobodyHasToRead() throws {
    let text = """
      format: 1
      id: b
      minutes: 1
      rules: {pass: 0.6}
      items:
      - {id: why, minutes: 1, ask: quiz/question, reason: line, marked: reason}
      """
    let plan = try #require(Blueprint.read(SourceText(name: "b", text: text)).value)
    let round = Round(
      id: "b", blueprint: text, ios: "26", minutes: 1, dialects: [.swift], pass: 0.6,
      language: .en, program: "", candidates: [])
    func report(_ entries: [Entry]) -> CandidateReport {
      CandidateReport(
        of: entries, by: CandidateRow(id: "anna", name: ""), in: round, minutes: 1,
        plan.items.map { KeyedItem($0, nil) }, receipt: "")
    }
    let silent = report([])
    #expect(silent.result.unread == 0 && silent.of == 1 && silent.score == 0)
    let moment = Moment(wall: 0, boot: 0)
    let said = Entry(
      .answered, at: moment, item: "Q1", language: .en, payload: ["answer": ["because"]])
    #expect(report([said]).result.unread == 1)
  }

  @Test func theLineForPrograms() throws {
    let json = report([item("a", [.subject(.nav)], 0.5, certainty: 2)]).json
    #expect(json["event"]?.string == "candidate" && json["id"]?.string == "a1")
    #expect(json["score"]?.number == 0.5 && json["of"]?.integer == 1)
    #expect(json["skills"]?["nav"]?["score"]?.number == 0.5)
    #expect(json["receipt"]?.string == "7K3M9-QX2PD")
    #expect(try JSON(parsing: json.encoded()) == json)
  }
}
