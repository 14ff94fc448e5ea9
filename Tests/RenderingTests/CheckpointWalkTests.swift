import Curriculum
import Testing

@testable import Learning
@testable import Sessions

/// The course's own checkpoints, taken before their parts: entry tests.
@Suite struct CheckpointWalkTests {
  /// Takes the checkpoint of a part; nil where it does not end.
  private func taken(_ part: Int, _ language: Language, knowing: Bool) -> (
    CheckpointResult, Session
  )? {
    var session = Session(language: language, library: library)
    func type(_ line: String) -> [Reply] {
      session.handle(line, at: Instant(wall: 0, monotonic: 0)).replies
    }
    _ = type(":checkpoint \(part)")
    for _ in 0..<Checkpoint.count {
      guard case .quiz(let walk, _) = session.activity else { return nil }
      let asked = walk.current
      for entry in knowing ? asked.rightEntries : asked.wrongEntries(catching: []) {
        _ = type(entry)
      }
      if case .quiz(let walk, _) = session.activity, !walk.isAnswered { _ = type(":answer") }
      for case .checkpointDone(let result) in type("") { return (result, session) }
    }
    return nil
  }

  private static let languages = Language.allCases

  @Test(arguments: 1...5) func whoKnowsAPartPassesItAndItsLessonsAreKnown(_ part: Int) throws {
    var (result, session) = try #require(
      taken(part, Self.languages[part % Self.languages.count], knowing: true))
    #expect(result.isPassed && result.isEntry && result.count == Checkpoint.count, "\(result)")
    #expect(result.score == Double(Checkpoint.count) && result.weak.isEmpty, "\(result)")
    #expect(session.known.partsPassed == [part])
  }

  /// Part 1 is learnt in Swift, unless somebody chose the other dialect.
  @Test func whoLearnsInSwiftIsAskedInSwift() throws {
    for seconds in 0..<5 {
      var session = Session(language: .en, library: library)
      let time = Instant(wall: seconds * 86_400_000, monotonic: 0)
      _ = session.handle(":checkpoint 1", at: time)
      for _ in 0..<Checkpoint.count {
        let page = try #require(session.shownPage)
        #expect(page.standsIn == nil, "\(page)")
        _ = session.handle(":skip", at: time)
      }
    }
  }

  @Test(arguments: 1...5) func whoDoesNotIsTaughtIt(_ part: Int) throws {
    var (result, session) = try #require(taken(part, .en, knowing: false))
    #expect(!result.isPassed && result.lesson != nil && result.queued > 0, "\(result)")
    #expect(session.known.partsPassed.isEmpty)
  }
}
