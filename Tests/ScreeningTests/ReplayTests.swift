import Curriculum
import Learning
import Testing

@testable import Screening

/// What a record tells of a sitting is shown as it was.
@Suite struct ReplayTests {
  private func scenes(
    _ candidate: Candidate, _ paper: [PaperItem] = Candidate.paper
  ) -> [Replay.Scene] {
    var replay = Replay(Candidate(accepted: false, paper).sitting)
    return candidate.entries.map { replay.take($0) }
  }

  private func typed(
    _ candidate: Candidate, _ paper: [PaperItem] = Candidate.paper
  ) -> [String] {
    scenes(candidate, paper).compactMap(\.typed)
  }

  @Test func whatWasTakenBackIsToldFromWhatWasBegunAnew() {
    var candidate = Candidate(accepted: true)
    candidate.type("b", ":undo", "a", "2", ":1", ":again")
    #expect(typed(candidate) == ["b", ":undo", "a", "2", ":again"])
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
    #expect(typed(candidate, paper) == ["2 1"])
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
