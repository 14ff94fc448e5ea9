import Testing

@testable import Rendering

@Suite struct LaneLayoutTests {
  @Test func lanesThatFitTakeWhatTheyWant() {
    #expect(LaneLayout([21, 34], in: 80)?.widths == [21, 34])
    #expect(LaneLayout([21, 34], in: 59)?.width == 59)
  }

  @Test func theWidestLanesGiveWay() {
    #expect(LaneLayout([21, 34], in: 40)?.widths == [18, 18])
    #expect(LaneLayout([5, 34], in: 40)?.widths == [5, 31])
    #expect(LaneLayout([4, 30, 30], in: 60)?.widths == [4, 25, 25])
  }

  @Test func lanesThatWouldBeTooNarrowAreNone() {
    #expect(LaneLayout([21, 34, 34], in: 40) == nil)
    #expect(LaneLayout([], in: 40) == nil)
    #expect(LaneLayout([4, 4, 4, 4, 4], in: 40)?.width == 30)
  }
}
