import Curriculum
import Learning
import Notation
import Testing

@testable import Screening

/// What a record tells of a sitting is shown as it was.
@Suite struct ReplayTests {
  private func scenes(
    _ candidate: Candidate, _ paper: [PaperItem] = Candidate.paper
  ) -> [Replay.Scene] {
    var replay = Replay(Candidate(accepted: false, paper).sitting, acceptance: "accept")
    return candidate.entries.flatMap { replay.take($0) }
  }

  private func typed(
    _ candidate: Candidate, _ paper: [PaperItem] = Candidate.paper
  ) -> [String] {
    scenes(candidate, paper).compactMap(\.typed)
  }

  @Test func whatWasTakenBackIsToldFromWhatWasBegunAnew() {
    var candidate = Candidate(accepted: true)
    candidate.type("b", ":undo", "a", "2", ":1", ":again")
    #expect(typed(candidate) == ["accept", "b", ":undo", "a", "2", ":1", ":again"])
  }

  /// The very lines that were typed, and all that was said to them: pages, lists, the simulator.
  @Test func theSittingIsHeldAgain() {
    let lines = [
      "accept", "b", "3", "1 let a = 2", ":play", "print(a)", ":again", ":leave", "1+ let b = 1",
      "2-",
      "", "vc viewDidLoad", "vc loadView", "", "2", "since it is", ":flag", ":language cs",
      "a text",
      ":note unclear", ":3", ":end", ":end",
    ]
    var candidate = Candidate(accepted: false)
    var said: [String] = []
    for line in lines {
      candidate.type(line)
      candidate.now.moment.wall += 1000
      candidate.now.moment.boot += 1000
      candidate.now.awake += 1000
      said += candidate.replies.map { "\($0)" }
    }
    let scenes = scenes(candidate)
    #expect(scenes.compactMap(\.typed) == lines)
    #expect(scenes.flatMap(\.replies).map { "\($0)" } == said)
    #expect(said.contains { $0.contains("played") }, "the simulator answers")
  }

  /// What no line makes is shown as it stands in the record.
  @Test func whatNobodyCanTypeIsShownAsItStands() throws {
    var candidate = Candidate(accepted: true)
    candidate.type("b", "2")
    let place = try #require(candidate.entries.firstIndex { $0.kind == .answered })
    candidate.entries[place].payload = ["answer": ["9"], "dialect": "swift"]
    #expect(typed(candidate) == ["accept", "i", "2", ":2"])
  }

  @Test func whatIsPickedOfSeveralIsTypedByItsNumbers() {
    let paper = [
      PaperItem(
        id: "order", minutes: 2,
        paper: Paper(
          prompt: .none, ask: .order(["viewDidLoad", "loadView"], hasDistractors: false)))
    ]
    var candidate = Candidate(accepted: true, paper)
    candidate.type("2 1")
    #expect(typed(candidate, paper) == ["accept", "2 1"])
  }

  /// From where the answers were opened again it is held as if it had not been interrupted.
  @Test func whatWasOpenedAgainIsShown() {
    var candidate = Candidate(accepted: true)
    candidate.type(":3", "loadView", "viewDidLoad")
    _ = candidate.take { sitting, now in
      sitting.seal()
      var response = SittingResponse()
      response.entries = [Entry(.resumed, at: now.moment, language: .en)]
      return response
    }
    let known = candidate.entries.map { KnownLine($0) }
    _ = candidate.take { sitting, now in
      var response = sitting.handle(":unseal 7K3M9-QX2PD", at: now)
      sitting.unseal(known, at: now, &response)
      return response
    }
    candidate.type("dealloc", "")
    #expect(
      typed(candidate)
        == ["accept", ":3", "loadView", "viewDidLoad", ":unseal …", "dealloc", ""])
  }

  /// What was begun anew after an interruption is sealed no longer.
  @Test func nothingIsSaidToBeSealedThatWasDropped() {
    var candidate = Candidate(accepted: true)
    candidate.type("b")
    _ = candidate.take { sitting, now in
      sitting.seal()
      var response = SittingResponse()
      response.entries = [Entry(.resumed, at: now.moment, language: .en)]
      return response
    }
    candidate.type(":1", ":again")
    let shown = scenes(candidate).flatMap(\.replies).compactMap { reply in
      if case .page(_, let marks) = reply { marks.isAddedTo } else { nil }
    }
    #expect(shown.count == 1, "once before it was dropped, and never after that")
  }
}
