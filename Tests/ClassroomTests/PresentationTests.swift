import Classroom
import Curriculum
import Learning
import Sessions
import Testing

@Suite struct PresentationTests {
  private let now = Instant(wall: 0, monotonic: 0)

  private func presentation(_ name: String) throws -> Presentation {
    let slides = try #require(content.slides(named: name))
    var presentation = Presentation(slides, library: content, in: .en)
    _ = presentation.begin(at: now)
    return presentation
  }

  @Test func everyPageOfBothPlansIsShownAndRevealed() throws {
    for name in ["class-a-life", "class-an-end"] {
      var room = try presentation(name)
      var shown: Set<Int> = [room.place.number]
      var isOver = false
      for _ in 0..<200 where !isOver {
        let response = room.handle("", at: now)
        for case .session(.refusal(let refusal)) in response.replies {
          #expect(Bool(false), "\(name) \(room.place.number): \(refusal)")
        }
        shown.insert(room.place.number)
        isOver = response.isOver
      }
      #expect(isOver && shown.count == room.place.count)
    }
  }

  @Test func returnAsksBeforeItReveals() throws {
    var room = try presentation("lazy-view")
    #expect(room.question?.item == "lazy-view/asking-loads")
    let revealed = room.handle("", at: now)
    #expect(room.question == nil && room.current == .reveal)
    #expect(revealed.replies.contains { if case .session(.graded) = $0 { true } else { false } })
    _ = room.handle("", at: now)
    #expect(room.question?.item == "lazy-view/outlet-before")
  }

  @Test func handsAreCountedANumberAChoice() throws {
    var room = try presentation("lazy-view")
    _ = room.handle(":goto 2", at: now)
    guard case .refusal(.noNumbers(choices: 4)) = room.handle(":hands 3", at: now).replies.first
    else { return #expect(Bool(false)) }
    _ = room.handle(":hands 3 12 5 0", at: now)
    #expect(room.hands[.init(slide: 1, round: 1)] == [3, 12, 5, 0])
  }

  @Test func codeIsEditedOnTheSpotAndRunBeforeTheReveal() throws {
    var room = try presentation("lazy-view")
    let changed = room.handle(
      ":edit 2 if memo.isViewLoaded { print(\"there is a view\") }", at: now)
    guard case .changed(let code) = changed.replies.first else { return #expect(Bool(false)) }
    #expect(code.text.contains("isViewLoaded"))
    let ran = room.handle("", at: now)
    #expect(ran.replies.contains { if case .session(.played) = $0 { true } else { false } })
    // The room's own question still stands, and is revealed next.
    #expect(room.question?.item == "lazy-view/asking-loads")
    _ = room.handle("", at: now)
    #expect(room.current == .reveal)
    guard case .refusal(.change) = room.handle(":edit 99 x", at: now).replies.first else {
      return #expect(Bool(false))
    }
  }

  @Test func whatTheRoomSaysIsGradedAsInStudy() throws {
    var room = try presentation("lazy-view")
    let answered = room.handle("0", at: now)
    #expect(answered.replies.contains { if case .session(.graded) = $0 { true } else { false } })
    #expect(room.current == .reveal)
  }

  @Test func pagesAreGoneToByNumber() throws {
    var room = try presentation("class-a-life")
    _ = room.handle(":goto 10", at: now)
    #expect(room.slide.item == "sheets/refresh")
    _ = room.handle(":back", at: now)
    #expect(room.slide.content == .pause)
    for wrong in ["0", "16", "x", ""] {
      guard
        case .refusal(.noSuchPage(_, count: 15)) = room.handle(":goto " + wrong, at: now).replies
          .first
      else { return #expect(Bool(false), "\(wrong)") }
    }
  }

  @Test func noCommandLeadsAwayFromThePage() throws {
    var room = try presentation("lazy-view")
    for command in [":learn 3", ":quiz 1", ":review", ":leave", ":checkpoint 1"] {
      guard case .refusal(.notInClass) = room.handle(command, at: now).replies.first else {
        return #expect(Bool(false), "\(command)")
      }
    }
    #expect(room.question?.item == "lazy-view/asking-loads")
  }
}
