import Testing

@testable import ObjectRuntime

@Suite struct LoopTimeTests {
  @Test func tenthsAddUp() {
    let sum = (1...10).reduce(LoopTime.launch) { time, _ in time.later(by: 0.1) }
    #expect(sum == LoopTime(seconds: 1))
  }

  @Test(arguments: [-1, -Double.infinity, Double.nan])
  func nothingIsEarlierThanNow(_ seconds: Double) {
    let now = LoopTime(seconds: 3)
    #expect(now.later(by: seconds) == now)
  }

  @Test(arguments: [1e10, 1e300, Double.infinity])
  func whatIsTooLateIsLast(_ seconds: Double) {
    let now = LoopTime(seconds: 3)
    #expect(now.later(by: seconds) > LoopTime(seconds: 1e9))
    #expect(now.later(by: seconds).later(by: seconds) >= now.later(by: seconds))
  }

  @Test func whatWasMissedIsMissed() {
    let first = LoopTime(seconds: 1)
    #expect(first.next(after: LoopTime(seconds: 1), every: 1) == LoopTime(seconds: 2))
    #expect(first.next(after: LoopTime(seconds: 3.5), every: 1) == LoopTime(seconds: 4))
    #expect(first.next(after: LoopTime(seconds: 0.5), every: 1) == first)
    #expect(first.next(after: LoopTime(seconds: 2), every: 0) > LoopTime(seconds: 2))
    #expect(first.next(after: LoopTime(seconds: 2), every: 1e300) > LoopTime(seconds: 1e9))
  }

  @Test func theLastMomentIsTheNextOfAll() {
    let late = LoopTime(seconds: 9e9)
    #expect(LoopTime(seconds: 5e9).next(after: late, every: 5e9) > late)
    #expect(LoopTime(seconds: -9e9).next(after: late, every: 1) > late)
  }
}
