import Classroom
import Curriculum
import Sessions
import Testing

@Suite struct SlidesTests {
  @Test func aLessonIsItsStepsEachPredictedBeforeItsRun() throws {
    let slides = try #require(content.slides(named: "first-display"))
    #expect(slides.minutes == [12])
    #expect(slides.slides.first?.item == "first-display/from-memory")
    for slide in slides.slides {
      guard let reveal = slide.stages.firstIndex(of: .reveal) else { continue }
      #expect(slide.stages.firstIndex(of: .vote(round: 1)).map { $0 < reveal } == true)
    }
    #expect(slides.slides.contains { $0.stages.last == .discuss })
  }

  @Test func theFirstPlanIsHeldAsItIsWritten() throws {
    let slides = try #require(content.slides(named: "class-a-life"))
    #expect(slides.minutes.reduce(0, +) == 90)
    #expect(slides.minutes(before: 2) == 25)
    let items = slides.slides.map { $0.item ?? "-" }
    #expect(
      items == [
        "tabs/five-tabs", "first-display/from-memory", "first-display/with-window",
        "first-display/its-place", "lazy-view/asking-loads", "lazy-view/outlet-before",
        "lazy-view/ask-first", "push-and-pop/push", "-", "sheets/refresh", "sheets/who-is-told",
        "sheets/not-refreshed", "true-sizes/five-numbers", "tabs/five-tabs",
        "push-and-pop/swipe-cancelled",
      ])
    // The bet is revealed when the later part says so.
    #expect(slides.slides[0].stages == [.vote(round: 1)])
    #expect(slides.slides[13].stages == [.shown, .reveal])
    #expect(slides.slides[3].stages.last == .picture(":timeline"))
    #expect(
      slides.slides[4].stages == [.vote(round: 1), .discuss, .vote(round: 2), .reveal])
  }

  @Test func theSecondPlanBeginsWithWhatTheRoomWasWeakestAt() throws {
    let weakest = ["sheets/refresh", "tabs/five-tabs"]
    let slides = try #require(
      content.slides(named: "class-an-end", weakest: ["leaks/clock"] + weakest))
    let items = slides.slides.compactMap(\.item)
    // What is wanting is taken from the end of that plan.
    #expect(
      items.prefix(3) == ["sheets/refresh", "tabs/five-tabs", "push-and-pop/swipe-cancelled"])
    #expect(slides.slides[..<4].map(\.recalled?.wasHard) == [true, true, false, nil])
    // Whoever follows the class makes the same slides of what is asked again.
    #expect(slides.recalled == weakest)
    #expect(content.slides(named: "class-an-end", weakest: slides.recalled) == slides)
    #expect(
      slides.slides.contains {
        $0.content == .groups(["leaks/clock", "leaks/observer", "leaks/ring"])
      })
    guard case .cards(let lessons) = slides.slides.last?.content else {
      return #expect(Bool(false))
    }
    #expect(lessons.first == "tabs" && lessons.contains("leaks"))
  }
}
