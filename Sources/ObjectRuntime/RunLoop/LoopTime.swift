/// A moment on the run loop's clock, which stands still but where somebody waits.
///
/// It counts nanoseconds, so that a tenth of a second three times is as late as three tenths once.
package struct LoopTime: Hashable, Comparable, Sendable {
  private var nanoseconds = 0

  /// When the app was launched.
  package static let launch = LoopTime()

  private init() {}

  package init(seconds: Double) { nanoseconds = LoopTime.nanoseconds(seconds) }

  package var seconds: Double { Double(nanoseconds) / 1e9 }

  package static func < (one: LoopTime, other: LoopTime) -> Bool {
    one.nanoseconds < other.nanoseconds
  }

  /// So many seconds later, but not earlier, and no later than there is time; what is no number is
  /// no time.
  package func later(by seconds: Double) -> LoopTime {
    let (sum, overflow) = nanoseconds.addingReportingOverflow(
      LoopTime.nanoseconds(max(seconds, 0)))
    var later = self
    later.nanoseconds = overflow ? .max : sum
    return later
  }

  /// The first moment behind another one to which whole intervals lead from here.
  package func next(after moment: LoopTime, every interval: Double) -> LoopTime {
    let step = max(LoopTime.nanoseconds(interval), 1)
    guard nanoseconds <= moment.nanoseconds else { return self }
    let missed = (moment.nanoseconds - nanoseconds) / step
    var next = self
    let (sum, overflow) = (missed + 1).multipliedReportingOverflow(by: step)
    next.nanoseconds = overflow ? .max : nanoseconds + sum
    return next
  }

  private static func nanoseconds(_ seconds: Double) -> Int {
    if seconds.isNaN { return 0 }
    return Int(exactly: (min(max(seconds * 1e9, -9e18), 9e18)).rounded()) ?? 0
  }
}
