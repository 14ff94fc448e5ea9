/// A moment on the run loop's clock, which stands still but where somebody waits.
///
/// It counts nanoseconds, so that a tenth of a second three times is as late as three tenths once.
package struct LoopTime: Hashable, Comparable, Sendable {
  private let nanoseconds: Int

  /// When the app was launched.
  package static let launch = LoopTime(nanoseconds: 0)
  /// Behind all other times: what is due then never comes.
  package static let end = LoopTime(nanoseconds: .max)

  private init(nanoseconds: Int) { self.nanoseconds = nanoseconds }

  package init(seconds: Double) { nanoseconds = LoopTime.nanoseconds(seconds) }

  package var seconds: Double { Double(nanoseconds) / 1e9 }

  package static func < (one: LoopTime, other: LoopTime) -> Bool {
    one.nanoseconds < other.nanoseconds
  }

  /// So many seconds later, but not earlier, and no later than there is time; what is no number is
  /// no time.
  package func later(by seconds: Double) -> LoopTime {
    later(by: LoopTime.nanoseconds(max(seconds, 0)))
  }

  private func later(by step: Int) -> LoopTime {
    let (sum, overflow) = nanoseconds.addingReportingOverflow(step)
    return LoopTime(nanoseconds: overflow ? .max : sum)
  }

  /// The first moment behind another one to which whole intervals lead from here.
  package func next(after moment: LoopTime, every interval: Double) -> LoopTime {
    guard nanoseconds <= moment.nanoseconds else { return self }
    let step = max(LoopTime.nanoseconds(interval), 1)
    let (gap, isTooWide) = moment.nanoseconds.subtractingReportingOverflow(nanoseconds)
    let last = LoopTime(nanoseconds: moment.nanoseconds - (isTooWide ? 0 : gap % step))
    return last.later(by: step)
  }

  private static func nanoseconds(_ seconds: Double) -> Int {
    if seconds.isNaN { return 0 }
    if seconds > 9e9 { return .max }
    return Int(exactly: max(seconds * 1e9, -9e18).rounded()) ?? 0
  }
}
