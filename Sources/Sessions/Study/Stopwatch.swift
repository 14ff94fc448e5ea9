import Learning

/// How long a person has been at a page or question, without the times of two minutes and more in
/// which nothing was typed.
struct Stopwatch: Sendable {
  private var milliseconds = 0
  private var last: Instant?

  var seconds: Double { Double(milliseconds) / 1000 }

  mutating func tick(_ time: Instant) {
    let gap = last.map { time.monotonic - $0.monotonic } ?? 0
    if (0..<120_000).contains(gap) { milliseconds += gap }
    last = time
  }

  mutating func restart() { milliseconds = 0 }
}
